import type { Address } from '@countersign/protocol';
import { addressesInText } from '../decode/named-addresses.ts';
import type { Unaligned } from '../facts/facts.ts';
import { accountWords } from '../reader/languages/phrases/payments.ts';

/**
 * How far somebody who acts in a transaction is known to be the sender's: the sender, an address that the intent names, a
 * Safe that the intent speaks of and that the sender is an owner of, an account that it speaks of without its address, a contract that works for everybody, or anybody at all. The
 * bytes say who is called, and never whose that is.
 */
export type Standing = 'sender' | 'named' | 'owned' | 'said' | 'everybody' | 'unknown';

/** How sure it is that an account which the intent speaks of without its address is the one that acts. */
export const SAID_CONFIDENCE = 0.8;

const accountProtocols: ReadonlySet<string> = new Set(['safe', 'erc4337', 'erc7579', 'eip7702']);

const speaksOfAccount = ({ intent }: Unaligned): boolean =>
  intent.steps.some(({ protocol }) => protocol && accountProtocols.has(protocol.value)) ||
  accountWords.test(intent.text);

export function standingOf(facts: Unaligned, address: Address): Standing {
  const { request, data, intent } = facts;
  if (address === request.sender) return 'sender';
  if (data.contracts.at(request.chainId, address)) return 'everybody';
  if (addressesInText(intent.text).includes(address)) return 'named';
  if (!speaksOfAccount(facts)) return 'unknown';
  const safe = request.lookedUp.find({ kind: 'safe', address });
  if (!safe || request.sender === null) return 'said';
  return safe.owners.includes(request.sender) ? 'owned' : 'unknown';
}
