import { describeEffect } from '../../align/describe-effect.ts';
import { showPreparation, wordsOfStep } from '../../align/quote-step.ts';
import { matchesOf } from '../../compare/match.ts';
import type { ClaimName } from '../../facts/assignment.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Step } from '../../reader/intent.ts';
import { slotsOfStep } from '../../reader/slots-of.ts';
import { showSome } from '../../show/show.ts';
import { isDescribed, isFullyRead } from '../evidence.ts';
import { type Finding, fail, type Node, pass, UNSURE } from '../node.ts';
import { findUnread, UNREAD_CONFIDENCE, UNREAD_FIX } from '../unread.ts';
import { spansOf } from './settle.ts';

const MAX_TOLD = 3;
const quote = (words: string): string => `"${words}"`;
/** The transaction gives power over an account, and the words leave open which power. */
const RIGHT_UNSAID = 0.7;

const example =
  'State what should happen, with amount, token and recipient: "send 100 USDC to 0x…", "swap 1 ETH for at least 2500 USDC on Uniswap".';

function describeEffects(facts: Facts): string {
  const { effects } = facts.decoded;
  if (effects.length === 0) return 'nothing that can be read';
  return showSome(
    effects.map((effect) => describeEffect(facts, effect)),
    MAX_TOLD,
    '; ',
  );
}

/** Marks the unrequested effects, and the words that ask for something else. */
function marked({ alignment: { extra, unmet } }: Facts, finding: Finding): Finding {
  const spans = spansOf(...unmet.flatMap(slotsOfStep));
  return { ...finding, marks: [{ effects: extra, spans, text: finding.reasoning }] };
}

/** The words name the assets or parties of the bytes: the reader may not know their verb. */
const isSpokenOf = ({ assignment: { groundings } }: Facts): boolean =>
  groundings.some(({ status, claim }) => status === 'grounded' && spoken.has(claim));
const spoken: ReadonlySet<ClaimName> = new Set(['gives', 'gets', 'recipient', 'spender']);

export const operationMatching: Node = {
  id: 'intent_alignment.operation_matching',
  name: 'Operation',
  severity: 'critical',
  needs: [],
  stops: 'A transaction that does something other than the intent asks for, or leaves out a step.',
  rejectsOn:
    'A step that was read without a doubt is missing while the bytes do something else; if they only do less, only where all words were understood and the step has a verb of its own.',
  letsThrough:
    'Other words for the same action, an approval that prepares a step, and a step that was approved earlier.',
  skips: 'Only if the request cannot be read.',
  check(facts) {
    const { intent, alignment } = facts;
    if (intent.text.trim() === '') {
      return marked(facts, fail(`The intent is empty, but the transaction does: ${describeEffects(facts)}.`, example));
    }
    const isUnread = findUnread(facts).size > 0;
    const confidence = isUnread ? UNREAD_CONFIDENCE : 1;
    if (intent.steps.length === 0) {
      const reason = `The intent names no action to compare with the transaction, which does: ${describeEffects(facts)}.`;
      const unread = intent.unread.map(({ value }) => value);
      return marked(facts, fail(reason, example, { unread }, isSpokenOf(facts) ? UNREAD_CONFIDENCE : confidence));
    }
    if (alignment.unmet.length > 0) {
      // If everything that happens is asked for, the step that does not may be no step. `no_extra_effects` judges an
      // effect of the same kind that was not paired with it.
      const verbs = new Set(alignment.pairs.map(({ step }) => step.action.start));
      // Of two amounts with one verb, one may belong to a story.
      const hasOwnVerb = ({ action }: Step) => action.end > action.start && !verbs.has(action.start);
      const isOnlyLess =
        (alignment.extra.every(isDescribed) && !(isFullyRead(facts) && alignment.unmet.every(hasOwnVerb))) ||
        (alignment.extra.length > 0 &&
          alignment.unmet.every(({ action }) => alignment.extra.some(({ kind }) => kind === action.value)));
      const missing = [...new Set(alignment.unmet.map((step) => wordsOfStep(facts, step)))];
      const told = missing.slice(0, MAX_TOLD).map(quote).join(' and ');
      return marked(
        facts,
        fail(
          isUnread
            ? `It is unclear whether the transaction does what the intent says, ${told}. It does: ${describeEffects(facts)}.`
            : `The intent says ${told}, but the transaction does: ${describeEffects(facts)}.`,
          isUnread ? UNREAD_FIX : 'Build a transaction that does what the intent says, or ask the owner what is meant.',
          { missing },
          isOnlyLess ? UNSURE : confidence,
        ),
      );
    }
    const matches = matchesOf(alignment);
    const prepares = showPreparation(facts);
    const presumed = [...new Set(alignment.presumed.map((step) => wordsOfStep(facts, step)))];
    const done = matches.map(({ step: { action }, effects: [{ kind }] }) =>
      action.value === kind ? kind : `${action.value} (${kind})`,
    );
    const isRightSaid = matches.every(({ step, effects }) => step.right || effects.every(({ right }) => !right));
    const reasons = [
      ...(done.length > 0
        ? [`The transaction carries out every action of the intent: ${done.slice(0, MAX_TOLD).join(', ')}.`]
        : []),
      ...(prepares ? [`The transaction ${prepares}.`] : []),
      ...(presumed.length > 0
        ? [`${presumed.map(quote).join(', ')} is not in these bytes; it may have been done earlier.`]
        : []),
    ];
    return pass(
      reasons.join(' '),
      { steps: done, ...(presumed.length > 0 && { presumed }) },
      isRightSaid ? 1 : RIGHT_UNSAID,
    );
  },
};
