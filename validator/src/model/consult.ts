import type { NodeId } from '../checks/node.ts';
import type { Facts } from '../facts/facts.ts';
import { complianceShape, type ModelReading, readingShape } from '../facts/model-reading.ts';
import { readIntent } from '../match/read-intent.ts';
import type { Intent } from '../reader/intent.ts';
import type { Vocabulary } from '../reader/mentions/vocabulary.ts';
import { Wording } from '../reader/modality/denials.ts';
import { ask, type ModelConfig } from './ask.ts';
import { isFaithful, standsIn } from './is-faithful.ts';
import { compliancePrompt, type Message, readingPrompt } from './prompts.ts';

/** Longer texts are not sent: the answer costs more than it is worth. */
const MAX_INTENT_LENGTH = 8_000;

/** The questions to a language model and their results. */
export interface Consultation {
  readonly reading: ModelReading | null;
  /** The model's rewording, read by our own reader; null if it is not faithful to the text. */
  readonly intent: Intent | null;
  readonly calls: number;
  readonly prompts: readonly { readonly node_id: NodeId; readonly messages: readonly Message[] }[];
  readonly status: { readonly enabled: boolean; readonly answered: boolean; readonly problem: string | null };
}

export const noConsultation: Consultation = {
  reading: null,
  intent: null,
  calls: 0,
  prompts: [],
  status: { enabled: false, answered: false, problem: null },
};

export interface Model {
  consult(facts: Facts): Promise<Consultation>;
}

/** A model with its budget: a number of calls, and a time for all of them together. */
export function createModel(config: ModelConfig, vocabulary: Vocabulary, onResult: (reached: boolean) => void): Model {
  return {
    async consult(facts) {
      if (facts.intent.text.length > MAX_INTENT_LENGTH)
        return unasked('The intent is too long for the language model.');
      const signal = AbortSignal.timeout(config.timeoutMs);
      const prompts = [
        { node_id: 'intent_alignment.element_matching', messages: readingPrompt(facts) },
        { node_id: 'intent_alignment.requirement_compliance', messages: compliancePrompt(facts) },
      ] as const;
      const [readAs, complies] = await Promise.allSettled([
        ask(config, prompts[0].messages, readingShape, signal),
        config.maxCalls < 2
          ? Promise.reject(new Error('the call budget is used up'))
          : ask(config, prompts[1].messages, complianceShape, signal),
      ]);
      const asked = prompts.slice(0, config.maxCalls);
      const answered = readAs.status === 'fulfilled' || complies.status === 'fulfilled';
      onResult(answered);
      const problem = describeProblem([readAs, complies].slice(0, asked.length));
      // The words that the model quotes must be in the text: it may point, not invent.
      const quotes = (quoted: string) => standsIn(facts.intent.text, quoted);
      const plain =
        readAs.status === 'fulfilled'
          ? readIntent(
              readAs.value.plain,
              { ...facts, wording: new Wording(readAs.value.plain) },
              { vocabulary, hidden: readAs.value.plain },
            ).intent
          : null;
      return {
        reading: {
          elements:
            readAs.status === 'fulfilled' ? readAs.value.elements.filter((element) => quotes(element.quote)) : null,
          violations:
            complies.status === 'fulfilled'
              ? complies.value.violations.filter((violation) => quotes(violation.quote))
              : null,
          problem,
        },
        intent: plain && isFaithful(plain, facts.intent.text) ? plain : null,
        calls: asked.length,
        prompts: asked,
        status: { enabled: true, answered, problem },
      };
    },
  };
}

function describeProblem(results: readonly PromiseSettledResult<unknown>[]): string | null {
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []));
  if (reasons.length === 0) return null;
  return `The language model gave no usable answer (${[...new Set(reasons)].join('; ')}); the verdict stands without it.`;
}

function unasked(problem: string): Consultation {
  const reading = { elements: null, violations: null, problem };
  return { ...noConsultation, reading, status: { enabled: true, answered: false, problem } };
}
