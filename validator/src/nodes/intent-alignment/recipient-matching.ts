import { type Address, checksumAddress } from '@countersign/protocol';
import { callOf } from '../../align/call-of.ts';
import { matchesOf } from '../../align/match.ts';
import { addressOf, compareParty, showParty } from '../../align/party.ts';
import { rightKinds } from '../../align/spender.ts';
import { walkCalls } from '../../decode/walk-calls.ts';
import type { Effect } from '../../effect.ts';
import type { Facts } from '../../facts.ts';
import type { Party, Slot, Step } from '../../intent/intent.ts';
import { showAddress } from '../../show.ts';
import type { Node } from '../node.ts';
import { type Comparison, settle } from './settle.ts';

/** The sender, and every account that the transaction makes act: a Safe, a smart account. */
type Accounts = ReadonlySet<Address | null>;

/** What these do goes to somebody by its nature, so somebody has to be named. */
const needsName: ReadonlySet<Effect['kind']> = new Set(['send', 'own', 'delegate', 'upgrade']);

/** `deposit into 0x…`, `send to Aave`: the words name the contract that takes it and not who is credited. */
function namesVenue(facts: Facts, { value: party }: Slot<Party>, effect: Effect): boolean {
  const target = callOf(facts.decoded, effect)?.to;
  if (effect.kind === 'send' || !target) return false;
  return party.kind === 'protocol' || (effect.to !== target && compareParty(facts, party, target).answer === 'yes');
}

function compareNamed(facts: Facts, party: Party, to: Address | null): Comparison {
  const said = showParty(facts, party);
  if (to === null) {
    return party.kind === 'self'
      ? { is: 'same', text: 'It goes to the sender.' }
      : { is: 'unknown', text: `The intent says to ${said}; it goes to the sender, whom the request does not name.` };
  }
  const result = compareParty(facts, party, to);
  if (result.answer === 'yes') {
    return { is: 'same', text: `It goes to ${said}.`, confidence: result.confidence };
  }
  if (result.answer === 'unknown')
    return { is: 'unknown', text: `It goes to ${showAddress(facts, to)}: ${result.why}.` };
  const right = addressOf(facts, party);
  return {
    is: 'different',
    text: `The intent says to ${said}, the transaction gives it to ${showAddress(facts, to)}.`,
    fix: `Set the recipient to ${right ? checksumAddress(right) : said}.`,
  };
}

function compareUnnamed(facts: Facts, accounts: Accounts, step: Step, effect: Effect): Comparison {
  const { sender, chainId } = facts.request;
  const to = effect.to ?? effect.from;
  // What an account of the sender's gets is the sender's; what a contract for everybody gets is anybody's.
  const isOwn = to === null || to === sender || (accounts.has(to) && facts.data.contracts.at(chainId, to) === null);
  if (isOwn) return { is: 'same', text: 'It stays with the sender.' };
  const seen = showAddress(facts, to);
  if (needsName.has(effect.kind)) {
    return {
      is: 'different',
      text: `The intent does not say to whom; the transaction gives it to ${seen}.`,
      fix: `Name the recipient in the intent: "${step.action.value} … to ${seen}".`,
    };
  }
  if (sender === null) {
    return { is: 'unknown', text: `It goes to ${seen}; whether that is the sender is not known (proposed_tx.from).` };
  }
  return {
    is: 'different',
    text: `The intent names nobody, so it is for the sender; the transaction gives it to ${seen}.`,
    fix: `Set the recipient to the sender, ${checksumAddress(sender)}.`,
  };
}

const recipientBeside = ({ alignment }: Facts, effect: Effect): Slot<Party> | null =>
  alignment.pairs.find((pair) => pair.effect === effect && pair.isFolded)?.step.recipient ?? null;

function compareBeneficiary(facts: Facts, accounts: Accounts, step: Step, effect: Effect): Comparison {
  if (effect.beneficiaryUnknown) return { is: 'unknown', text: 'The bytes do not say who gets it.' };
  // `swap it and send it to …` may be one effect: then the recipient of the one step is that of the other.
  const recipient = step.recipient ?? recipientBeside(facts, effect);
  const named = recipient && !namesVenue(facts, recipient, effect) ? recipient : null;
  return named
    ? compareNamed(facts, named.value, effect.to ?? effect.from ?? facts.request.sender)
    : compareUnnamed(facts, accounts, step, effect);
}

/** What is somebody else's is not the sender's to give. */
function comparePayer(facts: Facts, accounts: Accounts, { from }: Effect): Comparison[] {
  const { sender } = facts.request;
  if (from === null || sender === null || accounts.has(from)) return [];
  if (facts.intent.text.toLowerCase().includes(from)) return [];
  return [
    {
      is: 'different',
      text: `The sender is ${checksumAddress(sender)}, the transaction takes from ${showAddress(facts, from)}.`,
      fix: `Take it from the account of the sender, ${checksumAddress(sender)}.`,
    },
  ];
}

export const recipientMatching: Node = {
  id: 'intent_alignment.recipient_matching',
  name: 'Recipient',
  severity: 'critical',
  needs: ['steps', 'effects'],
  stops: 'Anything that ends up with somebody who is neither named in the intent nor the sender.',
  letsThrough: 'Sending to oneself, output to a recipient who is named, deposits into a vault that is named.',
  check(facts) {
    const accounts = new Set([facts.request.sender, ...[...walkCalls(facts.decoded.calls)].map(({ from }) => from)]);
    const comparisons = matchesOf(facts.alignment).flatMap(({ step, effects }) =>
      effects
        .filter(({ kind }) => !rightKinds.has(kind))
        .flatMap((effect) => [
          compareBeneficiary(facts, accounts, step, effect),
          ...comparePayer(facts, accounts, effect),
        ]),
    );
    return settle(comparisons, 'Nobody is given anything but rights.');
  },
};
