import {
  checksumAddress,
  keyOfFact,
  type LookedUpFact,
  type LookedUpFacts,
  type WantedFact,
} from '@countersign/protocol';

type FactAbout<W extends WantedFact> = Extract<LookedUpFact, { readonly kind: W['kind'] }>;

/**
 * The values that the caller looked up on the chain of the transaction. They are facts: they remain if claims are left
 * out.
 */
export interface LookedUp {
  /** As sent; null if nothing was looked up. */
  readonly sent: LookedUpFacts | null;
  find<W extends WantedFact>(wanted: W): FactAbout<W> | null;
  /** Whether it was requested before, even without result. */
  isAnswered(wanted: WantedFact): boolean;
}

export const nothingLookedUp: LookedUp = { sent: null, find: () => null, isAnswered: () => false };

/** Facts of another chain are ignored. */
export function readLookedUp(sent: LookedUpFacts | null | undefined, chainId: number | null): LookedUp {
  if (!sent || sent.chain_id !== chainId) return nothingLookedUp;
  const facts = new Map(sent.facts.map((fact) => [keyOfFact(fact), fact]));
  const missing = new Set(sent.missing.map(({ wanted }) => keyOfFact(wanted)));
  return {
    sent,
    find: <W extends WantedFact>(wanted: W) => (facts.get(keyOfFact(wanted)) as FactAbout<W> | undefined) ?? null,
    isAnswered: (wanted) => facts.has(keyOfFact(wanted)) || missing.has(keyOfFact(wanted)),
  };
}

/** ` (looked up at block 123)`. */
export const showLookUp = ({ block }: LookedUpFact): string =>
  block === null ? ' (looked up)' : ` (looked up at block ${block})`;

/** In words: `the asset of the vault 0x…`. */
function showWanted(wanted: WantedFact): string {
  const shown = (asset: string) => (asset === 'native' ? 'the coin' : checksumAddress(asset as `0x${string}`));
  switch (wanted.kind) {
    case 'name':
      return `the address of ${wanted.name}`;
    case 'token':
      return `symbol and decimals of ${shown(wanted.address)}`;
    case 'vault':
      return `the asset of the vault ${shown(wanted.address)}`;
    case 'balance':
      return `the balance of ${shown(wanted.asset)} held by ${shown(wanted.holder)}`;
    case 'allowance':
      return `the allowance of ${shown(wanted.spender)} for ${shown(wanted.token)}`;
    case 'safe':
      return `the owners of the Safe ${shown(wanted.address)}`;
    case 'price':
      return `the price of ${shown(wanted.asset)}`;
  }
}

/** The failed look-ups with their reasons, one line each. */
export const notLookedUp = ({ sent }: LookedUp): string[] =>
  (sent?.missing ?? []).map(({ wanted, why }) => `${showWanted(wanted)}: ${why}`);
