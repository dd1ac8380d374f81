import type { Facts } from '../../facts.ts';
import type { Slot } from '../../intent/intent.ts';
import { fail, type Node, pass, unavailable } from '../node.ts';

/** Every stretch of the text that our own reading explains, the constraints included. */
function explainedSpans({ steps, constraints }: Facts['intent']): Slot<unknown>[] {
  const { slippageBps, deadline, gas, fee, anyOutput, forbid } = constraints;
  const slots = steps.flatMap((step) => [
    step.action,
    step.gives?.amount,
    step.gives?.asset,
    step.gets?.amount,
    step.gets?.asset,
    step.recipient,
    step.spender,
    step.protocol,
    step.chainId,
    step.destinationChainId,
  ]);
  return [...slots, slippageBps, deadline, gas, fee, anyOutput, ...forbid].filter((slot) => !!slot);
}

export const elementMatching: Node = {
  id: 'intent_alignment.element_matching',
  name: 'Elements read by a model',
  severity: 'high',
  needs: ['model', 'steps'],
  stops: 'An amount, a recipient or a condition in the intent that a language model sees and the grammar did not read.',
  letsThrough: 'An intent in which both read the same elements.',
  check({ intent, model }) {
    if (!model?.elements) return unavailable(model?.problem ?? 'The language model read no elements.');
    const text = intent.text.toLowerCase();
    const spans = explainedSpans(intent);
    const missed = model.elements.filter(({ quote }) => {
      const start = text.indexOf(quote.trim().toLowerCase());
      const end = start + quote.trim().length;
      return !spans.some((span) => span.start < end && start < span.end);
    });
    if (missed.length === 0) return pass('A language model finds the same elements in the intent.', {}, 1);
    const [first] = missed;
    return fail(
      `The intent says "${first?.quote}" (${first?.kind}), which no check could hold against the transaction.`,
      `Say it in plain words, or leave it out: "${first?.quote}".`,
      { missed },
      0.8,
    );
  },
};
