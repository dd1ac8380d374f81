import type { Address } from '@countersign/protocol';
import { balanceOf } from '../../compare/price.ts';
import { rightKinds } from '../../compare/spender.ts';
import type { Asset } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { showQuantity } from '../../show/show.ts';
import { cannotTell, type Finding, fail, type Node, notApplicable, pass } from '../node.ts';

type Limit = Facts['data']['policy']['limits'][number];

const assetOf = ({ asset }: Limit): Asset =>
  asset === 'native' ? { kind: 'native' } : { kind: 'token', address: asset as Address };

const isOf = ({ asset: limited }: Limit, asset: Asset): boolean =>
  asset.kind === 'native' ? limited === 'native' : asset.kind !== 'unnamed' && asset.address === limited;

function judge(facts: Facts, limit: Limit): Finding | null {
  const asset = assetOf(limit);
  let moved = 0n;
  let most = 0n;
  let isUnknown = false;
  for (const { kind, gives, from } of facts.decoded.effects) {
    for (const quantity of gives) {
      if (!isOf(limit, quantity.asset)) continue;
      const held = () => balanceOf(facts, asset, from ?? facts.request.sender)?.amount ?? null;
      const amount = quantity.amount === 'all' ? held() : quantity.amount;
      if (amount === null) isUnknown = true;
      // Rights move nothing yet: each alone is compared with the limit.
      else if (!rightKinds.has(kind)) moved += amount;
      else if (amount > most) most = amount;
    }
  }
  const largest = moved > most ? moved : most;
  const allowed = showQuantity(facts, { asset, amount: limit.max, bound: 'max' });
  if (largest > limit.max) {
    const does = showQuantity(facts, { asset, amount: largest, bound: 'exact' });
    return fail(
      `The transaction ${moved > most ? 'moves' : 'lets others move'} ${does}; the operator allows ${allowed}.`,
      `Lower the amount: ${allowed} in one transaction.`,
      { asset: limit.asset, amount: largest, max: limit.max },
    );
  }
  return isUnknown ? cannotTell(`The bytes do not state how much moves; the operator allows ${allowed}.`) : null;
}

export const amountPolicy: Node = {
  id: 'legal_compliance.amount_policy',
  name: 'Amount policy',
  severity: 'high',
  needs: ['effects'],
  stops: 'More of an asset in one transaction than the operator allows, at once or in parts.',
  rejectsOn: 'A limit of the operator.',
  letsThrough: 'Any amount of an asset that the operator does not limit.',
  skips: 'If the operator does not limit what moves, or if the bytes do not state how much that is.',
  check(facts) {
    const { chainId } = facts.request;
    const limits = facts.data.policy.limits.filter((limit) => limit.chainId === null || limit.chainId === chainId);
    if (limits.length === 0) return notApplicable('The operator sets no limit here.');
    const findings = limits.map((limit) => judge(facts, limit)).filter((finding) => finding !== null);
    const worst = findings.find(({ status }) => status === 'FAIL') ?? findings[0];
    return worst ?? pass('No amount exceeds what the operator allows.');
  },
};
