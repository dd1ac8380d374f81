import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../accuracy/statistics.ts';
import { pollUntilDecided } from '../held/poll-until-decided.ts';
import type { Subject } from '../held/start-subject.ts';
import { familyMs, processorMs } from '../setting/processor-time.ts';
import { clockMs, overlapMs, type Pause, watchPauses } from './pauses.ts';

export const USERS = 100;
/** Held polls of each user at the same time. */
export const EACH = 50;
/** Decisions of each user: after these, the second server polls other requests. */
export const DECIDED = 4;
/** The duration of a poll: polls return one after the other, as those of many clients do, not all at once. */
const WAIT_MS = 25_000;
/** The time in which the cost of holding is measured: each poll returns once. */
const HOLD_MS = WAIT_MS;
/** The share that is held at the same time: some polls are always between two requests. */
export const MOST_HELD = 0.98;
/** A busy machine may never hold this many; the report then shows the number that it reached. */
const HELD_WITHIN_MS = 60_000;

/** A server that holds polls, with the data of its users. */
export interface Holder extends Subject {
  readonly pid: number;
  readonly postmaster: number;
  /** The URL at which its process reports its pauses. */
  readonly pausesUrl: string;
}

/** The cost of holding all polls, and the delay of notifications about decisions. */
export interface Held {
  readonly count: number;
  /** In cores. */
  readonly service: number;
  readonly postgres: number;
  /** Answers other than 200, and lost connections. */
  readonly failures: number;
  readonly told: Told;
}

/** Milliseconds from sending a decision to the notification of a waiting client. */
interface Told {
  readonly p50: number;
  readonly p99: number;
  /** Until the answer to the decision itself. */
  readonly answeredP50: number;
  readonly answeredP99: number;
  /** The slowest hundredth: its mean, and the pauses of each process in it, with those of the garbage collector. */
  readonly slowest: Readonly<Record<'ms' | 'service' | 'serviceCollector' | 'client' | 'clientCollector', number>>;
}

/** A decision and the notification of one client. */
interface Sample {
  readonly began: number;
  readonly told: number;
}

export async function holdPolls(holder: Holder): Promise<Held> {
  const failures: number[] = [];
  const answered = new Map<string, Promise<number>>();
  let isOver = false;
  const options = {
    onAnswer: (status: number) => {
      if (status !== 200) failures.push(status);
    },
    isOver: () => isOver,
  };
  const count = await openAll(holder, ({ key }, requestHash, from) => {
    answered.set(requestHash, pollUntilDecided(holder.url, { key, requestHash, from }, options).then(clockMs));
  });
  const cores = await measureHolding(holder);
  const told = await measureTelling(holder, async (requestHash, decide) => {
    const began = await decide();
    return [{ began, told: (await answered.get(requestHash)) ?? 0 }];
  });
  isOver = true;
  await Promise.all(answered.values());
  return { count, ...cores, told, failures: failures.length };
}

export async function holdStreams(holder: Holder): Promise<Held> {
  const failures: number[] = [];
  /** By transaction, the callback for a notification in a stream. */
  const heard = new Map<string, () => void>();
  const streams: ReturnType<typeof get>[] = [];
  const count = await openAll(holder, ({ accessToken }, _, from) => {
    const headers = { authorization: `Bearer ${accessToken}`, 'x-forwarded-for': from };
    const request = get(`${holder.url}/events`, { agent: false, headers }, (response) => {
      if (response.statusCode !== 200) failures.push(response.statusCode ?? 0);
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const [, hash = ''] of text.matchAll(/"requestHash":"(0x\w+)"/g)) heard.get(hash)?.();
      });
      response.on('error', () => {});
    });
    request.on('error', () => void failures.push(0));
    streams.push(request);
  });
  const cores = await measureHolding(holder);
  const told = await measureTelling(holder, async (requestHash, decide) => {
    const all = Promise.withResolvers<void>();
    const times: number[] = [];
    heard.set(requestHash, () => {
      if (times.push(clockMs()) === EACH) all.resolve();
    });
    const began = await decide();
    await all.promise;
    return times.map((told) => ({ began, told }));
  });
  const lost = failures.length;
  for (const stream of streams) stream.destroy();
  return { count, ...cores, told, failures: lost };
}

/** Opens them over the time of one poll, then waits until all are held. Returns the number of held ones. */
async function openAll(
  holder: Holder,
  open: (user: Subject['users'][number], requestHash: string, from: string) => void,
): Promise<number> {
  const pauseMs = WAIT_MS / (USERS * EACH);
  const began = performance.now();
  let opened = 0;
  for (let each = 0; each < EACH; each += 1) {
    for (const [number, user] of holder.users.entries()) {
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
    const response = await fetch(`${holder.url}/metrics`, { headers: { 'x-api-key': holder.adminKey } });
    count = Number(/^countersign_held_answers (\d+)$/m.exec(await response.text())?.[1]);
  }
}

/** The cores used by the service, and by PostgreSQL. */
async function measureHolding({ pid, postmaster }: Holder) {
  const before = { at: performance.now(), service: processorMs(pid), postgres: familyMs(postmaster) };
  await sleep(HOLD_MS);
  const ms = performance.now() - before.at;
  return {
    service: (processorMs(pid) - before.service) / ms,
    postgres: (familyMs(postmaster) - before.postgres) / ms,
  };
}

/** One decision after the other, with the users in turn. */
async function measureTelling(
  holder: Holder,
  tell: (requestHash: string, decide: () => Promise<number>) => Promise<readonly Sample[]>,
): Promise<Told> {
  await readPauses(holder);
  const stop = watchPauses();
  const samples: Sample[] = [];
  const answered: number[] = [];
  for (let each = 0; each < DECIDED; each += 1) {
    for (const { key, requestHashes } of holder.users) {
      const requestHash = requestHashes[each] ?? '';
      const decide = async () => {
        const began = clockMs();
        await reject(holder.url, key, requestHash);
        answered.push(clockMs() - began);
        return began;
      };
      samples.push(...(await tell(requestHash, decide)));
    }
  }
  return describe(samples, answered, { service: await readPauses(holder), client: stop() });
}

const readPauses = async ({ pausesUrl }: Holder) => (await (await fetch(pausesUrl)).json()) as Pause[];

function describe(
  samples: readonly Sample[],
  answered: readonly number[],
  { service, client }: Record<'service' | 'client', readonly Pause[]>,
): Told {
  const bySpeed = samples.toSorted((one, other) => one.told - one.began - (other.told - other.began));
  const slowest = bySpeed.slice(Math.floor(bySpeed.length * 0.99));
  const mean = (takenOf: (sample: Sample) => number) =>
    slowest.reduce((sum, sample) => sum + takenOf(sample), 0) / slowest.length;
  const paused = (pauses: readonly Pause[], isCollector: boolean) => {
    const ofKind = pauses.filter((pause) => pause.isCollector === isCollector);
    return mean(({ began, told }) => overlapMs(began, told, ofKind));
  };
  const times = bySpeed.map(({ began, told }) => told - began);
  const answeredMs = answered.toSorted((one, other) => one - other);
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    answeredP50: quantile(answeredMs, 0.5),
    answeredP99: quantile(answeredMs, 0.99),
    slowest: {
      ms: mean(({ began, told }) => told - began),
      service: paused(service, false),
      serviceCollector: paused(service, true),
      client: paused(client, false),
      clientCollector: paused(client, true),
    },
  };
}

async function reject(url: string, key: string, requestHash: string): Promise<void> {
  const response = await fetch(`${url}/transactions/${requestHash}/approvals`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    body: JSON.stringify({ decision: 'REJECTED' }),
  });
  if (!response.ok) throw new Error(`a decision: ${response.status} ${await response.text()}`);
  await response.text();
}
