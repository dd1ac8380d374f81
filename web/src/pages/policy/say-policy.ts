import { showUnits } from '../../data/units.ts';
import { findAsset, nameAsset, symbolOf } from './assets.ts';
import type { PolicyBody } from './draft.ts';

type Limit = PolicyBody['limits'][number];

/** What a policy lets pass without the owner, as its owner would say it. */
export function sayPolicy({ limits, allowedRecipients, deniedRecipients }: PolicyBody): string[] {
  if (allowedRecipients?.length === 0) {
    return ['Nobody is on your list of recipients, so every payment waits for you.'];
  }
  const to = recipientsInWords(allowedRecipients?.length ?? null, deniedRecipients.length);
  const isOpen = limits.length === 0 && allowedRecipients === null && deniedRecipients.length === 0;
  return [
    ...(limits.length === 0
      ? [`Any amount of anything ${to} goes through without asking.`]
      : limits.map((limit) => sayLimit(limit, to))),
    ...(isOpen ? [] : ['Everything else waits for you.']),
    ...(allowedRecipients === null
      ? []
      : ['Swaps, deposits and bridges wait for you, unless what comes back has a limit of its own here.']),
  ];
}

function recipientsInWords(allowed: number | null, denied: number): string {
  if (allowed !== null) return allowed === 1 ? 'to this one address' : `to these ${allowed} addresses`;
  if (denied === 0) return 'to anybody';
  return `to anybody but ${denied === 1 ? 'the address' : `the ${denied} addresses`} that you denied`;
}

function sayLimit(limit: Limit, to: string): string {
  const asset = findAsset(limit.chainId, limit.asset);
  if (limit.perTransaction === '0' || limit.per24Hours === '0') {
    return upperFirst(`${nameAsset(asset)} always waits for you.`);
  }
  const parts = [
    ...(limit.perTransaction === null ? [] : [`${sayAmount(limit, limit.perTransaction)} at a time`]),
    ...(limit.per24Hours === null ? [] : [`${sayAmount(limit, limit.per24Hours)} a day`]),
  ];
  if (parts.length === 0) return `Any amount of ${nameAsset(asset)} ${to} without asking.`;
  const network = nameAsset(asset).slice(symbolOf(asset).length);
  return `Up to ${parts.join(' and ')}${network} ${to} without asking.`;
}

/** In units, or in base units where our list does not know how many make one. */
export function sayAmount({ chainId, asset: id }: Pick<Limit, 'chainId' | 'asset'>, amount: string): string {
  const asset = findAsset(chainId, id);
  return asset.known
    ? `${showUnits(amount, asset.known.decimals)} ${asset.known.symbol}`
    : `${showUnits(amount, 0)} base units of ${symbolOf(asset)}`;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
