import { checksumAddress } from '@countersign/protocol';
import { findAsset, nameAsset } from './assets.ts';
import { keyOf, type PolicyBody } from './draft.ts';
import { sayAmount } from './say-policy.ts';

type Limit = PolicyBody['limits'][number];

/** The differences between two policies, one line each; empty if there are none. */
export function listChanges(before: PolicyBody, after: PolicyBody): string[] {
  return [
    ...listLimitChanges(before.limits, after.limits),
    ...listRecipientChanges(before.allowedRecipients, after.allowedRecipients),
    ...listed(before.deniedRecipients, after.deniedRecipients, 'always waits for you', 'is no longer denied'),
  ];
}

function listLimitChanges(before: readonly Limit[], after: readonly Limit[]): string[] {
  const former = new Map(before.map((limit) => [keyOf(limit), limit]));
  const kept = new Set(after.map(keyOf));
  return [
    ...after.flatMap((limit) => {
      const old = former.get(keyOf(limit));
      const name = nameAsset(findAsset(limit.chainId, limit.asset));
      if (!old) return [`New limit for ${name}: ${amounts(limit)}`];
      return amounts(old) === amounts(limit) ? [] : [`${name}: ${amounts(limit)} (was ${amounts(old)})`];
    }),
    ...(after.length === 0 ? [] : before)
      .filter((limit) => !kept.has(keyOf(limit)))
      .map((limit) => `${nameAsset(findAsset(limit.chainId, limit.asset))}: waits for you (was ${amounts(limit)})`),
    ...(before.length > 0 && after.length === 0 ? ['No limits: any amount of any asset'] : []),
    ...(before.length === 0 && after.length > 0 ? ['Assets without a limit wait for you'] : []),
  ];
}

function amounts(limit: Limit): string {
  const parts = [
    ...(limit.perTransaction === null ? [] : [`${sayAmount(limit, limit.perTransaction)} per transaction`]),
    ...(limit.per24Hours === null ? [] : [`${sayAmount(limit, limit.per24Hours)} per 24 hours`]),
  ];
  return parts.join(', ') || 'any amount';
}

type Recipients = PolicyBody['allowedRecipients'];

function listRecipientChanges(before: Recipients, after: Recipients): string[] {
  if (after === null) return before === null ? [] : ['Anyone may be paid (was a list of recipients)'];
  const added = listed(before ?? [], after, 'may be paid', 'may no longer be paid');
  return before === null ? ['Only listed recipients may be paid (was anyone)', ...added] : added;
}

function listed(before: readonly string[], after: readonly string[], gained: string, lost: string): string[] {
  const say = (address: string, what: string) => `${checksumAddress(address as `0x${string}`)} ${what}`;
  return [
    ...after.filter((address) => !before.includes(address)).map((address) => say(address, gained)),
    ...before.filter((address) => !after.includes(address)).map((address) => say(address, lost)),
  ];
}
