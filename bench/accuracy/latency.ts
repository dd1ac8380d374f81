import { concatHex, numberToHex } from 'viem';
import type { BlackBox } from './black-box.ts';
import { encodeTransfer } from './operations/transfers.ts';
import { createRandom } from './random.ts';
import type { Request, Row } from './row.ts';
import { drawAddress, type Hex, nowUnix } from './scene.ts';
import { quantile } from './statistics.ts';
import { contractAt } from './world/contracts.ts';
import { encodeCall } from './world/encode-call.ts';
import { ethereum, tokenOf } from './world/networks.ts';

export interface Latency {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly batchP99Ms: number;
  readonly nestedMs: number;
  readonly widthMs: number;
  readonly megabyteMs: number;
}

const random = createRandom('latency');
const usdc = tokenOf(ethereum, 'USDC').address;
const sender = drawAddress(random);
const multicall3 = contractAt('multicall3', 1);

const ask = (human_intent: string, proposed_tx: Record<string, unknown>): Request => ({
  human_intent,
  proposed_tx: { chain_id: 1, from: sender, ...proposed_tx },
  metadata: { generated_at_unix: nowUnix },
});

const aggregate = (calls: readonly { target: Hex; callData: Hex }[]): Hex =>
  encodeCall(
    'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
    calls.map((call) => ({ ...call, allowFailure: false })),
  );

function batchOf(count: number): Request {
  const payments = Array.from({ length: count }, () => ({
    to: drawAddress(random),
    units: BigInt(1 + random.int(99)),
  }));
  const words = payments.map(({ to, units }) => `${units} USDC to ${to}`).join(', ');
  return ask(`Send ${words}`, {
    transactions: payments.map(({ to, units }) => ({
      to: usdc,
      value: '0',
      data: encodeTransfer(to, units * 1_000_000n),
    })),
  });
}

/** Nested calls: heads from the outside in, then the padding of each from the inside out, which takes linear time. */
function nested(depth: number): Request {
  const selector: Hex = '0x82ad56cb';
  const word = (value: number) => numberToHex(value, { size: 32 });
  const headBytes = 4 + 7 * 32;
  const heads: Hex[] = [];
  const paddings: Hex[] = [];
  let innerBytes = 0;
  for (let level = 0; level < depth; level += 1) {
    const target: Hex = `0x${multicall3.slice(2).padStart(64, '0')}`;
    heads.push(concatHex([selector, word(0x20), word(1), word(0x20), target, word(0), word(0x60), word(innerBytes)]));
    const paddingBytes = (32 - (innerBytes % 32)) % 32;
    paddings.push(`0x${'00'.repeat(paddingBytes)}`);
    innerBytes += headBytes + paddingBytes;
  }
  const data = concatHex([...heads.toReversed(), ...paddings]);
  return ask('Send 1 USDC to somebody', { to: multicall3, value: '0', data });
}

const wide = (count: number): Request =>
  ask('Send 1 USDC to somebody', {
    to: multicall3,
    value: '0',
    data: aggregate(
      Array.from({ length: count }, () => ({
        target: usdc,
        callData: encodeTransfer(drawAddress(random), 1_000_000n),
      })),
    ),
  });

const megabyte = (): Request =>
  ask('Send 1 USDC to somebody', {
    to: usdc,
    value: '0',
    data: concatHex([encodeTransfer(drawAddress(random), 1_000_000n), `0x${'a5'.repeat(1_000_000)}`]),
  });

async function timeMs(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** Runs each request three times and uses the median, because the machine sometimes does something else. */
async function timesMs(box: BlackBox, requests: readonly Request[]): Promise<number[]> {
  const times: number[] = [];
  for (const request of requests) {
    const three = [
      await timeMs(() => box.ask(request)),
      await timeMs(() => box.ask(request)),
      await timeMs(() => box.ask(request)),
    ];
    times.push(three.toSorted((a, b) => a - b)[1] ?? 0);
  }
  return times.sort((a, b) => a - b);
}

/** Larger requests are unusual, and measured separately. */
const largestUsual = 20_000;

/** The times of a warm validator, in this process. */
export async function measureLatency(box: BlackBox, rows: readonly Row[]): Promise<Latency> {
  const usual = rows
    .filter(({ policy, request }) => policy === undefined && JSON.stringify(request).length < largestUsual)
    .map(({ request }) => request);
  const single = await timesMs(box, usual);
  const batch = await timesMs(
    box,
    Array.from({ length: 100 }, () => batchOf(20)),
  );
  const [nestedMs = 0] = await timesMs(box, [nested(10_000)]);
  const [widthMs = 0] = await timesMs(box, [wide(10_000)]);
  const [megabyteMs = 0] = await timesMs(box, [megabyte()]);
  return {
    p50Ms: quantile(single, 0.5),
    p99Ms: quantile(single, 0.99),
    batchP99Ms: quantile(batch, 0.99),
    nestedMs,
    widthMs,
    megabyteMs,
  };
}
