import { compilePattern } from '../../patterns/compile-pattern.ts';
import type { ImperativeForms } from './imperative-forms.ts';
import type { InstructingForms } from './instructing-forms.ts';

/** How a language states what someone does, instead of instructing it. */
interface Tellers {
  /** Before the verb in its clause: a subject that is not addressed, an auxiliary of tense or possibility. */
  readonly ahead?: RegExp;
  /** The verb and what follows it: a person, a tense or a mood that does not instruct. */
  readonly form?: RegExp;
}

/** How a language instructs, and how it makes statements; null if it has no such means, or other rows suffice. */
export interface Instructing {
  /**
   * Forms of verbs that instruct by themselves or after certain words: for languages with separate imperative endings.
   */
  readonly imperatives: ImperativeForms | null;
  /**
   * Forms that instruct, while every other form is a statement; without it, a verb instructs unless something says
   * otherwise.
   */
  readonly inPlace: InstructingForms | null;
  readonly tellers: Tellers | null;
  /**
   * Continuations or endings of an instructing verb, for languages whose endings decide: the text needs at least one.
   * Nouns instruct by what follows them.
   */
  readonly ordering: RegExp | null;
  /** A noun for what is to be signed, with the instruction further on: `전송 승인(…)에 서명해`. */
  readonly signing: RegExp | null;
}

/** Whole words; `*` stands for any ending. */
export const tellingWords = (list: string): RegExp =>
  compilePattern(`(?<![\\p{L}\\p{M}])(?:${list.replaceAll('*', '[\\p{L}\\p{M}]{0,12}')})(?![\\p{L}\\p{M}])`, 'u');
