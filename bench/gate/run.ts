import { parseArgs } from 'node:util';
import { allBases, type Base } from './bases.ts';
import { tryMutants } from './gate.ts';
import { heldOutSet } from './held-out/index.ts';
import { type Mutant, nameOf } from './mutant.ts';
import { openSet } from './open/index.ts';
import { kinds, type MutationKind, type PhraseSet, strictKinds } from './phrases.ts';
import { openReader, type Reader } from './reader.ts';
import { type Measured, readBefore, writeBefore, writeReport } from './report.ts';
import { sampleOf } from './sample.ts';
import { recordSurvivors } from './survivors.ts';
import { type Counts, countBase, countMutant, emptyTally, type Tally } from './tally.ts';

const help = `Mutates right requests, and counts what is approved and should not be. Writes bench/gate/REPORT.md.

  --kind <kind>        only one of ${kinds.join(', ')}; writes nothing
  --language <code>    only phrases of a language; writes nothing
  --id <part>          only requests whose id has this part; writes nothing
  --sample             only the requests that npm test mutates; writes nothing
  --show               also prints the words of each that is approved; with the open phrases only
  --turns <n>          mutants of each kind of each request (1)
  --record             takes off survivors.json what does not survive any more; with the open phrases only
  --record-new         also adds what survives and is not listed
  --before             writes the counts as those that later reports are compared with
`;

const say = (text: string) => process.stdout.write(`${text}\n`);
const progress = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${text}`);

const { values: options } = parseArgs({
  options: {
    kind: { type: 'string' },
    language: { type: 'string' },
    id: { type: 'string' },
    sample: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    turns: { type: 'string', default: '1' },
    record: { type: 'boolean', default: false },
    'record-new': { type: 'boolean', default: false },
    before: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const isWhole = !options.kind && !options.language && !options.id && !options.sample && options.turns === '1';

const show = ({ request }: Mutant) => `    ${request.human_intent.replaceAll('\n', '\n    ')}`;

interface Run {
  readonly tally: Tally;
  /** Names of those of the kinds that have a list. */
  readonly alive: ReadonlySet<string>;
}

async function measure(set: PhraseSet, bases: readonly Base[], reader: Reader, says: boolean): Promise<Run> {
  const tally = emptyTally();
  const alive = new Set<string>();
  let done = 0;
  const tried = tryMutants(
    bases,
    { set, reader },
    {
      turns: Number(options.turns),
      ...(options.kind && { only: kinds.filter((kind) => kind === options.kind) as MutationKind[] }),
      isWanted: ({ language }) => !options.language || language === options.language,
      onBase: (base, verdict) => {
        countBase(tally, base, verdict);
        if (++done % 50 === 0) progress(`${done} of ${bases.length} right requests mutated`);
      },
    },
  );
  for await (const each of tried) {
    countMutant(tally, each);
    if (!each.isApproved) continue;
    if (!strictKinds.has(each.mutant.kind)) alive.add(nameOf(each.mutant));
    if (says) say(`${nameOf(each.mutant)}\n${show(each.mutant)}`);
  }
  progress('');
  return { tally, alive };
}

const showCounts = (counts: Counts) =>
  Object.entries(counts)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { made, approved }]) => `  ${name.padEnd(40)} ${String(approved).padStart(6)} of ${made}`)
    .join('\n');

const showTally = ({ right, kinds: ofKinds, positions }: Tally) =>
  `right, approved\n${showCounts(right)}\nmutated, approved\n${showCounts(ofKinds)}\n${showCounts(positions)}`;

async function main(): Promise<number> {
  if (options.help) {
    say(help);
    return 0;
  }
  const reader = await openReader();
  const every = allBases();
  const { id } = options;
  const chosen = options.sample ? sampleOf(every) : every;
  const bases = id ? chosen.filter((base) => base.id.includes(id)) : chosen;
  const open = await measure(openSet, bases, reader, options.show);
  say(`with the open phrases\n${showTally(open.tally)}`);
  if (options.record || options['record-new']) {
    if (!isWhole && !options.sample) throw new Error('--record needs all requests, or those of --sample');
    say(`${recordSurvivors(open.alive, { adds: options['record-new'] })} known survivors listed`);
  }
  const heldOut = await measure(heldOutSet, bases, reader, false);
  say(`with the phrases held out\n${showTally(heldOut.tally)}`);
  for (const crash of reader.crashes) say(`CRASH ${crash}`);
  if (isWhole) {
    const measured: Measured = { open: open.tally, heldOut: heldOut.tally };
    if (options.before) writeBefore(measured);
    writeReport(measured, readBefore());
    say('written: bench/gate/REPORT.md');
  }
  const passed = kinds.some((kind) => strictKinds.has(kind) && (open.tally.kinds[kind]?.approved ?? 0) > 0);
  return passed || reader.crashes.size > 0 ? 1 : 0;
}

process.exitCode = await main();
