import { showUnits } from '@countersign/protocol';
import { networkName } from '../../networks.ts';
import { findAsset, nameAsset, symbolOf } from './assets.ts';
import type { PolicyBody } from './draft.ts';

type Limit = PolicyBody['limits'][number];

/** Describes to the owner what a policy approves automatically. */
export interface PolicyWords {
  readonly first: string;
  /** `first` introduces a list of several. */
  readonly items: readonly string[];
  readonly rest: readonly string[];
}

export function sayPolicy({ limits, allowedRecipients, deniedRecipients }: PolicyBody): PolicyWords {
  if (allowedRecipients?.length === 0) {
    return words('Nobody is on your list of recipients, so every payment waits for you.');
  }
  const to = recipientsInWords(allowedRecipients?.length ?? null, deniedRecipients.length);
  const isOpen = limits.length === 0 && allowedRecipients === null && deniedRecipients.length === 0;
  const rest = [
    ...(isOpen ? [] : ['Everything else waits for you.']),
    ...(allowedRecipients === null
      ? []
      : [
          'Swaps, deposits and bridges wait for you, unless the asset you receive has its own limit here. Swaps and bridges also wait if no known price confirms what they must bring at least.',
        ]),
  ];
  const amounts = limits.filter((limit) => !isShut(limit)).map(sayLimit);
  const [only = 'any amount of anything', another] = amounts;
  if (limits.length > 0 && amounts.length === 0) return words('Every payment waits for you.');
  if (another === undefined) return words(`Your agents may send ${only} ${to} without asking you.`, [], rest);
  return words(`Without asking you, your agents may send ${to}:`, amounts, rest);
}

const words = (first: string, items: readonly string[] = [], rest: readonly string[] = []) => ({ first, items, rest });

/** Nothing fits under a limit of zero. */
const isShut = ({ perTransaction, per24Hours }: Limit) => perTransaction === '0' || per24Hours === '0';

function recipientsInWords(allowed: number | null, denied: number): string {
  if (allowed !== null) return allowed === 1 ? 'to this one address' : `to these ${allowed} addresses`;
  if (denied === 0) return 'to anyone';
  return `to anyone except the ${denied === 1 ? 'address' : `${denied} addresses`} you denied`;
}

function sayLimit(limit: Limit): string {
  const asset = findAsset(limit.chainId, limit.asset);
  const parts = [
    ...(limit.perTransaction === null ? [] : [`${sayAmount(limit, limit.perTransaction)} per transaction`]),
    ...(limit.per24Hours === null ? [] : [`${sayAmount(limit, limit.per24Hours)} per 24 hours`]),
  ];
  if (parts.length === 0) return `any amount of ${nameAsset(asset)}`;
  return `up to ${parts.join(' and ')} on ${networkName(limit.chainId)}`;
}

/** In units, or in base units for tokens outside our list. */
export function sayAmount({ chainId, asset: id }: Pick<Limit, 'chainId' | 'asset'>, amount: string): string {
  const asset = findAsset(chainId, id);
  return asset.known
    ? `${showUnits(amount, asset.known.decimals)} ${asset.known.symbol}`
    : `${showUnits(amount, 0)} base units of ${symbolOf(asset)}`;
}
