import type { Address, Effect, EffectKind } from '@countersign/protocol';

/** What leaves the account, may be taken from it, or must be paid back. */
export interface Outflow {
  /** As `assetOf` returns it. */
  readonly asset: string | null;
  /** Base units at most; null if unknown. */
  readonly amount: bigint | null;
}

type Quantity = Effect['gives'][number];

/** These bring the account's own assets: if they go elsewhere, they leave the account. */
const takingOut: ReadonlySet<string> = new Set<EffectKind>(['withdraw', 'unstake', 'claim', 'receive']);

const maxUint256 = 2n ** 256n - 1n;

export function listOutflows(effect: Effect, account: Address): Outflow[] {
  const goesElsewhere = effect.to !== null && effect.to !== account;
  const isOwed = effect.kind === 'borrow' || (takingOut.has(effect.kind) && goesElsewhere);
  return [...effect.gives, ...(isOwed ? effect.gets : [])].map(readOutflow);
}

/** `native` or the address of a token; null: an asset that cannot be limited. */
export const assetOf = ({ asset }: Quantity): string | null =>
  asset.kind === 'native' ? 'native' : asset.kind === 'token' ? (asset.address ?? null) : null;

function readOutflow(quantity: Quantity): Outflow {
  const { amount, bound } = quantity;
  // A quantity that is only a minimum has no known maximum.
  const isMost = bound === undefined || bound === 'exact' || bound === 'max';
  return {
    asset: assetOf(quantity),
    amount: amount === null || amount === 'all' || !isMost ? null : BigInt(amount),
  };
}

/**
 * The sum for each asset. An unknown amount counts as everything, which is the maximum. What is taken under an
 * allowance of the same transaction was counted with the allowance; what exceeds it is added.
 */
export function sumOutflows(effects: readonly Effect[], account: Address): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  /** The rest of each allowance, by the call that gave it. */
  const left = new Map<unknown, Map<string, bigint>>();
  for (const effect of effects) {
    const isAllowance = effect.kind === 'approve';
    const own = typeof effect.call === 'string' && isAllowance ? new Map<string, bigint>() : null;
    const used = isAllowance || effect.allowedBy === undefined ? null : left.get(effect.allowedBy);
    for (const { asset, amount } of listOutflows(effect, account)) {
      if (asset === null) continue;
      const most = amount ?? maxUint256;
      const covered = least(used?.get(asset) ?? 0n, most);
      used?.set(asset, (used.get(asset) ?? 0n) - covered);
      own?.set(asset, most);
      sums.set(asset, least((sums.get(asset) ?? 0n) + most - covered, maxUint256));
    }
    if (own) left.set(effect.call, own);
  }
  return sums;
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
