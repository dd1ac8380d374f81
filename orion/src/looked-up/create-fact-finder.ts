import { connectChain } from '@countersign/chain';
import { keyOfFact, type LookedUpFact, type LookedUpFacts, type WantedFact } from '@countersign/protocol';
import { NotFound } from './not-found.ts';
import { type PinnedBlock, pinBlock } from './pin-block.ts';
import { findFeed, type PriceFeeds, readFeed } from './price-feeds.ts';
import { type PriceFileOptions, readPriceFile } from './price-file.ts';
import { readFact } from './read-fact.ts';

const MAX_ANSWER_BYTES = 64 * 1024;
/** A token's symbol and a vault's asset do not change; those of an upgradeable contract may. */
const KEEP_MS = 60 * 60 * 1000;
const MAX_KEPT = 10_000;
/** Unresponsive nodes are skipped for a while, so that not every verdict waits for them. */
const REST_MS = 10_000;
const lasting: ReadonlySet<WantedFact['kind']> = new Set(['token', 'vault']);

type WantedPrice = Extract<WantedFact, { kind: 'price' }>;

export interface FactSources {
  /** By chain id; all nodes of a chain have to agree. */
  readonly rpcUrls: ReadonlyMap<number, readonly string[]>;
  readonly priceFeeds: PriceFeeds;
  readonly priceFile: PriceFileOptions | null;
}

/** Looks up the facts that the validator requests for one request. */
interface LookUp {
  /** Everything found so far, and the failures; never throws, and returns soon. */
  find(wanted: readonly WantedFact[]): Promise<LookedUpFacts>;
}

export interface FactFinder {
  /** Null if nothing can be looked up for the chain. */
  open(chainId: number): LookUp | null;
}

interface Options {
  readonly now: () => number;
  /** Measures elapsed time: the wall clock may be set back. */
  readonly elapsed?: () => number;
  /** The deadline for all facts of a request: a late verdict is worth less than one without them. */
  readonly budgetMs: number;
}

export function createFactFinder(sources: FactSources, options: Options): FactFinder {
  const { now, elapsed = () => performance.now(), budgetMs } = options;
  const { rpcUrls, priceFeeds, priceFile } = sources;
  const connect = (url: string) => connectChain(url, { timeoutMs: budgetMs, maxAnswerBytes: MAX_ANSWER_BYTES });
  const chains = new Map(
    [...rpcUrls].map(([chainId, urls]) => [
      chainId,
      { nodes: urls.map(connect), hosts: urls.map((url) => new URL(url).host) },
    ]),
  );
  const kept = new Map<string, { readonly fact: LookedUpFact; readonly untilMs: number }>();
  const restingUntilMs = new Map<number, number>();

  async function pin(chainId: number): Promise<PinnedBlock> {
    const chain = chains.get(chainId);
    if (!chain) throw new NotFound('no RPC is configured for the chain');
    if ((restingUntilMs.get(chainId) ?? 0) > elapsed()) throw new NotFound('a node failed to respond recently');
    return pinBlock(chain.nodes, chainId, now()).catch((error: unknown) => {
      if (!(error instanceof NotFound)) restingUntilMs.set(chainId, elapsed() + REST_MS);
      throw error;
    });
  }

  function keep(key: string, fact: LookedUpFact): void {
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value as string);
    kept.set(key, { fact, untilMs: elapsed() + KEEP_MS });
  }

  /** A cached fact, or a new one. Changeable facts are cached for their block only. */
  async function read(chainId: number, block: PinnedBlock, wanted: Exclude<WantedFact, WantedPrice>) {
    const key = `${chainId} ${keyOfFact(wanted)} ${lasting.has(wanted.kind) ? '' : block.hash}`;
    const found = kept.get(key);
    if (found && found.untilMs > elapsed()) return found.fact;
    const fact = await readFact(block, chainId, wanted);
    keep(key, fact);
    return fact;
  }

  /** If an asset has a feed, only the feed counts; a file of prices needs no chain. */
  async function readPrice(chainId: number, pinned: () => Promise<PinnedBlock>, wanted: WantedPrice) {
    const feed = findFeed(priceFeeds, chainId, wanted.asset);
    if (feed) return readFeed(feed, await pinned(), wanted);
    const price = priceFile && (await readPriceFile(priceFile, { chainId, nowMs: now() }, wanted));
    if (!price) throw new NotFound('no source for it is configured');
    return price;
  }

  return {
    open(chainId) {
      const chain = chains.get(chainId);
      if (!chain && !priceFile) return null;
      const pinned = once(() => pin(chainId));
      const deadline = once(() => AbortSignal.timeout(budgetMs));
      const facts: LookedUpFact[] = [];
      const missing: LookedUpFacts['missing'] = [];

      const look = async (wanted: WantedFact): Promise<LookedUpFact> =>
        wanted.kind === 'price' ? readPrice(chainId, pinned, wanted) : read(chainId, await pinned(), wanted);

      return {
        async find(wanted) {
          const late = deadline();
          const results = await Promise.all(
            wanted.map((each) =>
              within(look(each), late).then(
                (fact) => ({ fact }),
                (error: unknown) => ({ wanted: each, why: reasonOf(error, late) }),
              ),
            ),
          );
          for (const result of results) {
            if ('fact' in result) facts.push(result.fact);
            else missing.push(result);
          }
          const block = await within(pinned(), late).catch(() => null);
          return {
            chain_id: chainId,
            at_unix: Math.floor(now() / 1000),
            block: block && { number: block.number, hash: block.hash, timestamp: block.timestamp },
            nodes: chain?.hosts ?? [],
            facts: [...facts],
            missing: [...missing],
          };
        },
      };
    },
  };
}

/** Answers of nodes are never quoted: they are untrusted, and may contain the node's URL. */
function reasonOf(error: unknown, { aborted }: AbortSignal): string {
  if (error instanceof NotFound) return error.message;
  return aborted ? 'timed out' : 'a node is not responding';
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The answer, or an error at the deadline. */
function within<T>(answer: Promise<T>, late: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('late'));
    if (late.aborted) giveUp();
    late.addEventListener('abort', giveUp, { once: true });
    answer.then(resolve, reject).finally(() => late.removeEventListener('abort', giveUp));
  });
}
