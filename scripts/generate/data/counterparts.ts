import { type Address, parseAddress } from '@countersign/protocol';
import { load, provenance } from './sources.ts';
import { viemChain } from './viem-chain.ts';

interface Listing {
  readonly chainId: number;
  readonly address: string;
  readonly decimals: number;
  /** The token's id across chains, and its bridge for each rollup. */
  readonly extensions: Readonly<Record<string, string | undefined>> & { readonly opTokenId: string };
}

const list = '@eth-optimism/tokenlist';

/** Rollup, its layer 1, and the bridge's field in the list. */
const rollups = [
  [10, 1, 'optimismBridgeAddress'],
  [8453, 1, 'baseBridgeAddress'],
  [11155420, 11155111, 'optimismBridgeAddress'],
  [84532, 11155111, 'baseBridgeAddress'],
] as const;

const addressOf = (text: string): Address | null => parseAddress(text.toLowerCase());

/** The standard bridges of a rollup: the one on layer 1, and its own. */
function bridgesOf(rollup: number, below: number): readonly string[] {
  const contracts = viemChain(rollup).contracts as Record<string, Record<string, unknown>>;
  const bridgeBelow = contracts.l1StandardBridge?.[below] as { address: string };
  return [bridgeBelow.address, contracts.l2StandardBridge?.address as string].map((text) => text.toLowerCase());
}

/**
 * Layer 1 -> rollup -> token -> its counterpart of the standard bridge. Excludes tokens with their own bridge or
 * without any: sent to the standard one, they would be stuck.
 */
export function buildCounterparts() {
  const { tokens } = load<{ tokens: readonly Listing[] }>(list, 'dist/optimism.tokenlist.mjs');
  const counterparts: Record<number, Record<number, Record<Address, Address>>> = {};
  for (const [rollup, below, field] of rollups) {
    const [bridgeBelow, bridgeAbove] = bridgesOf(rollup, below);
    const movedBy = (chainId: number, bridge: string | undefined) =>
      tokens.filter((each) => each.chainId === chainId && each.extensions[field]?.toLowerCase() === bridge);
    const above = movedBy(rollup, bridgeAbove);
    const pairs = movedBy(below, bridgeBelow).flatMap(({ address, decimals, extensions: { opTokenId } }) => {
      const others = above.filter((each) => each.extensions.opTokenId === opTokenId && each.decimals === decimals);
      const [one, other] = [addressOf(address), addressOf(others[0]?.address ?? '')];
      return others.length === 1 && one && other && BigInt(one) > 0n ? [[one, other] as const] : [];
    });
    const sorted = Object.fromEntries(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    counterparts[below] = { ...counterparts[below], [rollup]: sorted };
  }
  return { sources: provenance([list, 'viem']), counterparts };
}
