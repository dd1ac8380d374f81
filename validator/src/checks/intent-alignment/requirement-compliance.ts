import { fail, type Node, pass, unavailable } from '../node.ts';
import { markQuotes } from './mark-quotes.ts';

export const requirementCompliance: Node = {
  id: 'intent_alignment.requirement_compliance',
  name: 'Requirements judged by a model',
  severity: 'high',
  needs: ['model'],
  stops: 'A wish in the intent that, according to a language model, the decoded effects violate.',
  rejectsOn: 'Words that the model quotes and that the bytes violate.',
  letsThrough:
    'A transaction in which the model finds every wish respected, or a model that quotes words that are not in the intent.',
  skips: 'If no language model is configured or it does not answer.',
  check({ model, intent }) {
    if (!model?.violations) return unavailable(model?.problem ?? 'The language model judged nothing.');
    const [first] = model.violations;
    if (!first) return pass('A language model finds every wish of the intent respected.');
    const finding = fail(
      `The intent says "${first.quote}", but a language model finds it violated: ${first.why}`,
      `Change the transaction so that it respects "${first.quote}"; only the owner can withdraw it.`,
      { violations: model.violations },
      0.8,
    );
    return { ...finding, marks: [markQuotes(intent.text, model.violations, finding.reasoning)] };
  },
};
