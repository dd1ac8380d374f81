import type { EffectKind } from '../../effects/effect.ts';

/** Effect kinds for the intents of descriptors. The first match counts: `Swap & Bridge` is a bridge. */
const kinds: readonly (readonly [RegExp, EffectKind])[] = [
  [/\bunwrap/, 'unwrap'],
  [/\bwrap/, 'wrap'],
  [/\bbridge|\bcross[- ]chain/, 'bridge'],
  [/\bvote/, 'vote'],
  [/\bcancel|\binvalidate|\breject/, 'cancel'],
  [/\boperators?\b/, 'operator'],
  [/\bauthori[sz]e .*transfer/, 'send'],
  [/\bdecrease allowance|\brevoke|\bremove|\bsession|\bownership|\bmanager|\bsigner|\bwhitelist/, 'unknown'],
  [/\bapprove|\bauthori[sz]e|\bpermit|\ballowance/, 'approve'],
  [/^(?:claim|withdraw|collect|harvest)\b.*\b(?:rewards?|fees|unstaked|undelegated|unbonded)\b/, 'claim'],
  [/\bunstake|\bundelegate|\bunbond|\bcooldown/, 'unstake'],
  [/\bclaim|\bharvest|\bcollect/, 'claim'],
  [/\bborrow/, 'borrow'],
  [/\brepay/, 'repay'],
  [/\bwithdraw|\bredeem|\bredemption|\bdivest|\bexit/, 'withdraw'],
  [/\bswap|\bexchange|\btrade|\bconvert|\bbuy\b|\bsell\b|\border\b/, 'swap'],
  [/\bstake|\brestake|\bdelegate/, 'stake'],
  [/\bdeposit|\bsupply|\blend|\binvest|\bmint|\badd liquidity/, 'supply'],
  [/\bsend|\btransfer|\bpay\b/, 'send'],
];

/** This means a withdrawal, although `remove` may mean other things. */
const removesLiquidity = /\bremove liquidity/;

/** The kind of effect that an intent such as `Stake ETH` names; `unknown` if there is none. */
export function kindOfIntent(intent: string): EffectKind {
  const words = intent.toLowerCase();
  if (removesLiquidity.test(words)) return 'withdraw';
  return kinds.find(([pattern]) => pattern.test(words))?.[1] ?? 'unknown';
}
