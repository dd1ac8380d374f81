import type { Address } from '@countersign/protocol';
import { addressesInText } from '../decode/named-addresses.ts';
import type { Unaligned } from '../facts/facts.ts';
import { accountWords } from '../reader/languages/phrases/payments.ts';

/**
 * The relation of an acting address to the sender: the sender itself, an address in the intent, a Safe that the intent
 * mentions and that the sender owns, an account mentioned without its address, a contract that works for every caller,
 * or unknown. The bytes say which contract is called, but never who owns it.
 */
export type Standing = 'sender' | 'named' | 'owned' | 'said' | 'everybody' | 'unknown';

/** The confidence that an account mentioned without its address is the one that acts. */
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
