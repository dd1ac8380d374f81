import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../accuracy/statistics.ts';
import { pollUntilDecided } from '../held/poll-until-decided.ts';
import type { Subject } from '../held/start-subject.ts';
import { familyMs, processorMs } from '../setting/processor-time.ts';
import type { Result } from './results.ts';

export const USERS = 100;
export const EACH = 50;
/** Of the polls: they come back one after the other, as those of many clients do, and not all at once. */
const WAIT_MS = 25_000;
/** In which what it takes to hold them is measured: each poll comes back once. */
const HOLD_MS = WAIT_MS;
const DECISIONS = 100;
/** The share that is held at the same moment: some polls are always on their way back. */
const MOST_HELD = 0.98;
/** A machine that is busy may never hold so many; the report then says how many it was. */
const HELD_WITHIN_MS = 60_000;
const MOST_CORES = 0.15;
const MOST_TOLD_MS = 50;

interface Held extends Subject {
  readonly pid: number;
  readonly postmaster: number;
}

export async function measurePolls(held: Held): Promise<Result> {
  const failures: number[] = [];
  const answered = new Map<string, Promise<number>>();
  let isOver = false;
  const options = {
    onAnswer: (status: number) => {
      if (status !== 200) failures.push(status);
    },
    isOver: () => isOver,
  };
  const count = await openAll(held, ({ key }, requestHash, from) => {
    const until = pollUntilDecided(held.url, { key, requestHash, from }, options).then(() => performance.now());
    answered.set(requestHash, until);
  });
  const cores = await measureHolding(held);
  const told: number[] = [];
  for (const [user, requestHash] of chosen(held)) {
    const began = performance.now();
    await decide(held, user, requestHash);
    told.push(((await answered.get(requestHash)) ?? 0) - began);
  }
  isOver = true;
  await Promise.all(answered.values());
  return report(count, cores, told, failures);
}

export async function measureStreams(held: Held): Promise<Result> {
  const failures: number[] = [];
  /** Of a transaction, what to do when a stream tells of it. */
  const heard = new Map<string, () => void>();
  const streams: ReturnType<typeof get>[] = [];
  const count = await openAll(held, ({ accessToken }, _, from) => {
    const headers = { authorization: `Bearer ${accessToken}`, 'x-forwarded-for': from };
    const request = get(`${held.url}/events`, { agent: false, headers }, (response) => {
      if (response.statusCode !== 200) failures.push(response.statusCode ?? 0);
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const [, hash = ''] of text.matchAll(/"requestHash":"(0x\w+)"/g)) heard.get(hash)?.();
      });
      response.on('error', () => {});
    });
    request.on('error', () => void failures.push(0));
    streams.push(request);
  });
  const cores = await measureHolding(held);
  const told: number[] = [];
  for (const [user, requestHash] of chosen(held)) {
    const all = Promise.withResolvers<void>();
    const began = performance.now();
    let left = EACH;
    heard.set(requestHash, () => {
      told.push(performance.now() - began);
      left -= 1;
      if (left === 0) all.resolve();
    });
    await decide(held, user, requestHash);
    await all.promise;
  }
  const lost = [...failures];
  for (const stream of streams) stream.destroy();
  return report(count, cores, told, lost);
}

/** Spread over the time of one poll, and then until all are held. Returns how many are. */
async function openAll(
  held: Held,
  open: (user: Subject['users'][number], requestHash: string, from: string) => void,
): Promise<number> {
  const pauseMs = WAIT_MS / (USERS * EACH);
  const began = performance.now();
  let opened = 0;
  for (let each = 0; each < EACH; each += 1) {
    for (const [number, user] of held.users.entries()) {
      open(user, user.requestHashes[each] ?? '', `198.51.100.${number}`);
      opened += 1;
      const early = opened * pauseMs - (performance.now() - began);
      if (early > 1) await sleep(early);
    }
  }
  for (let count = 0; ; ) {
    const isLate = performance.now() - began > WAIT_MS + HELD_WITHIN_MS;
    if (isLate || count >= USERS * EACH * MOST_HELD) return count;
    await sleep(500);
    const response = await fetch(`${held.url}/metrics`, { headers: { 'x-api-key': held.adminKey } });
    count = Number(/^countersign_held_answers (\d+)$/m.exec(await response.text())?.[1]);
  }
}

/** Cores of the service, and of PostgreSQL. */
async function measureHolding({ pid, postmaster }: Held) {
  const before = { at: performance.now(), service: processorMs(pid), postgres: familyMs(postmaster) };
  await sleep(HOLD_MS);
  const ms = performance.now() - before.at;
  return {
    service: (processorMs(pid) - before.service) / ms,
    postgres: (familyMs(postmaster) - before.postgres) / ms,
  };
}

/** Another user each time. */
const chosen = ({ users }: Held) =>
  Array.from({ length: DECISIONS }, (_, round) => {
    const user = users[round % USERS] as Subject['users'][number];
    return [user, user.requestHashes[Math.floor(round / USERS)] ?? ''] as const;
  });

async function decide({ url }: Held, { key }: Subject['users'][number], requestHash: string): Promise<void> {
  const response = await fetch(`${url}/transactions/${requestHash}/approvals`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    body: JSON.stringify({ decision: 'REJECTED' }),
  });
  if (!response.ok) throw new Error(`a decision: ${response.status} ${await response.text()}`);
  await response.text();
}

function report(
  count: number,
  { service, postgres }: { service: number; postgres: number },
  told: readonly number[],
  failures: readonly number[],
): Result {
  const sorted = told.toSorted((one, other) => one - other);
  const [p50, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.99)];
  const cores = service + postgres;
  return {
    figures: [
      {
        what: 'held at the same moment',
        target: `at least ${USERS * EACH * MOST_HELD}`,
        measured: String(count),
        isMet: count >= USERS * EACH * MOST_HELD,
      },
      {
        what: 'processor time to hold them: service and PostgreSQL',
        target: `at most ${MOST_CORES} cores`,
        measured: `${cores.toFixed(3)} cores (${service.toFixed(3)} + ${postgres.toFixed(3)})`,
        isMet: cores <= MOST_CORES,
      },
      {
        what: 'from sending a decision until it is told: p99',
        target: `at most ${MOST_TOLD_MS} ms`,
        measured: `${p99.toFixed(1)} ms (p50 ${p50.toFixed(1)} ms)`,
        isMet: p99 <= MOST_TOLD_MS,
      },
      {
        what: 'answers other than 200, and connections lost',
        target: 'none',
        measured: String(failures.length),
        isMet: failures.length === 0,
      },
    ],
  };
}
