import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openBlackBox } from './black-box.ts';
import { showConfidence } from './confidence.ts';
import { generate } from './generate.ts';
import { judgeRow, type Outcome } from './judge-row.ts';
import { measureLatency } from './latency.ts';
import { drawRejectsByNode } from './picture.ts';
import { writeReport } from './report.ts';
import { showMisses } from './show-misses.ts';
import { tally } from './tally.ts';
import { accuracyTargets, latencyTargets, type Target } from './targets.ts';

const help = `Measures how often the validator is right, and how fast. Writes REPORT.md and rejects-by-node.svg.

  npm run bench:accuracy [-- <options>]

  --seed <text>     another set of requests (1); the report is written for seed 1 only
  --misses [--most <n>] [--id <part>]   prints the rows of the dev split that went wrong, and writes nothing
  --with-test       with --misses: also those of the test split, which nobody who tunes may look at
  --confidence      prints whether confidences mean what they say and what they could be set by, and writes nothing
`;

const committedSeed = '1';
const say = (text: string) => process.stdout.write(`${text}\n`);
const isTerminal = process.stderr.isTTY;
const progress = (text: string) => process.stderr.write(isTerminal ? `\r\u001b[K${text}` : '');

const showTarget = ({ name, wanted, is, isMet }: Target) =>
  `${isMet ? 'ok    ' : 'MISSED'} ${name.padEnd(36)} ${is.padStart(24)}   ${wanted}`;

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: committedSeed },
    misses: { type: 'boolean', default: false },
    most: { type: 'string', default: '40' },
    id: { type: 'string' },
    'with-test': { type: 'boolean', default: false },
    confidence: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<number> {
  if (options.help) {
    say(help);
    return 0;
  }
  const box = await openBlackBox();
  const rows = generate(options.seed);
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    const answer = await box.ask(row.request, row.policy);
    if (answer) outcomes.push(judgeRow(row, answer));
    if (outcomes.length % 100 === 0) progress(`${outcomes.length} of ${rows.length} requests judged`);
  }
  progress('');
  for (const crash of box.crashes) say(`CRASH ${crash}`);
  if (options.misses) {
    say(showMisses(outcomes, { most: Number(options.most), id: options.id, includesTest: options['with-test'] }));
    return 0;
  }
  if (options.confidence) {
    say(showConfidence(outcomes));
    return 0;
  }
  progress('measuring times');
  const latency = await measureLatency(box, rows);
  progress('');
  const targets = [...accuracyTargets(tally(outcomes)), ...latencyTargets(latency)];
  for (const target of targets) say(showTarget(target));
  if (options.seed === committedSeed) {
    const here = (name: string) => new URL(name, import.meta.url);
    await writeFile(here('REPORT.md'), writeReport(options.seed, outcomes, latency));
    await writeFile(here('rejects-by-node.svg'), drawRejectsByNode(outcomes));
    say('written: bench/accuracy/REPORT.md, bench/accuracy/rejects-by-node.svg');
  }
  return targets.every(({ isMet }) => isMet) && box.crashes.size === 0 ? 0 : 1;
}

process.exitCode = await main();
