import { readFile } from 'node:fs/promises';
import type { Address, WantedFact } from '@countersign/protocol';
import { encodeFunctionData, formatUnits, parseAbi } from 'viem/utils';
import { z } from 'zod';
import { NotFound } from './not-found.ts';
import type { PinnedBlock } from './pin-block.ts';
import { readDecimals, readRound } from './read-words.ts';

const abi = parseAbi(['function latestRoundData()', 'function decimals()']);
/** In the format of facts. */
const MAX_PLACES = 18;
const MAX_USD = 10n ** 15n;

const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .toLowerCase() as unknown as z.ZodType<Address, string>;
const feed = z.strictObject({ feed: address, heartbeatSeconds: z.int().min(1).max(604_800) });
const feedsFile = z.record(
  z.string().regex(/^[1-9]\d{0,15}$/),
  z.record(z.union([z.literal('native'), address]), feed),
);

type Feed = z.output<typeof feed>;
/** Feeds by chain id and asset. */
export type PriceFeeds = ReadonlyMap<string, Feed>;

const keyOf = (chainId: number | string, asset: string) => `${chainId} ${asset}`;

/**
 * Chainlink's or any other feed with the same functions. Throws if the file is invalid, rather than using half of it.
 */
export async function readPriceFeeds(path: string): Promise<PriceFeeds> {
  const parsed = feedsFile.safeParse(parseJson(await readFile(path, 'utf8')));
  if (!parsed.success) throw new Error(`PRICE_FEEDS_FILE ${path} is invalid:\n${z.prettifyError(parsed.error)}`);
  return new Map(
    Object.entries(parsed.data).flatMap(([chainId, feeds]) =>
      Object.entries(feeds).map(([asset, each]) => [keyOf(chainId, asset), each] as const),
    ),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return 'not valid JSON';
  }
}

/** The feed of an asset, if it has one. */
export const findFeed = (feeds: PriceFeeds, chainId: number, asset: string): Feed | undefined =>
  feeds.get(keyOf(chainId, asset));

/** The answer of a feed at a block. */
export async function readFeed(
  { feed: address, heartbeatSeconds }: Feed,
  block: PinnedBlock,
  wanted: Extract<WantedFact, { kind: 'price' }>,
) {
  const [round, places] = await Promise.all([
    block.call(address, encodeFunctionData({ abi, functionName: 'latestRoundData' })),
    block.call(address, encodeFunctionData({ abi, functionName: 'decimals' })),
  ]);
  if (round === null || places === null) throw new NotFound('the price feed reverted');
  const { answer, updatedAt } = readRound(round);
  const decimals = readDecimals(places);
  if (answer <= 0n || decimals > MAX_PLACES || answer >= MAX_USD * 10n ** BigInt(decimals))
    throw new NotFound('the price feed returned no price');
  const age = BigInt(block.timestamp) - updatedAt;
  if (age < 0n || age > heartbeatSeconds) throw new NotFound('the price from the feed is too old');
  return {
    ...wanted,
    usd: formatUnits(answer, decimals),
    source: `feed ${address}`,
    updated_at: Number(updatedAt),
    block: block.number,
  };
}
