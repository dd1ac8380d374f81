import { callOf } from '../../compare/call-of.ts';
import { addressesInText } from '../../decode/named-addresses.ts';
import type { Effect, EffectKind } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { speaksOfBurning } from '../../reader/languages/phrases/payments.ts';
import { showAddress, showPlace } from '../../show/show.ts';
import { fail, type Node, notApplicable, pass } from '../node.ts';

const paying: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'send',
  'receive',
  'swap',
  'supply',
  'withdraw',
  'borrow',
  'repay',
  'stake',
  'unstake',
  'claim',
  'bridge',
]);
/** Addresses without a known key: zero, the `dead` ones, and those of one digit, which chains reserve. */
const nobody = /^0x(?:0{39}[0-9a-f]|0{36}dead|dead0{36}|(?:dead){10}|f{40})$/;

/** Why the recipient cannot use it; null if it can. */
function whyLost(facts: Facts, effect: Effect): string | null {
  const { to, kind, gives, gets } = effect;
  if (to === null || facts.data.policy.allowed.has(to)) return null;
  if (nobody.test(to)) return 'nobody has the private key of that address';
  const isTokenItself = [...gives, ...gets].some(({ asset }) => 'address' in asset && asset.address === to);
  if (isTokenItself && kind !== 'stake' && kind !== 'unstake') return 'it is the token contract itself';
  if (kind !== 'send') {
    const target = callOf(facts.decoded, effect)?.to;
    return target === to && kind !== 'stake' ? 'it is the called contract, which keeps what it receives' : null;
  }
  const { tokens, contracts } = facts.data;
  const { chainId } = facts.request;
  if (tokens.at(chainId, to) !== null) return 'it is a token contract, which keeps what it receives';
  // A transfer to a pool or a router is not a deposit: a deposit is a call.
  const isPut = gives.some(({ asset }) => asset.kind === 'token') && contracts.at(chainId, to) !== null;
  return isPut && !addressesInText(facts.intent.text).includes(to)
    ? 'it is a contract that must be called, and it keeps what it is sent'
    : null;
}

export const burnOrTokenRecipient: Node = {
  id: 'adversarial_detection.burn_or_token_recipient',
  name: 'Lost recipient',
  severity: 'high',
  needs: ['effects'],
  stops:
    'Assets sent where nobody can recover them: the zero address, a token contract, the called contract; tokens sent to a contract that must be called, unless the intent states its address.',
  rejectsOn: 'A recipient in the bytes who cannot use what it gets.',
  letsThrough: 'Burning that the intent explicitly asks for.',
  skips: 'If nobody is paid.',
  check(facts) {
    const payments = facts.decoded.effects.filter(({ kind, to }) => paying.has(kind) && to !== null);
    if (payments.length === 0) return notApplicable('Nobody is paid.');
    const isBurning = speaksOfBurning.test(facts.intent.text);
    for (const effect of payments) {
      const loss = whyLost(facts, effect);
      if (loss === null || effect.to === null) continue;
      if (isBurning && nobody.test(effect.to)) continue;
      return fail(
        `What the ${effect.kind}${showPlace(facts, effect.call)} pays to ${showAddress(facts, effect.to)} is lost: ${loss}.`,
        'Use the address of the person who should receive it, unless the owner says that it is to be burnt.',
        { call: effect.call, recipient: effect.to },
      );
    }
    return pass(isBurning ? 'The intent asks for the burn.' : 'Every recipient can use what they receive.');
  },
};
