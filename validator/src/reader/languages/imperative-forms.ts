import { compilePattern } from '../../patterns/compile-pattern.ts';

/**
 * The forms of verbs in one language that instruct, by themselves or after certain words; every other form is a
 * statement.
 */
export interface ImperativeForms {
  /** Imperatives, infinitives as instructions, nouns. */
  readonly orders: RegExp;
  /** Statements that look like instructions. */
  readonly tells?: RegExp;
  /** Forms that instruct and also state what someone does: an instruction if no subject precedes them. */
  readonly shared?: RegExp;
  /** Forms that instruct after words that ask: after any lead, or after the given words. */
  readonly led?: readonly (readonly [form: RegExp, behind?: RegExp])[];
  /** Forms that accompany another verb: `gastando 5 USDC`. */
  readonly follows?: RegExp;
  readonly subjects?: Subjects;
}

/** Subjects before a verb in its clause. */
export interface Subjects {
  /** `pronouns` always make a statement; `spokenTo` only without a lead before them. */
  readonly pronouns: string;
  readonly spokenTo?: string;
  /** Directly before a verb that is not an imperative: `le manda`. */
  readonly clitics?: string;
  /** Open a subject, unless a preposition comes before them, or a number, a coin or a time follows. */
  readonly determiners?: string;
  readonly prepositions: string;
  /** Determiners that make a noun after another noun its owner: `die Löhne der Bäckerei`. */
  readonly genitives?: string;
  readonly times?: string;
  /** People without an article: `ibu kirim`. */
  readonly people?: string;
  /** Forms whose subject is a name directly before them: `Juan manda`. */
  readonly named?: RegExp;
  /** Directly after the verb: `sende ich`. */
  readonly behind?: RegExp;
  /** Forms that have a subject only before an amount: `die Kunden senden 5 USDC`, but not `die Freigabe widerrufen`. */
  readonly onlyBeforeAmounts?: RegExp;
  /** Whether leads fit every person, so that the subject before them counts: `Budi mau kirim`. */
  readonly hasOpenLeads?: boolean;
  /** Words directly before a verb that make a request of it. */
  readonly pleas?: string;
  /** Pronouns for people other than the owner. */
  readonly others?: string;
}

/** A whole verb at the start of the text. */
export const verb = (source: string): RegExp => compilePattern(`^(?:${source})(?![\\p{L}\\p{M}])`, 'u');
export const ahead = (source: string): RegExp =>
  compilePattern(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, 'u');
