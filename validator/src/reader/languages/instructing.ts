import { compilePattern } from '../../patterns/compile-pattern.ts';
import type { ImperativeForms } from './imperative-forms.ts';
import type { InstructingForms } from './instructing-forms.ts';

/** What a language has where it tells of somebody's doing instead of instructing it. */
interface Tellers {
  /** Ahead of the verb in its clause: a subject that is not spoken to, a helper of time or of possibility. */
  readonly ahead?: RegExp;
  /** The verb with what follows it: a person, a tense or a mood that instructs nothing. */
  readonly form?: RegExp;
}

/** How a language instructs, and how it only tells; null where it has no such means, or other rows say enough. */
export interface Instructing {
  /** Forms of verbs that instruct by themselves or by what stands ahead: languages whose verbs end differently in an order. */
  readonly imperatives: ImperativeForms | null;
  /** Forms that instruct where they stand, where every other only tells; without it, a verb instructs unless something says otherwise. */
  readonly inPlace: InstructingForms | null;
  readonly tellers: Tellers | null;
  /** How a verb goes on, or ends, that instructs, where endings tell: at least one in the text has to. Nouns instruct by what follows them. */
  readonly ordering: RegExp | null;
  /** A noun for what is to be signed, with the instruction further on: `전송 승인(…)에 서명해`. */
  readonly signing: RegExp | null;
}

/** Words as a whole; `*` stands for any ending. */
export const tellingWords = (list: string): RegExp =>
  compilePattern(`(?<![\\p{L}\\p{M}])(?:${list.replaceAll('*', '[\\p{L}\\p{M}]{0,12}')})(?![\\p{L}\\p{M}])`, 'u');
