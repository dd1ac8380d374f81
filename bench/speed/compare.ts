import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { familyMs, processorMs } from '../setting/processor-time.ts';
import type { Driven, Line } from './client.ts';
import type { World } from './world.ts';

/** The slices before the first that counts, while code is still being compiled. */
const WARM_UP = 4;

/** A measured server in its own process. */
export interface Side {
  readonly url: string;
  readonly pid: number;
  readonly world: World;
}

/** A request measured on both sides. */
export interface Pair {
  readonly name: string;
  readonly what: string;
  /** The minimum throughput of the product, as a share of the floor's. */
  readonly least: number;
  readonly floor: string;
  /**
   * The requests of the connections in one slice. Called once for each side and slice; `last` is the result of the
   * previous slice.
   */
  lines(side: Side, slice: number, last: readonly string[]): readonly Line[] | Promise<readonly Line[]>;
}

/** The median of one side's slices. */
export interface Cost {
  readonly perSecond: number;
  /** CPU time per request. */
  readonly processMs: number;
  readonly postgresMs: number;
}

/** The median ratio between adjacent slices, with its quartiles. */
export interface Share {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

export interface Compared {
  readonly slices: number;
  /** The product's requests per second divided by the floor's. */
  readonly throughput: Share;
  /** The floor's CPU time divided by the product's: the throughput ratio if other processes use the machine, too. */
  readonly thrift: Share;
  readonly floor: Cost;
  readonly product: Cost;
}

export interface Asker {
  drive(url: string, lines: readonly Line[]): Promise<Driven>;
  stop(): void;
}

export async function startAsker(): Promise<Asker> {
  const child = fork(fileURLToPath(new URL('client.ts', import.meta.url)));
  await nextMessage(child);
  return {
    drive(url, lines) {
      child.send({ url, lines });
      return nextMessage<Driven>(child);
    },
    stop: () => void child.kill('SIGKILL'),
  };
}

async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const wait = new AbortController();
  const ended = once(child, 'exit', wait).then(() => Promise.reject(new Error('the client ended')));
  const told = once(child, 'message', wait) as Promise<[Message]>;
  const [message] = await Promise.race([told, ended]);
  ended.catch(() => {});
  wait.abort();
  return message;
}

export interface PairSetting {
  readonly asker: Asker;
  readonly postmaster: number;
  readonly sides: Readonly<Record<'floor' | 'product', Side>>;
  /** The number of slices of each side. */
  readonly slices: number;
}

/** Alternates between the sides, slice by slice, so that other load on the machine affects both equally. */
export async function compare(pair: Pair, { asker, postmaster, sides, slices }: PairSetting): Promise<Compared> {
  const costs = { floor: [] as Cost[], product: [] as Cost[] };
  const last: Record<string, readonly string[]> = {};
  for (let slice = -WARM_UP; slice < slices; slice += 1) {
    for (const name of ['floor', 'product'] as const) {
      const side = sides[name];
      const lines = await pair.lines(side, slice + WARM_UP, last[name] ?? []);
      const count = lines.reduce((sum, { requests }) => sum + requests.length, 0);
      const before = { process: processorMs(side.pid), postgres: familyMs(postmaster) };
      const driven = await asker.drive(side.url, lines);
      last[name] = driven.last;
      if (slice < 0) continue;
      costs[name].push({
        perSecond: count / driven.seconds,
        processMs: (processorMs(side.pid) - before.process) / count,
        postgresMs: (familyMs(postmaster) - before.postgres) / count,
      });
    }
  }
  const shareOf = (valueIn: (cost: Cost) => number): Share => {
    const ratios = costs.product.map((cost, index) => valueIn(cost) / valueIn(costs.floor[index] as Cost));
    return { low: at(ratios, 0.25), middle: at(ratios, 0.5), high: at(ratios, 0.75) };
  };
  return {
    slices,
    throughput: shareOf(({ perSecond }) => perSecond),
    thrift: shareOf((cost) => 1 / (cost.processMs + cost.postgresMs)),
    floor: medianOf(costs.floor),
    product: medianOf(costs.product),
  };
}

const medianOf = (costs: readonly Cost[]): Cost => ({
  perSecond: at(
    costs.map(({ perSecond }) => perSecond),
    0.5,
  ),
  processMs: at(
    costs.map(({ processMs }) => processMs),
    0.5,
  ),
  postgresMs: at(
    costs.map((cost) => cost.postgresMs),
    0.5,
  ),
});

/** Interpolates between the two adjacent values. */
function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place % 1);
}
