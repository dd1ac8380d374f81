import { setTimeout as sleep } from 'node:timers/promises';
import { openBlackBox } from '../accuracy/black-box.ts';
import { alignedRows, mutantRows } from '../accuracy/generate.ts';
import type { Request } from '../accuracy/row.ts';
import { quantile } from '../accuracy/statistics.ts';
import { familyMs, familyOf, processorMs, programOf, residentMb, sharedFairlyMb } from '../setting/processor-time.ts';
import { type Agent, enrolAgent } from './agent.ts';
import type { Asker } from './compare.ts';
import { measureRemedies } from './remedies.ts';
import type { Figure, Result } from './results.ts';
import { countRequests, countWork, type Whole } from './whole.ts';

const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other);
const atMost = (what: string, measured: number, most: number, unit: string, places = 0): Figure => ({
  what,
  target: `at most ${most} ${unit}`,
  measured: `${measured.toFixed(places)} ${unit}`,
  isMet: measured <= most,
});

const SETTLE_MS = 10_000;
/** Ten minutes, because some jobs run once in that time. */
const IDLE_MS = 600_000;

/** `startMs` was measured before, because the start is over by now. */
export async function measureIdle({ pid, databaseUrl }: Whole, startMs: number): Promise<Result> {
  await sleep(SETTLE_MS);
  const [before, began] = [await countWork(databaseUrl), performance.now()];
  const usedBefore = familyMs(pid);
  await sleep(IDLE_MS);
  const seconds = (performance.now() - began) / 1000;
  const usedCores = (familyMs(pid) - usedBefore) / 1000 / seconds;
  const statements = ((await countWork(databaseUrl)).statements - before.statements) / seconds;
  const sizes = programsOf(pid).map((each) => ({ name: each.name, mb: residentMb(each.pid) }));
  const largest = Math.max(...sizes.map(({ mb }) => mb));
  const all = familyOf(pid).reduce((sum, each) => sum + sharedFairlyMb(each), 0);
  return {
    figures: [
      atMost('warm start, until ready: processor time of all processes', startMs / 1000, 4, 's', 1),
      atMost('largest process (resident memory)', largest, 120, 'MB'),
      ...sizes.map(({ name, mb }) => told(`… ${name}`, `${mb.toFixed(0)} MB`)),
      atMost('all processes, with PostgreSQL (shared pages counted once)', all, 600, 'MB'),
      atMost('statements', statements, 3, 'a second', 1),
      told('processor time of all processes', `${usedCores.toFixed(3)} cores`),
    ],
  };
}

/** Our own processes, without those of PostgreSQL. */
const programsOf = (pid: number) =>
  familyOf(pid).flatMap((each) => {
    const name = /([\w-]+)(?:\/src)?\/(?:main|start)\.ts/.exec(programOf(each))?.[1];
    return name ? [{ pid: each, name: name === 'scripts' ? 'npm start' : name }] : [];
  });

const told = (what: string, measured: string): Figure => ({ what, target: '', measured, isMet: null });

/** Each agent may submit 30 times a minute. */
const AGENTS = 16;
/** Warm-up, while code is still being compiled. */
const WARM_UP = 14;
const ALONE = 3;
const TOGETHER = 12;

export async function measureVerdict(whole: Whole): Promise<Result> {
  const { pid, serviceUrl, databaseUrl } = whole;
  const agents: Agent[] = [];
  for (let number = 1; number <= AGENTS; number += 1) agents.push(await enrolAgent(serviceUrl, number));
  const each = async (times: number, work: (agent: Agent) => Promise<number>) => {
    const all: number[] = [];
    for (let round = 0; round < times; round += 1) for (const agent of agents) all.push(await work(agent));
    return all;
  };
  await each(WARM_UP, (agent) => agent.submit());
  const alone = sorted(await each(ALONE, (agent) => agent.submit()));
  const count = async () => ({
    ...(await countWork(databaseUrl)),
    requests: await countRequests(whole),
    ms: familyMs(pid),
  });
  const programs = programsOf(pid);
  const used = () => programs.map((program) => processorMs(program.pid));
  const submitAll = async (agent: Agent) => {
    for (let round = 0; round < TOGETHER; round += 1) await agent.submit();
  };
  const before = { ...(await count()), used: used(), at: performance.now() };
  await Promise.all(agents.map(submitAll));
  const seconds = (performance.now() - before.at) / 1000;
  // Includes the work after a verdict: its record on the chain, the log.
  await sleep(SETTLE_MS);
  const after = { ...(await count()), used: used() };
  const verdicts = AGENTS * TOGETHER;
  const per = (name: 'statements' | 'transactions' | 'requests' | 'ms') => (after[name] - before[name]) / verdicts;
  const ofPrograms = programs.map(({ name }, index) => ({
    name,
    ms: ((after.used[index] ?? 0) - (before.used[index] ?? 0)) / verdicts,
  }));
  const ofPostgres = per('ms') - ofPrograms.reduce((sum, { ms }) => sum + ms, 0);
  return {
    figures: [
      atMost('processor time of all processes, for one verdict', per('ms'), 45, 'ms', 1),
      ...[...ofPrograms, { name: 'PostgreSQL', ms: ofPostgres }].map(({ name, ms }) =>
        told(`… ${name}`, `${ms.toFixed(1)} ms`),
      ),
      atMost('statements for one verdict', per('statements'), 45, 'statements', 1),
      told('transactions of the database', per('transactions').toFixed(1)),
      told('requests that service and validator answer', per('requests').toFixed(1)),
      atMost('one after the other, from request to verdict: p50', quantile(alone, 0.5), 120, 'ms'),
      told('… p99', `${quantile(alone, 0.99).toFixed(0)} ms`),
      {
        what: `${AGENTS} at once`,
        target: 'at least 35 a second',
        measured: `${(verdicts / seconds).toFixed(1)} a second`,
        isMet: verdicts / seconds >= 35,
      },
    ],
    remedies: await measureRemedies(await (agents[0] as Agent).readReport()),
  };
}

const VALIDATIONS = 400;
/** Rounds before the one that counts. */
const VALIDATOR_WARM_UP = 5;
/** Larger requests are unusual; the report on accuracy has them. */
const LARGEST_BYTES = 20_000;

/** Sequentially on one connection, and then without HTTP. */
export async function measureValidate({ pid, validatorUrl }: Whole, asker: Asker): Promise<Result> {
  const rows = [...alignedRows('speed', VALIDATIONS / 2), ...mutantRows('speed', VALIDATIONS / 2)];
  const sent = rows.map(({ request }) => ({ request, body: JSON.stringify(request) }));
  const usual = sent.filter(({ body }) => body.length < LARGEST_BYTES);
  const headers = { 'content-type': 'application/json' };
  const requests = usual.map(({ body }) => ({ method: 'POST' as const, path: '/validate', headers, body }));
  // Warm-up, while code is still being compiled.
  for (let round = 0; round < VALIDATOR_WARM_UP; round += 1) await asker.drive(validatorUrl, [{ requests }]);
  const validator = programsOf(pid).find(({ name }) => name === 'validator')?.pid ?? 0;
  const before = processorMs(validator);
  const { timesMs } = await asker.drive(validatorUrl, [{ requests }]);
  const usedMs = (processorMs(validator) - before) / requests.length;
  const alone = await timeReading(usual.map(({ request }) => request));
  const bytesWith = async (more: object) => {
    const bytes: number[] = [];
    for (const { request } of usual) {
      const body = JSON.stringify({ ...request, ...more });
      const answer = await fetch(`${validatorUrl}/validate`, { method: 'POST', headers, body });
      bytes.push((await answer.arrayBuffer()).byteLength);
    }
    return quantile(sorted(bytes), 0.5);
  };
  const [full, brief] = [await bytesWith({}), await bytesWith({ brief: true })];
  return {
    figures: [
      atMost('p50', quantile(timesMs, 0.5), 1.2, 'ms', 2),
      atMost('p99', quantile(timesMs, 0.99), 10, 'ms', 2),
      told('processor time of the validator for one request', `${usedMs.toFixed(2)} ms`),
      told('the same function, called without HTTP: p50', `${quantile(alone, 0.5).toFixed(2)} ms`),
      {
        what: 'median size of the answer with `brief`, of the full one',
        target: 'at most 50 %',
        measured: `${((brief / full) * 100).toFixed(0)} % (${brief.toFixed(0)} of ${full.toFixed(0)} bytes)`,
        isMet: brief <= full / 2,
      },
    ],
  };
}

async function timeReading(requests: readonly Request[]): Promise<number[]> {
  const box = await openBlackBox({});
  let times: number[] = [];
  for (let round = 0; round <= VALIDATOR_WARM_UP; round += 1) {
    times = [];
    for (const request of requests) {
      const began = performance.now();
      await box.ask(request);
      times.push(performance.now() - began);
    }
  }
  return sorted(times);
}
