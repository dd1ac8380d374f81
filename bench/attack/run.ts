import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openReader } from '../gate/reader.ts';
import { allCases } from './cases.ts';
import { isApproved, type Judged, judgeAll } from './judge.ts';
import { reportOf } from './report.ts';
import { readSurvivors, recordSurvivors } from './survivors.ts';

const help = `Judges requests of an attacker, and counts what is approved. Writes bench/attack/REPORT.md.

  npm run bench:attack [-- <options>]

  --id <part>     only cases whose id has this part; writes no report
  --show          also prints the words of each that is approved
  --stops         also prints what stops the others
  --record        takes off the list in bench/attack/survivors.json what is stopped now
  --record-new    also adds what is approved and not listed; for new cases only
`;

const say = (text: string) => process.stdout.write(`${text}\n`);

const { values: options } = parseArgs({
  options: {
    id: { type: 'string' },
    show: { type: 'boolean', default: false },
    stops: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    'record-new': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const nameOf = ({ tried }: Judged) => `${tried.id} (${tried.why})\n    ${tried.request.human_intent}`;

function countFaults(judged: readonly Judged[]): number {
  const listed = readSurvivors();
  const fresh = judged.filter((each) => isApproved(each) && !listed.has(each.tried.id));
  const useless = judged.filter(({ isControlApproved }) => !isControlApproved);
  for (const each of fresh) say(`approved, and not listed: ${nameOf(each)}`);
  for (const { tried } of useless) say(`honest words not approved: ${tried.id}\n    ${tried.control.human_intent}`);
  return fresh.length + useless.length;
}

async function main(): Promise<number> {
  if (options.help) {
    say(help);
    return 0;
  }
  const reader = await openReader();
  const cases = allCases().filter(({ id }) => id.includes(options.id ?? ''));
  const judged = await judgeAll(cases, reader);
  const approved = judged.filter(isApproved);
  if (options.show) for (const each of approved) say(nameOf(each));
  if (options.stops) {
    for (const { tried } of judged.filter((each) => !isApproved(each))) {
      say(`${tried.id}: ${(await reader.stopsOf(tried.request)).join(' + ')}`);
    }
  }
  if (!options.id) {
    const adds = options['record-new'];
    const ids = approved.map(({ tried }) => tried.id);
    if (options.record || adds) say(`${recordSurvivors(ids, { adds })} known survivors listed`);
    writeFileSync(new URL('REPORT.md', import.meta.url), reportOf(judged));
    say('written: bench/attack/REPORT.md');
  }
  say(`${approved.length} of ${judged.length} approved`);
  for (const crash of reader.crashes) say(`CRASH ${crash}`);
  return countFaults(judged) + reader.crashes.size > 0 ? 1 : 0;
}

process.exitCode = await main();
