import { callOf } from '../compare/call-of.ts';
import { fit } from '../compare/fit.ts';
import { matchOf } from '../compare/match.ts';
import { compareParty } from '../compare/party.ts';
import { isProtocol } from '../compare/protocol-names.ts';
import { compareSide, sidesOf } from '../compare/side.ts';
import { isRevocation } from '../compare/spender.ts';
import type { Effect } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';
import type { Step } from '../reader/intent.ts';

const cost = { asset: 80, party: 60, amount: 40, chain: 40, protocol: 30, unknown: 5, kind: 2 };

/** How badly an effect agrees with a step that it could carry out; null if it is of another kind. */
export function disagreement(facts: Unaligned, step: Step, effect: Effect): number | null {
  const kind = fit(facts, step, effect);
  if (kind === null) return null;
  const match = { ...matchOf(step, [effect], []), wraps: true, unwraps: true };
  let sum = kind * cost.kind;
  for (const side of sidesOf(facts, match)) {
    if (side.accepts !== 'yes') sum += side.accepts === 'no' ? cost.asset : cost.unknown;
    const amount = side.want.amount ? compareSide(facts, match, side).is : 'same';
    if (amount !== 'same') sum += amount === 'different' ? cost.amount : cost.unknown;
  }
  const party = (step.spender ?? step.recipient)?.value;
  const address = effect.spender ?? effect.to ?? effect.loses;
  if (party && address && compareParty(facts, party, address).answer === 'no') sum += cost.party;
  const target = callOf(facts.decoded, effect)?.protocol;
  const slugs = [effect.protocol, target].filter((slug) => typeof slug === 'string');
  const named = step.protocol?.value;
  if (named && slugs.length > 0 && !slugs.some((slug) => isProtocol(named, slug))) sum += cost.protocol;
  const destination = step.destinationChainId?.value;
  if (destination !== undefined && effect.destinationChainId !== BigInt(destination)) sum += cost.chain;
  if ((effect.spender || effect.right) && step.revokes !== isRevocation(effect)) sum += cost.amount;
  return sum;
}
