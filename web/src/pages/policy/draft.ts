import type { Address, Contract, Received } from '@countersign/protocol';
import { fromBaseUnits, toBaseUnits } from '@countersign/protocol';
import { type Asset, type AssetId, findAsset, NATIVE } from './assets.ts';

export type ShownPolicy = Received<Contract['getPolicy']>;
/** The body sent to the service, without the version that it replaces. */
export interface PolicyBody {
  readonly limits: readonly LimitBody[];
  readonly allowedRecipients: readonly Address[] | null;
  readonly deniedRecipients: readonly Address[];
}
interface LimitBody {
  readonly chainId: number;
  readonly asset: AssetId;
  readonly perTransaction: string | null;
  readonly per24Hours: string | null;
}

/** A limit while it is edited; an empty amount sets no limit. */
export interface DraftLimit {
  readonly chainId: number;
  readonly asset: AssetId;
  readonly perTransaction: string;
  readonly per24Hours: string;
}

export interface Draft {
  readonly limits: readonly DraftLimit[];
  /** Null: any recipient is allowed. */
  readonly allowed: readonly Address[] | null;
  readonly denied: readonly Address[];
}

const lower = (address: string) => address.toLowerCase() as Address;

export const keyOf = ({ chainId, asset }: { chainId: number; asset: string }) => `${chainId} ${asset.toLowerCase()}`;

/** If the decimals of a token are unknown, amounts are entered in base units, as whole numbers. */
const decimalsOf = ({ known }: Asset): number => known?.decimals ?? 0;

export function toDraft({ limits, allowedRecipients, deniedRecipients }: ShownPolicy): Draft {
  return {
    limits: limits.map(({ chainId, asset, perTransaction, per24Hours }) => {
      const id = asset === NATIVE ? NATIVE : lower(asset);
      const decimals = decimalsOf(findAsset(chainId, id));
      const typed = (amount: string | null) => (amount === null ? '' : fromBaseUnits(amount, decimals));
      return { chainId, asset: id, perTransaction: typed(perTransaction), per24Hours: typed(per24Hours) };
    }),
    allowed: allowedRecipients?.map(lower) ?? null,
    denied: deniedRecipients.map(lower),
  };
}

/** The fault of an amount, in words; null if there is none. */
export function faultOf(text: string, asset: Asset): string | null {
  if (text.trim() === '' || toBaseUnits(text, decimalsOf(asset)) !== null) return null;
  if (!/^[\d,]+(\.\d+)?$/.test(text.trim())) return 'Enter a number such as 1,250.50';
  if (asset.known === null) return 'Enter a whole number of base units';
  const { symbol, decimals } = asset.known;
  return toBaseUnits(text, 78) === null && toBaseUnits(text.replace(/\..*/, ''), decimals) === null
    ? 'Too large, or a thousands separator is misplaced'
    : `${symbol} has at most ${decimals} decimals`;
}

/** The draft in base units; null while any amount is invalid. */
export function toPolicy({ limits, allowed, denied }: Draft): PolicyBody | null {
  const converted: LimitBody[] = [];
  for (const { chainId, asset, perTransaction, per24Hours } of limits) {
    const decimals = decimalsOf(findAsset(chainId, asset));
    const amounts = [perTransaction, per24Hours].map((text) =>
      text.trim() === '' ? { amount: null } : { amount: toBaseUnits(text, decimals), isTyped: true },
    );
    if (amounts.some(({ amount, isTyped }) => isTyped && amount === null)) return null;
    const [one, day] = amounts;
    converted.push({ chainId, asset, perTransaction: one?.amount ?? null, per24Hours: day?.amount ?? null });
  }
  return { limits: converted, allowedRecipients: allowed, deniedRecipients: denied };
}

/** The form of the SDK. */
export const toSent = ({ limits, allowedRecipients, deniedRecipients }: PolicyBody) => ({
  limits: [...limits],
  allowedRecipients: allowedRecipients && [...allowedRecipients],
  deniedRecipients: [...deniedRecipients],
});
