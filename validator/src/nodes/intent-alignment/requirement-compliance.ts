import { fail, type Node, pass, unavailable } from '../node.ts';
import { markQuotes } from './mark-quotes.ts';

export const requirementCompliance: Node = {
  id: 'intent_alignment.requirement_compliance',
  name: 'Requirements judged by a model',
  severity: 'high',
  needs: ['model'],
  stops: 'A wish in the intent that, to a language model, the decoded effects do not keep.',
  letsThrough: 'A transaction in which the model finds every wish kept, or a model that names words not in the intent.',
  skips: 'Where no language model is set up or none answers.',
  check({ model, intent }) {
    if (!model?.violations) return unavailable(model?.problem ?? 'The language model judged nothing.');
    const [first] = model.violations;
    if (!first) return pass('A language model finds every wish of the intent kept.');
    const finding = fail(
      `The intent says "${first.quote}"; a language model finds that not kept: ${first.why}`,
      `Change the transaction so that it keeps "${first.quote}"; only the owner can take it back.`,
      { violations: model.violations },
      0.8,
    );
    return { ...finding, marks: [markQuotes(intent.text, model.violations, finding.reasoning)] };
  },
};
