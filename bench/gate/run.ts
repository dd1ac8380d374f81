import { parseArgs } from 'node:util';
import { allBases, type Base } from './bases.ts';
import { ownBounds } from './closing.ts';
import { tryMutants } from './gate.ts';
import { heldOutSet } from './held-out/index.ts';
import { type Mutant, nameOf } from './mutant.ts';
import { openSet } from './open/index.ts';
import { kinds, type MutationKind, type PhraseSet } from './phrases.ts';
import { openReader, type Reader } from './reader.ts';
import { type Measured, readBefore, writeBefore, writeReport } from './report.ts';
import { countedOf, sampleOf } from './sample.ts';
import { readSurvivors, recordSurvivors, survivorName } from './survivors.ts';
import { type Counts, countMutant, countRight, emptyTally, type Right, type Tally } from './tally.ts';

const help = `Mutates right requests, and counts what is approved and should not be. Writes bench/gate/REPORT.md.

  npm run bench:gate [-- <options>]

  --all                mutates every right request, not one in six, with the open phrases; writes no report
  --sample             mutates those of npm test, with the open phrases; writes no report
  --kind <kind>        only this of ${kinds.join(', ')}; may be repeated; writes no report
  --language <code>    only phrases of a language; writes nothing
  --id <part>          only requests whose id has this part; writes nothing
  --show               also prints the words of each that is approved; with the open phrases only
  --turns <n>          mutants of each kind of each request (1)
  --record             takes off the lists in bench/gate/survivors what does not survive any more
  --record-new         also adds what survives and is not listed
  --before             writes the counts as those that later reports are compared with
`;

const say = (text: string) => process.stdout.write(`${text}\n`);
const progress = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${text}`);

const { values: options } = parseArgs({
  options: {
    kind: { type: 'string', multiple: true },
    language: { type: 'string' },
    id: { type: 'string' },
    all: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    turns: { type: 'string', default: '1' },
    record: { type: 'boolean', default: false },
    'record-new': { type: 'boolean', default: false },
    before: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const chosenKinds = kinds.filter((kind) => !options.kind || options.kind.includes(kind));
const isPart = Boolean(options.language || options.id) || options.turns !== '1';
const isReported = !isPart && !options.kind && !options.sample && !options.all;

const show = ({ request }: Mutant) => `    ${request.human_intent.replaceAll('\n', '\n    ')}`;

type Names = ReadonlyMap<MutationKind, Set<string>>;
const noNames = (): Names => new Map(kinds.map((kind) => [kind, new Set<string>()]));

interface Run {
  readonly tally: Tally;
  /** Names of phrases with which a mutant was approved: in the sample of `npm test`, and in all. */
  readonly sample: Names;
  readonly whole: Names;
}

async function measure(
  set: PhraseSet,
  bases: readonly Base[],
  reader: Reader,
  sampled: ReadonlySet<Base>,
): Promise<Run> {
  const tally = emptyTally();
  const [sample, whole] = [noNames(), noNames()];
  let done = 0;
  const tried = tryMutants(
    bases,
    { set, bounds: set === openSet ? ownBounds : null, reader },
    {
      turns: Number(options.turns),
      only: chosenKinds,
      isWanted: ({ language }) => !options.language || language === options.language,
      onBase: () => {
        if (++done % 50 === 0) progress(`${done} of ${bases.length} right requests mutated`);
      },
    },
  );
  for await (const each of tried) {
    countMutant(tally, each);
    if (!each.isApproved) continue;
    const { kind, base, language, phrase } = each.mutant;
    whole.get(kind)?.add(survivorName(language, phrase));
    if (sampled.has(base)) sample.get(kind)?.add(survivorName(language, phrase));
    if (options.show && set === openSet) say(`${nameOf(each.mutant)}\n${show(each.mutant)}`);
  }
  progress('');
  return { tally, sample, whole };
}

async function measureRight(bases: readonly Base[], reader: Reader): Promise<Right> {
  const right: Right = { counts: {}, lost: {} };
  for (const base of bases) {
    const isApproved = await reader.isApproved(base.request);
    countRight(right, base, isApproved ? null : await reader.stopsOf(base.request));
  }
  return right;
}

const showCounts = (counts: Counts) =>
  Object.entries(counts)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { made, approved }]) => `  ${name.padEnd(40)} ${String(approved).padStart(6)} of ${made}`)
    .join('\n');

const showTally = ({ kinds: ofKinds, positions }: Tally) =>
  `mutated, approved\n${showCounts(ofKinds)}\n${showCounts(positions)}`;

/** The number of survivors that are not listed. */
const countUnlisted = ({ whole }: Run): number =>
  kinds.reduce((sum, kind) => {
    const listed = readSurvivors(kind).whole;
    return sum + [...(whole.get(kind) ?? [])].filter((name) => !listed.has(name)).length;
  }, 0);

function record({ sample, whole }: Run): void {
  if (isPart || !(options.sample || options.all)) throw new Error('--record needs --all or --sample');
  for (const kind of chosenKinds) {
    const alive = { sample: sample.get(kind) ?? new Set(), whole: options.all ? (whole.get(kind) ?? new Set()) : null };
    say(`${kind}: ${recordSurvivors(kind, alive, { adds: options['record-new'] })} known survivors listed`);
  }
}

async function main(): Promise<number> {
  if (options.help) {
    say(help);
    return 0;
  }
  const reader = await openReader();
  const every = allBases();
  const { id } = options;
  const sampled = sampleOf(every);
  const chosen = options.sample ? sampled : options.all || id ? every : countedOf(every);
  const bases = id ? chosen.filter((base) => base.id.includes(id)) : chosen;
  const open = await measure(openSet, bases, reader, new Set(sampled));
  say(`with the open phrases\n${showTally(open.tally)}`);
  if (options.record || options['record-new']) record(open);
  if (isReported) {
    const heldOut = await measure(heldOutSet, bases, reader, new Set());
    say(`with the phrases held out\n${showTally(heldOut.tally)}`);
    const right = await measureRight(every, reader);
    say(`right, approved\n${showCounts(right.counts)}`);
    const measured: Measured = { right, open: open.tally, heldOut: heldOut.tally };
    if (options.before) writeBefore(measured);
    writeReport(measured, readBefore());
    say('written: bench/gate/REPORT.md');
  }
  for (const crash of reader.crashes) say(`CRASH ${crash}`);
  const unlisted = countUnlisted(open);
  if (unlisted > 0) say(`${unlisted} phrases survive that are not listed`);
  return unlisted > 0 || reader.crashes.size > 0 ? 1 : 0;
}

process.exitCode = await main();
