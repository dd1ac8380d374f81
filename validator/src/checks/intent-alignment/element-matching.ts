import { slotsOf } from '../../reader/slots-of.ts';
import { fail, type Node, pass, unavailable } from '../node.ts';
import { markQuotes } from './mark-quotes.ts';

export const elementMatching: Node = {
  id: 'intent_alignment.element_matching',
  name: 'Elements found by a model',
  severity: 'high',
  needs: ['model', 'steps'],
  stops: 'An amount, a recipient or a condition in the intent that a language model finds and the reader missed.',
  rejectsOn: 'Words that the model quotes and that the bytes contradict.',
  letsThrough: 'An intent in which both find the same elements.',
  skips: 'If no language model is configured or it does not answer.',
  check({ intent, model }) {
    if (!model?.elements) return unavailable(model?.problem ?? 'The language model found no elements.');
    const text = intent.text.toLowerCase();
    const spans = slotsOf(intent);
    const missed = model.elements.filter(({ quote }) => {
      const start = text.indexOf(quote.trim().toLowerCase());
      const end = start + quote.trim().length;
      return !spans.some((span) => span.start < end && start < span.end);
    });
    if (missed.length === 0) return pass('A language model finds the same elements in the intent.', {}, 1);
    const [first] = missed;
    const finding = fail(
      `The intent says "${first?.quote}" (${first?.kind}), which no check could compare with the transaction.`,
      `Ask the owner to state it plainly: "${first?.quote}".`,
      { missed },
      0.8,
    );
    return { ...finding, marks: [markQuotes(intent.text, missed, finding.reasoning)] };
  },
};
