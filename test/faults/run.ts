import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { both, type Fault, type Preparation, ROUNDS, roundsOf } from './fault.ts';
import { type Ledger, startLedger } from './ledger.ts';
import type { Comparison } from './ledger-entry.ts';
import { type Load, startLoad } from './load.ts';
import { CannotPrepare, prepare } from './preparations.ts';
import { faultsOf, findUnmeasured, keep, type Result, writePage } from './results.ts';
import { faults } from './rows.ts';
import { type Kind, startWorld, type World } from './world.ts';

const OUTAGE_SECONDS = 10;
/** So that a fault meets agents in the middle of their work, and not the restart after the previous one. */
const BETWEEN_MS = 1_500;
/** A program that exits again within 10 s is restarted with growing delays, which are meant for one that cannot run. */
const WELL_MS = 11_000;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: String(ROUNDS) },
    only: { type: 'string', multiple: true },
    on: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
if (values.help) {
  say(`npm run faults -- [--rounds=N] [--only=FAULT]... [--on=embedded|postgres]

--rounds  How often each program is killed (default ${ROUNDS}); lasting faults are made a tenth as often.
--only    A fault, and no others; may be given several times. Results of the others stay as they are.
--on      The database: embedded, or postgres for an external one. Both by default.

Faults:
${faults.map(({ name, on }) => `  ${name} (${on.join(', ')})`).join('\n')}`);
  process.exit();
}
const kinds = both.filter((kind) => !values.on || values.on === kind);
if (kinds.length === 0) throw new Error(`--on=${values.on}: is none of ${both.join(', ')}`);
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number above 0');
const names = faults.map(({ name }) => name);
for (const name of values.only ?? []) {
  if (!names.includes(name)) throw new Error(`--only=${name}: is none of ${names.join(', ')}`);
}
const isWanted = ({ name }: Fault) => !values.only || values.only.includes(name);

/**
 * The losses of a world so far: later comparisons find them again, and they count for the first fault after which they
 * appeared.
 */
class Account {
  readonly #found = new Set<string>();
  #acknowledged = 0;

  take(comparison: Comparison) {
    const fresh = (found: readonly string[]) => {
      const others = found.filter((each) => !this.#found.has(each));
      for (const each of others) this.#found.add(each);
      return others;
    };
    const acknowledged = comparison.acknowledged - this.#acknowledged;
    this.#acknowledged = comparison.acknowledged;
    return {
      acknowledged,
      missing: fresh(comparison.missing),
      halfWritten: fresh(comparison.halfWritten),
      doubled: fresh(comparison.doubled),
    };
  }
}

interface Tally {
  rounds: number;
  endedAt: number;
  acknowledged: number;
  missing: number;
  halfWritten: number;
  doubled: number;
  inFlight: number[];
  recoverySeconds: number[];
  seen: string;
  violations: string[];
}

let cleanUp = async () => {};

async function makeFaults(kind: Kind, needs: Preparation): Promise<Result[]> {
  const chosen = faults.filter((fault) => isWanted(fault) && fault.needs === needs && fault.on.includes(kind));
  if (chosen.length === 0) return [];
  const about = { date: new Date().toISOString().slice(0, 10), load: loadavg()[0] ?? 0, cores: availableParallelism() };
  const folder = mkdtempSync(join(tmpdir(), 'countersign-faults-'));
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
  const directory = join(folder, 'world');
  const tallies = new Map(
    chosen.map((fault): [Fault, Tally] => [
      fault,
      {
        rounds: 0,
        endedAt: -Infinity,
        acknowledged: 0,
        missing: 0,
        halfWritten: 0,
        doubled: 0,
        inFlight: [],
        recoverySeconds: [],
        seen: '',
        violations: [],
      },
    ]),
  );
  const resultOf = (fault: Fault, tally: Tally, more: { skipped?: string } = {}): Result => ({
    name: fault.name,
    on: kind,
    ...about,
    ...more,
    ...tally,
  });
  let world: World | null = null;
  let load: Load | null = null;
  let ledger: Ledger | null = null;
  let undo = () => {};
  cleanUp = async () => {
    cleanUp = async () => {};
    await load?.stop();
    ledger?.stop();
    await world?.dispose();
    undo();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const prepared = prepare(needs, directory);
    undo = prepared.undo;
    say(`\nstarting ${kind}${needs === 'none' ? '' : `, ${needs}`} …`);
    world = await startWorld(kind, directory, prepared.setting);
    // Not on the disk that is filled.
    ledger = startLedger(join(folder, 'ledger'));
    load = await startLoad(world, ledger);
    const site = { world, load, directory, outageSeconds: OUTAGE_SECONDS };
    const account = new Account();
    for (let round = 1; round <= rounds; round += 1) {
      for (const [fault, tally] of tallies) {
        if (round > roundsOf(fault, rounds)) continue;
        const wellIn = tally.endedAt + WELL_MS - performance.now();
        await sleep(Math.max(BETWEEN_MS * (1 + Math.random()), wellIn));
        const outcome = await fault.run(site);
        tally.endedAt = performance.now();
        const compared = account.take(await ledger.compareWith(await world.databaseUrl()));
        tally.rounds += 1;
        tally.acknowledged += compared.acknowledged;
        tally.missing += compared.missing.length;
        tally.halfWritten += compared.halfWritten.length;
        tally.doubled += compared.doubled.length;
        if (outcome.inFlight !== undefined) tally.inFlight.push(outcome.inFlight);
        if (outcome.recoverySeconds !== null) tally.recoverySeconds.push(Number(outcome.recoverySeconds.toFixed(2)));
        tally.seen = outcome.seen ?? '';
        const lost = Object.entries(compared).flatMap(([what, found]) =>
          Array.isArray(found) ? found.map((each) => `${what}: ${each}`) : [],
        );
        tally.violations.push(...outcome.violations, ...lost);
        say(
          `${kind} ${fault.name} ${tally.rounds}: ${outcome.inFlight === undefined ? '' : `${outcome.inFlight} writes in flight, `}${compared.acknowledged} acknowledged, recovered in ${outcome.recoverySeconds?.toFixed(1) ?? '-'} s${outcome.seen ? `; ${outcome.seen}` : ''}${[...outcome.violations, ...lost].map((each) => `\n  DID NOT HOLD: ${each}`).join('')}`,
        );
        keep(resultOf(fault, tally), faults);
      }
    }
    return [...tallies].map(([fault, tally]) => resultOf(fault, tally));
  } catch (error) {
    if (!(error instanceof CannotPrepare)) throw error;
    say(`skipped ${chosen.map(({ name }) => name).join(', ')} on ${kind}: ${error.message}`);
    const skipped = [...tallies].map(([fault, tally]) => resultOf(fault, tally, { skipped: error.message }));
    for (const result of skipped) keep(result, faults);
    return skipped;
  } finally {
    await cleanUp();
  }
}

// Nothing that was started for a fault outlives the command.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}

const results: Result[] = [];
for (const needs of ['none', 'small disk', 'slow disk', 'other clock'] as const) {
  for (const kind of kinds) results.push(...(await makeFaults(kind, needs)));
}
writePage(faults);
const failures = results.flatMap((result) =>
  faultsOf(
    result,
    faults.find(({ name }) => name === result.name),
  ).map((text) => `${result.name}, ${result.on}: ${text}`),
);
say(failures.length === 0 ? '\nEverything held.' : `\nDid not hold:\n${failures.join('\n')}`);
/** Of the requested rounds. */
const wanted = faults
  .filter(isWanted)
  .map((fault) => ({ ...fault, on: fault.on.filter((kind) => kinds.includes(kind)) }));
const unmeasured = findUnmeasured(results, wanted, rounds);
if (unmeasured.length > 0) say(`\nNot measured:\n${unmeasured.join('\n')}`);
process.exitCode = failures.length + unmeasured.length === 0 ? 0 : 1;
