import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Fault, ROUNDS, roundsOf } from './fault.ts';
import type { Kind } from './world.ts';

/** The measurements of one fault on one kind of world; kept until they are repeated. */
export interface Result {
  readonly name: string;
  readonly on: Kind;
  readonly date: string;
  /** The load average when the world started, and the number of cores. */
  readonly load: number;
  readonly cores: number;
  /** Why it was skipped; then there is nothing else. */
  readonly skipped?: string;
  readonly rounds: number;
  /** Acknowledged writes during the fault, all of them compared. */
  readonly acknowledged: number;
  readonly missing: number;
  readonly halfWritten: number;
  readonly doubled: number;
  /** Of each kill: the writes in flight. */
  readonly inFlight: readonly number[];
  readonly recoverySeconds: readonly number[];
  /** Of the last round. */
  readonly seen: string;
  readonly violations: readonly string[];
}

const file = new URL('results.json', import.meta.url);
const page = new URL('../../docs/reference/faults.md', import.meta.url);

const read = (): Result[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

/** Replaces earlier measurements of the same fault. */
export function keep(result: Result, faults: readonly Fault[]): void {
  const others = read().filter(({ name, on }) => name !== result.name || on !== result.on);
  const places = faults.flatMap(({ name, on }) => on.map((kind) => `${name} ${kind}`));
  const results = [...others, result]
    .filter(({ name, on }) => places.includes(`${name} ${on}`))
    .toSorted((one, other) => places.indexOf(`${one.name} ${one.on}`) - places.indexOf(`${other.name} ${other.on}`));
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

/** At the end of a run only, because each change of the report makes `npm start` rebuild its pages. */
export function writePage(faults: readonly Fault[]): void {
  writeFileSync(page, reportPage(read(), faults));
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const seconds = (value: number | undefined) => (value === undefined ? '-' : value.toFixed(1));
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: readonly (string | number)[]) => `| ${cells.map((each) => cell(String(each))).join(' | ')} |`;

/** Violated expectations, including the maximum recovery time. */
export function faultsOf(result: Result, fault: Fault | undefined): string[] {
  const worst = Math.max(0, ...result.recoverySeconds);
  const limit = fault?.limitSeconds ?? Number.POSITIVE_INFINITY;
  return [
    ...new Set(result.violations),
    ...(worst > limit ? [`the longest recovery took ${seconds(worst)} s, more than ${limit} s`] : []),
  ];
}

/** The faults with fewer rounds than required; a kill without a write in flight does not count. */
export function findUnmeasured(results: readonly Result[], faults: readonly Fault[], rounds = ROUNDS): string[] {
  const unmeasured = (fault: Fault, kind: Kind): string[] => {
    const result = results.find(({ name, on }) => name === fault.name && on === kind);
    if (!result) return ['not made'];
    if (result.skipped !== undefined) return [result.skipped];
    const made = fault.isKill ? result.inFlight.filter((writes) => writes > 0).length : result.rounds;
    const wanted = roundsOf(fault, rounds);
    return made < wanted ? [`${made} of ${wanted} rounds${fault.isKill ? ' with writes in flight' : ''}`] : [];
  };
  return faults.flatMap((fault) =>
    fault.on.flatMap((kind) => unmeasured(fault, kind).map((why) => `${fault.name}, ${kind}: ${cell(why)}`)),
  );
}

export function reportPage(results: readonly Result[], faults: readonly Fault[]): string {
  const faultOf = ({ name }: Result) => faults.find((fault) => fault.name === name);
  const measured = results.filter(({ skipped }) => skipped === undefined);
  const total = (of: (result: Result) => number) => measured.reduce((sum, result) => sum + of(result), 0);
  const failures = measured.flatMap((result) =>
    faultsOf(result, faultOf(result)).map((text) => `${result.name}, ${result.on}: ${cell(text)}`),
  );
  const unmeasured = findUnmeasured(results, faults);
  const listed = (lines: readonly string[]) =>
    lines.length === 0 ? 'Nothing.' : lines.map((line) => `- ${line}`).join('\n');
  return `# Faults

Written by \`npm run faults\`; do not edit. It starts what \`npm start\` runs, with the embedded and with an external PostgreSQL, lets agents write, and breaks
one thing after another. A ledger in a process of its own keeps a SHA-256 of every acknowledged write on disk and compares it with the
database after each fault. The design is [decision 47](../decisions/0047-faults.md).

Of ${total(({ acknowledged }) => acknowledged)} acknowledged writes: missing ${total(({ missing }) => missing)}, half-written ${total((result) => result.halfWritten)}, doubled ${total((result) => result.doubled)}.

| fault | database | rounds | in flight | acknowledged | missing | half-written | doubled | recovery, median | worst | limit | load |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${measured
  .map((result) =>
    row(
      result.name,
      result.on,
      result.rounds,
      median(result.inFlight) ?? '-',
      result.acknowledged,
      result.missing,
      result.halfWritten,
      result.doubled,
      seconds(median(result.recoverySeconds)),
      seconds(result.recoverySeconds.length > 0 ? Math.max(...result.recoverySeconds) : undefined),
      faultOf(result)?.limitSeconds ?? '-',
      result.load.toFixed(1),
    ),
  )
  .join('\n')}

In flight is the median of the writes that were sent and not answered yet when something was killed. Recovery is in seconds, from the fault, or from its end if it lasts, to the next verdict. Load is that of the machine when the run of the row began (${results[0]?.cores ?? 0} cores).

## What each fault does

| fault | does | must hold | undone by |
| --- | --- | --- | --- |
${faults.map(({ name, does, holds, undone }) => row(name, does, holds, undone)).join('\n')}

## What was seen

${measured
  .filter(({ seen }) => seen !== '')
  .map((result) => `- ${result.name}, ${result.on}: ${cell(result.seen)}`)
  .join('\n')}

## What did not hold

${listed(failures)}

## Not measured

${listed(unmeasured)}
`;
}
