import { type Match, matchesOf } from '../../compare/match.ts';
import type { ClaimName } from '../../facts/assignment.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Step } from '../../reader/intent.ts';
import { speaksOfParts } from '../../reader/languages/phrases/payments.ts';
import { sureIf } from '../evidence.ts';
import { type Node, UNSURE } from '../node.ts';
import { type Comparison, settle } from './settle.ts';

type Kind = 'sell' | 'buy';

/** The side that the words fix: `sell 1 ETH` or `buy 1 ETH`; null if they fix both or neither. */
function saidKind({ gives, gets }: Step): Kind | null {
  const fixes = (want: Step['gives']) => !!want?.amount && (want.bound === 'exact' || want.bound === 'about');
  if (fixes(gives) === fixes(gets)) return null;
  return fixes(gives) ? 'sell' : 'buy';
}

/** An order fixes the side with an exact amount, and limits the other. */
function orderKind({ gives: [give], gets: [get] }: Match): Kind | null {
  if (give?.bound === 'exact' && get?.bound === 'min') return 'sell';
  return give?.bound === 'max' && get?.bound === 'exact' ? 'buy' : null;
}

/** Each side has an amount in the words; the only amount of a step may also be that of a fee. */
const statesBoth = ({ step: { gives, gets } }: Match): boolean => !!gives?.amount && !!gets?.amount;

function compareKind(match: Match): Comparison[] {
  const [said, seen] = [saidKind(match.step), orderKind(match)];
  if (!said || !seen) return [];
  if (said === seen) return [{ is: 'same', text: `It is a ${seen} order.` }];
  const fixed = { sell: 'what is sold', buy: 'what is bought' };
  return [
    {
      is: 'different',
      confidence: sureIf(statesBoth(match)),
      text: `The intent fixes ${fixed[said]}, but the order is of kind "${seen}" and fixes ${fixed[seen]}.`,
      fix: `Set the kind of the order to "${said}".`,
    },
  ];
}

function comparePartialFills({ intent }: Facts, isPartial: unknown): Comparison[] {
  if (typeof isPartial !== 'boolean') return [];
  if (!isPartial) return [{ is: 'same', text: 'It is filled completely or not at all.' }];
  if (speaksOfParts.test(intent.text)) {
    return [{ is: 'same', text: 'It may be filled in parts, as the intent says.' }];
  }
  return [
    {
      is: 'different',
      confidence: UNSURE,
      text: 'The order may be filled in parts (partiallyFillable), but the intent does not mention that.',
      fix: 'Set partiallyFillable to false, or say that partial fills are fine.',
    },
  ];
}

/** Orders now pay for themselves from their surplus, so only an old or a fake client asks the owner to sign a fee. */
function compareFee({ feeAmount, sellAmount }: Readonly<Record<string, unknown>>): Comparison[] {
  if (typeof feeAmount !== 'bigint' || typeof sellAmount !== 'bigint') return [];
  if (feeAmount * 100n <= sellAmount) return [{ is: 'same', text: `The signed fee is ${feeAmount} base units.` }];
  return [
    {
      is: 'different',
      text: `The order signs away a fee of ${feeAmount} base units on ${sellAmount} sold, more than 1 %.`,
      fix: 'Set feeAmount to 0.',
    },
  ];
}

function compareBalances(message: Readonly<Record<string, unknown>>): Comparison[] {
  return ['sellTokenBalance', 'buyTokenBalance'].flatMap((field): Comparison[] => {
    const place = message[field];
    if (typeof place !== 'string' || place === 'erc20') return [];
    return [
      {
        is: 'different',
        text: `The order has ${field} "${place}": tokens would not be taken from the wallet itself, or not arrive in it.`,
        fix: `Set ${field} to "erc20".`,
      },
    ];
  });
}

const isOrder = ({ effects: [effect] }: Match): boolean =>
  effect.kind === 'swap' && (effect.call === 'order' || effect.protocol === 'cow');

export const orderAlignment: Node = {
  id: 'intent_alignment.order_alignment',
  name: 'Order',
  severity: 'critical',
  needs: ['steps', 'effects'],
  stops: 'An order that fixes the wrong side, may be filled in parts without being asked to, or signs away a fee.',
  rejectsOn:
    'An order that fixes the other side, where the words have an amount for each; a signed fee of more than 1 %.',
  letsThrough: 'Sell and buy orders that fix what the intent fixes, and partial fills if the intent mentions them.',
  skips: 'If there is no order.',
  check(facts) {
    const orders = matchesOf(facts.alignment).filter(isOrder);
    const comparisons = orders.flatMap((match) => {
      const fields = fieldsOf(facts, match);
      const { effects } = match;
      const marked = (claim: ClaimName, comparisons: readonly Comparison[]) =>
        comparisons.map((each) => ({ ...each, mark: { effects, claim } }));
      return [
        ...marked('gives', compareKind(match)),
        ...marked('action', comparePartialFills(facts, fields.partiallyFillable)),
        ...marked('fee', compareFee(fields)),
        ...marked('action', compareBalances(fields)),
      ];
    });
    return settle(comparisons, 'There is no order.');
  },
};

/** The order as signed, or as passed to the contract that sells coins. */
function fieldsOf({ decoded }: Facts, { effects: [effect] }: Match): Readonly<Record<string, unknown>> {
  if (effect.call === 'order') return decoded.message?.message ?? {};
  const order = decoded.calls.find(({ path }) => path === effect.call)?.args?.order;
  return typeof order === 'object' && order !== null ? (order as Readonly<Record<string, unknown>>) : {};
}
