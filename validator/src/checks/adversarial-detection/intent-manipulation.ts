import { type Address, checksumAddress } from '@countersign/protocol';
import { addressesInText } from '../../decode/named-addresses.ts';
import type { Facts } from '../../facts/facts.ts';
import { matchesIn } from '../../patterns/matches-in.ts';
import type { AssetMention, Forbidden, Party, Step } from '../../reader/intent.ts';
import { retraction } from '../../reader/languages/phrases/corrections.ts';
import { type Finding, fail, type Node, pass, UNSURE } from '../node.ts';
import { findHiddenText } from './find-hidden-text.ts';

const address = '0x[0-9a-fA-F]{40}';
const secondAddress = new RegExp(`(${address})\\s{0,3}(?:[(\\[=/]|aka|i\\.e\\.|or|alias)\\s{0,3}(${address})`, 'gi');
const namedAddress = new RegExp(`([\\w-]{1,100}\\.eth)\\s{0,3}[(:=\\[]?\\s{0,3}(${address})`, 'gi');
const secondAmount =
  /(\d[\d,.]{0,40}) ?([a-z][\w.]{1,14})\s{0,3}\(\s{0,3}(\d[\d,.]{0,40}) ?([a-z][\w.]{1,14})\s{0,3}\)/gi;

const plainNumber = (text: string) => Number(text.replaceAll(',', '').replace(/\.$/, ''));

/** Two values for one parameter. */
function findTwoValues({ request, intent: { text } }: Facts): string | null {
  const differ = (one: string, other: string) => one.toLowerCase() !== other.toLowerCase();
  if (request.claims.names.size > 0) {
    for (const [, name = '', given = ''] of matchesIn(text, namedAddress)) {
      const said = request.claims.names.get(name.toLowerCase());
      if (said && differ(said, given))
        return `${name} is stated as ${given}, but the request claims that it is ${checksumAddress(said)}`;
    }
  }
  if (text.includes('(')) {
    for (const [, amount = '', symbol = '', again = '', sameSymbol = ''] of matchesIn(text, secondAmount)) {
      if (!differ(symbol, sameSymbol) && plainNumber(amount) !== plainNumber(again)) {
        return `${amount} ${symbol} is also stated as ${again} ${sameSymbol}`;
      }
    }
  }
  const addresses = new Set<Address>(addressesInText(text));
  if (addresses.size < 2) return null;
  for (const [, one = '', other = ''] of matchesIn(text, secondAddress)) {
    if (differ(one, other)) return `the address ${one} is also stated as ${other}`;
  }
  const corrects = retraction.exec(text);
  return corrects ? `it names ${addresses.size} addresses and retracts one ("${corrects[0]}")` : null;
}

const isSameParty = (one: Party, other: Party | undefined): boolean =>
  one.kind === other?.kind && JSON.stringify(one) === JSON.stringify(other);

/** Whether two mentions name an asset in the same way; whether a symbol belongs to an address does not matter here. */
function isNamedAlike(one: AssetMention, other: AssetMention): boolean {
  if (one.kind === 'symbol' && other.kind === 'symbol') return one.symbol.toLowerCase() === other.symbol.toLowerCase();
  return one.kind === 'address' && other.kind === 'address' && one.address === other.address;
}

/** Whether a step asks for a forbidden thing. */
function asksFor(step: Step, forbidden: Forbidden): boolean {
  switch (forbidden.kind) {
    case 'effect':
      return step.action.value === forbidden.effect && !step.revokes;
    case 'unlimited-approval':
      return step.gives?.amount?.value.kind === 'unlimited';
    case 'protocol':
      return step.protocol?.value === forbidden.slug;
    case 'asset':
      return [step.gives, step.gets].some((want) => want?.asset && isNamedAlike(forbidden.asset, want.asset.value));
    case 'party':
      return [step.recipient, step.spender].some((slot) => isSameParty(forbidden.party, slot?.value));
    case 'chain':
      return step.chainId?.value === forbidden.chainId;
    case 'anything-else':
      return false;
  }
}

/** An intent that asks for an effect and forbids it; the prohibition may be a remark that was not understood. */
function findContradiction({ steps, constraints, text }: Facts['intent']): string | null {
  for (const { value, start, end } of constraints.forbid) {
    const step = steps.find((one) => asksFor(one, value));
    if (step) return `it asks to ${step.action.value} and says "${text.slice(start, end)}"`;
  }
  return null;
}

export const intentManipulation: Node = {
  id: 'adversarial_detection.intent_manipulation',
  name: 'Intent manipulation',
  severity: 'high',
  needs: [],
  stops: 'An intent that contradicts itself, states two values for one thing, or hides a second instruction.',
  rejectsOn: 'Text that cannot be seen; it asks about words that contradict themselves.',
  letsThrough: 'Several steps or recipients, lists on several lines, “A instead of B”.',
  skips: 'Never.',
  check(facts): Finding {
    const hidden = findHiddenText(facts.intent.text);
    if (hidden !== null) {
      return fail(`The intent hides ${hidden}.`, 'Write the whole intent so that it is visible at a glance.', {
        hidden,
      });
    }
    const conflict = findTwoValues(facts) ?? findContradiction(facts.intent);
    if (conflict !== null) {
      const fix = 'State exactly once what should happen.';
      // Words that contradict themselves do not contradict the bytes: which of the two they mean is for the owner.
      return fail(`The intent contradicts itself: ${conflict}.`, fix, { conflict }, UNSURE);
    }
    return pass('The intent is consistent and hides nothing.');
  },
};
