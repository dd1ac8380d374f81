import type { Filled } from './filled.ts';
import type { Step } from './intent.ts';
import type { Noun } from './meaning.ts';

/** `pay back 5 USDC to 0x…`, `repay 0x… 5 USDC`: to somebody who lent it, and not to a market. */
export function isPaidBack(text: string, step: Step, filled: Filled, nouns: ReadonlySet<Noun>): boolean {
  const { action, recipient, protocol, gives } = step;
  const [role] = filled.roles.recipient;
  return (
    recipient?.value.kind === 'address' &&
    (role === 'object' || (role === 'to' && /^pay(?:ing)? ?back$/i.test(text.slice(action.start, action.end)))) &&
    gives?.amount != null &&
    !protocol &&
    !filled.source &&
    !nouns.has('debt')
  );
}

const ownAccount =
  /^\s+(?:out of|from)\s+(?:my|our|the)\s+(?:\p{L}{1,12}\s+)?(?:treasury|multisig|wallet)\s+(?:to|into)\s/iu;

/** `withdraw 5 USDC from the Safe to 0x…`: out of an account, which sends, and of no protocol. */
export function isOwnAccount(text: string, { protocol, recipient, gets, gives, destinationChainId }: Step): boolean {
  if (!recipient || !gets?.amount || gives || destinationChainId) return false;
  if (protocol) return protocol.value === 'safe';
  const end = Math.max(gets.amount.end, gets.asset?.end ?? 0);
  return recipient.value.kind === 'address' && ownAccount.test(text.slice(end, recipient.start));
}
