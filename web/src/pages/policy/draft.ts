import type { Address, Contract, Received } from '@countersign/protocol';
import { fromBaseUnits, toBaseUnits } from '@countersign/protocol';
import { type Asset, type AssetId, findAsset, NATIVE } from './assets.ts';

export type ShownPolicy = Received<Contract['getPolicy']>;
/** What the service is sent, without the time that it replaces. */
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

/** A limit as it is being typed; an empty amount does not limit. */
export interface DraftLimit {
  readonly chainId: number;
  readonly asset: AssetId;
  readonly perTransaction: string;
  readonly per24Hours: string;
}

export interface Draft {
  readonly limits: readonly DraftLimit[];
  /** Null: anybody may be paid. */
  readonly allowed: readonly Address[] | null;
  readonly denied: readonly Address[];
}

const lower = (address: string) => address.toLowerCase() as Address;

export const keyOf = ({ chainId, asset }: { chainId: number; asset: string }) => `${chainId} ${asset.toLowerCase()}`;

/** Where the decimals of a token are not known, amounts are typed in base units, which are whole numbers. */
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

/** What is wrong with an amount, in words; null where nothing is. */
export function faultOf(text: string, asset: Asset): string | null {
  if (text.trim() === '' || toBaseUnits(text, decimalsOf(asset)) !== null) return null;
  if (!/^[\d,]+(\.\d+)?$/.test(text.trim())) return 'Enter a number such as 1,250.50';
  if (asset.known === null) return 'Enter a whole number of base units';
  const { symbol, decimals } = asset.known;
  return toBaseUnits(text, 78) === null && toBaseUnits(text.replace(/\..*/, ''), decimals) === null
    ? 'Too large, or a thousands separator is misplaced'
    : `${symbol} has at most ${decimals} decimals`;
}

/** The draft in base units; null as long as an amount in it is wrong. */
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

/** As the client takes it. */
export const toSent = ({ limits, allowedRecipients, deniedRecipients }: PolicyBody) => ({
  limits: [...limits],
  allowedRecipients: allowedRecipients && [...allowedRecipients],
  deniedRecipients: [...deniedRecipients],
});
