import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../accuracy/statistics.ts';
import { pollUntilDecided } from '../held/poll-until-decided.ts';
import type { Subject } from '../held/start-subject.ts';
import { familyMs, processorMs } from '../setting/processor-time.ts';
import { clockMs, overlapMs, type Pause, watchPauses } from './pauses.ts';

export const USERS = 100;
/** Of each user, at the same moment. */
export const EACH = 50;
/** Of each user: after these, a second server has others to wait for. */
export const DECIDED = 4;
/** Of the polls: they come back one after the other, as those of many clients do, and not all at once. */
const WAIT_MS = 25_000;
/** In which what it takes to hold them is measured: each poll comes back once. */
const HOLD_MS = WAIT_MS;
/** The share that is held at the same moment: some polls are always on their way back. */
export const MOST_HELD = 0.98;
/** A machine that is busy may never hold so many; the report then says how many it was. */
const HELD_WITHIN_MS = 60_000;

/** A server that holds, with what to ask it for. */
export interface Holder extends Subject {
  readonly pid: number;
  readonly postmaster: number;
  /** Where its process tells of its pauses. */
  readonly pausesUrl: string;
}

/** What a server took to hold all, and how soon it told of decisions. */
export interface Held {
  readonly count: number;
  /** Cores. */
  readonly service: number;
  readonly postgres: number;
  /** Answers other than 200, and connections lost. */
  readonly failures: number;
  readonly told: Told;
}

/** Milliseconds from sending a decision until a client that waits is told. */
interface Told {
  readonly p50: number;
  readonly p99: number;
  /** Until the decision itself is answered. */
  readonly answeredP50: number;
  readonly answeredP99: number;
  /** The slowest hundredth: the mean, and how much of it each process paused, and of that for its garbage collector. */
  readonly slowest: Readonly<Record<'ms' | 'service' | 'serviceCollector' | 'client' | 'clientCollector', number>>;
}

/** A decision and one who was told of it. */
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
  /** Of a transaction, what to do when a stream tells of it. */
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

/** Spread over the time of one poll, and then until all are held. Returns how many are. */
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

/** Cores of the service, and of PostgreSQL. */
async function measureHolding({ pid, postmaster }: Holder) {
  const before = { at: performance.now(), service: processorMs(pid), postgres: familyMs(postmaster) };
  await sleep(HOLD_MS);
  const ms = performance.now() - before.at;
  return {
    service: (processorMs(pid) - before.service) / ms,
    postgres: (familyMs(postmaster) - before.postgres) / ms,
  };
}

/** One decision after the other, each by another user than the one before. */
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
