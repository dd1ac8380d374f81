import { type Address, checksumAddress } from '@countersign/protocol';
import { callOf } from '../../compare/call-of.ts';
import { matchesOf } from '../../compare/match.ts';
import { addressOf, compareParty, showParty } from '../../compare/party.ts';
import { standingOfPayee } from '../../compare/payment.ts';
import { rightKinds } from '../../compare/spender.ts';
import { addressesInText } from '../../decode/named-addresses.ts';
import { walkCalls } from '../../decode/walk-calls.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { matchesIn } from '../../patterns/matches-in.ts';
import { isGuess } from '../../reader/guess.ts';
import type { Party, Slot, Step } from '../../reader/intent.ts';
import { payerWords } from '../../reader/languages/phrases/payments.ts';
import { showAddress } from '../../show/show.ts';
import { isPlainHost } from '../../terms/web-endings.ts';
import { SAID_CONFIDENCE, standingOf } from '../account.ts';
import { hasDoubt, isDescribed, isFullyRead, sureIf } from '../evidence.ts';
import { type Mark, type Node, UNSURE } from '../node.ts';
import { about, type Comparison, settle, spansOf } from './settle.ts';

/** Every account that the transaction makes act: a Safe, a smart account, a contract that makes calls for others. */
type Actors = ReadonlySet<Address | null>;

/** A change of an account's owners or code concerns the account, whoever calls it. */
const accountKinds: ReadonlySet<Effect['kind']> = new Set(['own', 'upgrade']);

/** These always have a recipient, so the words must name it. */
const needsName: ReadonlySet<Effect['kind']> = new Set(['send', 'own', 'delegate', 'upgrade']);

/** `deposit into 0x…`, `send to Aave`: the words name the contract that takes it, not the credited account. */
function namesVenue(facts: Facts, { value: party }: Slot<Party>, effect: Effect): boolean {
  const target = callOf(facts.decoded, effect)?.to;
  if (effect.kind === 'send' || !target) return false;
  return party.kind === 'protocol' || (effect.to !== target && compareParty(facts, party, target).answer === 'yes');
}

function compareNamed(facts: Facts, slot: Slot<Party>, to: Address | null): Comparison {
  const party = slot.value;
  const said = showParty(facts, party);
  if (to === null) {
    return party.kind === 'self'
      ? { is: 'same', text: 'It goes to the sender.' }
      : {
          is: 'unknown',
          text: `The intent says to ${said}, but it goes to the sender, whom the request does not name.`,
        };
  }
  const result = compareParty(facts, party, to);
  if (result.answer === 'yes') {
    return { is: 'same', text: `It goes to ${said}.` };
  }
  if (result.answer === 'unknown')
    return { is: 'unknown', text: `It goes to ${showAddress(facts, to)}: ${result.why}.` };
  if (isGuess(slot)) {
    return {
      is: 'different',
      confidence: UNSURE,
      text: `The transaction sends it to ${showAddress(facts, to)}, and the intent names ${said} without saying that it is the recipient.`,
      fix: 'Ask the owner for the recipient: the intent must name the address.',
    };
  }
  const right = addressOf(facts, party);
  return {
    is: 'different',
    confidence: sureIf(isContradiction(facts, party, to)),
    text: `The intent says to ${said}, but the transaction sends it to ${showAddress(facts, to)}.`,
    fix: `Set the recipient to ${right ? checksumAddress(right) : said}.`,
  };
}

/** Whether the words name another recipient for certain, and that of the bytes in no clause. */
const isContradiction = (facts: Facts, party: Party, to: Address): boolean =>
  !isNamed(facts, to) && (party.kind !== 'protocol' || facts.data.contracts.at(facts.request.chainId, to) !== null);

const namesSomebody = ({ intent }: Facts): boolean =>
  intent.steps.some(({ recipient }) => recipient?.value.kind === 'name' || recipient?.value.kind === 'ens');

function compareUnnamed(facts: Facts, actors: Actors, effect: Effect): Comparison {
  const { sender } = facts.request;
  const to = effect.to ?? effect.from;
  if (to === null) return { is: 'same', text: 'It stays with the sender.' };
  const standing = standingOf(facts, to);
  const isOwn = standing === 'sender' || (standing === 'named' && actors.has(to));
  // Payments and income of an account stay there; the check of the payer asks whose account it is.
  const isKept = standing !== 'everybody' && to === effect.from;
  if (isOwn || isKept) return { is: 'same', text: 'It stays with the sender.' };
  const seen = showAddress(facts, to);
  if (needsName.has(effect.kind)) {
    // `her wallet is 0x…. Give her 25 USDC`: the words state the owner of the address, but were not understood.
    if (isNamed(facts, to)) {
      return {
        is: 'unknown',
        text: `It goes to ${seen}, which the intent mentions but does not clearly name as the recipient.`,
      };
    }
    return {
      is: 'different',
      text: `The intent names no recipient, but the transaction sends it to ${seen}.`,
      fix: 'Ask the owner for the recipient: the intent must name the address.',
      // A call may be to a place that the words name in a way of their own; whoever gets a signed payment has no name.
      confidence: sureIf(isFullyRead(facts) && facts.decoded.message !== null),
    };
  }
  if (sender === null) {
    return {
      is: 'unknown',
      text: `It goes to ${seen}; it is unknown whether that is the sender, whom the request does not name.`,
    };
  }
  // A field of a descriptor may be anybody; whoever has only a name in the words may be the recipient.
  const isGuessed = isDescribed(effect) && !isFullyRead(facts);
  const isOpen = isGuessed || isNamed(facts, to) || hasDoubt(facts, 'name') || namesSomebody(facts);
  return {
    is: 'different',
    confidence: sureIf(!isOpen),
    text: `The intent names no recipient, so it is for the sender, but the transaction sends it to ${seen}.`,
    fix: `Set the recipient to the sender, ${checksumAddress(sender)}.`,
  };
}

/** Compares the account that loses a right. */
function compareRemoval(facts: Facts, recipient: Slot<Party> | null, { loses, from }: Effect): Comparison {
  if (recipient && loses) {
    const said = compareNamed(facts, recipient, loses);
    if (said.is !== 'different' || isGuess(recipient)) return said;
    const right = showParty(facts, recipient.value);
    const text = `The intent removes ${right}, but the transaction removes ${showAddress(facts, loses)}.`;
    return { ...said, text, fix: `Remove ${right}.` };
  }
  if (loses === undefined || loses === from || isNamed(facts, loses)) {
    return { is: 'same', text: 'Control is given up or removed.' };
  }
  const seen = showAddress(facts, loses);
  return {
    is: 'different',
    confidence: UNSURE,
    text: `The transaction removes ${seen}, whom the intent does not name.`,
    fix: 'Ask the owner whom to remove: the intent must name the address.',
  };
}

const isNamed = ({ intent }: Facts, address: Address): boolean => addressesInText(intent.text).includes(address);

/** The replaced account loses the right that another gets. */
function compareReplaced(facts: Facts, { loses, isRemoval }: Effect): Comparison[] {
  if (loses === undefined || isRemoval || isNamed(facts, loses)) return [];
  const seen = showAddress(facts, loses);
  const text = `The transaction also removes ${seen}, whom the intent does not name.`;
  const fix = 'Ask the owner whom to replace: the intent must name the address.';
  return [{ is: 'different', confidence: UNSURE, text, fix }];
}

const recipientBeside = ({ alignment }: Facts, effect: Effect): Slot<Party> | null =>
  alignment.pairs.find((pair) => pair.effect === effect && pair.step.recipient)?.step.recipient ?? null;

function compareBeneficiary(facts: Facts, actors: Actors, step: Step, effect: Effect): Comparison {
  if (effect.beneficiaryUnknown) return { is: 'unknown', text: 'The bytes do not state who receives it.' };
  // `swap it and send it to …` may be one effect: then the recipient belongs to the other step.
  const recipient = step.recipient ?? recipientBeside(facts, effect);
  if (effect.isRemoval) return compareRemoval(facts, recipient, effect);
  const named = recipient && !namesVenue(facts, recipient, effect) ? recipient : null;
  const payee = named && !isHost(facts, named.value) ? null : comparePayee(facts, effect);
  if (payee) return payee;
  return named
    ? compareNamed(facts, named, effect.to ?? effect.from ?? facts.request.sender)
    : compareUnnamed(facts, actors, effect);
}

function markOf(facts: Facts, step: Step, effect: Effect): Mark {
  const recipient = step.recipient ?? recipientBeside(facts, effect);
  return {
    claim: effect.isRemoval ? 'loses' : 'recipient',
    spans: spansOf(recipient),
    ...(recipient && { said: showParty(facts, recipient.value) }),
  };
}

/** The terms of a payment are unverified. */
const TERMS_CONFIDENCE = 0.9;

/** Whether the words name the host of a payment as its recipient. */
const isHost = ({ request }: Facts, party: Party): boolean =>
  party.kind === 'ens' &&
  isPlainHost(party.name.toLowerCase()) &&
  party.name.toLowerCase() === request.payment?.resource.hostname;

/** For a payment, the words name the host, and its terms name the payee. */
function comparePayee(facts: Facts, effect: Effect): Comparison | null {
  const standing = standingOfPayee(facts, effect);
  if (!standing) return null;
  const { is, text } = standing;
  if (is === 'listed') return { is: 'same', text };
  if (is === 'small') return { is: 'same', text, confidence: TERMS_CONFIDENCE };
  return is === 'other' ? { is: 'different', text, fix: 'Pay the known payee of the host.' } : { is: 'unknown', text };
}

const isCoins = ({ gives }: Effect): boolean => gives.length > 0 && gives.every(({ asset }) => asset.kind === 'native');

/** The sender cannot give assets of another account; the bytes do not say who owns an account that acts. */
function comparePayer(facts: Facts, actors: Actors, effect: Effect): Comparison[] {
  const { from } = effect;
  const { sender } = facts.request;
  if (from === null || (sender === null && !actors.has(from))) return [];
  const standing = standingOf(facts, from);
  if (standing === 'sender' || standing === 'named' || (standing === 'owned' && actors.has(from))) return [];
  const seen = showAddress(facts, from);
  const acts = actors.has(from) || accountKinds.has(effect.kind);
  // Such a contract pays with the coins of its call, which `value_matching` counts.
  if (acts && standing === 'everybody' && isCoins(effect)) return [];
  if (acts && standing === 'said') {
    return [{ is: 'same', text: `The transaction acts from the account ${seen}.`, confidence: SAID_CONFIDENCE }];
  }
  if (acts && standing === 'unknown') {
    return [{ is: 'unknown', text: `The transaction acts from ${seen}, an account that the intent does not name.` }];
  }
  return [
    {
      is: 'different',
      text: `${sender ? `The sender is ${checksumAddress(sender)}, the` : 'The'} transaction takes from ${seen}.`,
      fix: sender ? `Take it from the account of the sender, ${checksumAddress(sender)}.` : `Do not call ${seen}.`,
    },
  ];
}

/** `from 0x…`: the stated payer pays; words name a token, a collection or a vault in the same way. */
function compareSaidPayer({ intent, decoded, request }: Facts, { from, to, kind, gives }: Effect): Comparison[] {
  if (kind !== 'send' || request.sender === null || gives.some(({ asset }) => asset.kind === 'nft')) return [];
  const said = matchesIn(intent.text, payerWords);
  if (said.length === 0) return [];
  const sources = new Set<string | null>([request.sender, from]);
  for (const call of walkCalls(decoded.calls)) sources.add(call.to);
  return said.flatMap(({ index, 0: words, 1: payer }): Comparison[] => {
    const address = payer?.toLowerCase() as Address | undefined;
    if (!address || sources.has(address)) return [];
    const text = `The intent says from ${checksumAddress(address)}, but the transaction takes it from ${checksumAddress(from ?? request.sender ?? address)}.`;
    const end = index + words.length;
    const mark = { spans: [{ start: end - address.length, end }], said: checksumAddress(address) };
    // An address that gets it is exchanged with the payer; any other may belong to a story.
    const confidence = sureIf(to === address);
    return [{ is: 'different', confidence, text, fix: `Send it from ${checksumAddress(address)}.`, mark }];
  });
}

export const recipientMatching: Node = {
  id: 'intent_alignment.recipient_matching',
  name: 'Recipient',
  severity: 'critical',
  needs: ['steps', 'effects'],
  stops: 'Anything that ends up with someone who is neither named in the intent nor the sender.',
  rejectsOn:
    'A recipient or a payer in no clause of the words, where they name another one, or where the proceeds belong to the sender.',
  letsThrough: 'Sending to oneself, output to a named recipient, deposits into a named vault.',
  skips: 'If nobody receives anything except rights, or if a name cannot be resolved.',
  check(facts) {
    const actors = new Set(walkCalls(facts.decoded.calls).map(({ from }) => from));
    const comparisons = matchesOf(facts.alignment).flatMap(({ step, effects }) =>
      effects
        .filter(({ kind }) => !rightKinds.has(kind))
        .flatMap((effect) => [
          ...about([effect], [compareBeneficiary(facts, actors, step, effect)], markOf(facts, step, effect)),
          ...about([effect], compareReplaced(facts, effect), { claim: 'loses' }),
          ...about([effect], [...comparePayer(facts, actors, effect), ...compareSaidPayer(facts, effect)], {
            claim: 'from',
          }),
        ]),
    );
    return settle(comparisons, 'Nobody receives anything except rights.');
  },
};
