import { compilePattern } from '../../patterns/compile-pattern.ts';

/** The forms of verbs in one language that instruct, by themselves or by what stands ahead; every other form tells. */
export interface ImperativeForms {
  /** Imperatives, infinitives as instructions, nouns. */
  readonly orders: RegExp;
  /** Forms that tell and look like those that instruct. */
  readonly tells?: RegExp;
  /** Forms that instruct, and that also tell what somebody does: an instruction where nobody who does it stands ahead. */
  readonly shared?: RegExp;
  /** Forms that instruct behind words that ask: behind any lead, or behind the words given. */
  readonly led?: readonly (readonly [form: RegExp, behind?: RegExp])[];
  /** Forms that go along with another verb: `gastando 5 USDC`. */
  readonly follows?: RegExp;
  readonly subjects?: Subjects;
}

/** Who does it, ahead of a verb in its clause. */
export interface Subjects {
  /** They tell wherever they stand, and those who may be spoken to where no lead stands ahead. */
  readonly pronouns: string;
  readonly spokenTo?: string;
  /** Right ahead of a verb that is no imperative: `le manda`. */
  readonly clitics?: string;
  /** Open a subject, unless a preposition leads them, or a number, a coin or a time follows. */
  readonly determiners?: string;
  readonly prepositions: string;
  /** Determiners that, behind a noun, say whose it is: `die Löhne der Bäckerei`. */
  readonly genitives?: string;
  readonly times?: string;
  /** People who need no article: `ibu kirim`. */
  readonly people?: string;
  /** Forms of which a name right ahead is the subject: `Juan manda`. */
  readonly named?: RegExp;
  /** Right behind the verb: `sende ich`. */
  readonly behind?: RegExp;
  /** Forms that have a subject only where an amount follows: `die Kunden senden 5 USDC`, and not `die Freigabe widerrufen`. */
  readonly onlyBeforeAmounts?: RegExp;
  /** Whether leads are of every person, so that who stands ahead of them counts: `Budi mau kirim`. */
  readonly hasOpenLeads?: boolean;
  /** Words right ahead of a verb that ask whoever is spoken to. */
  readonly pleas?: string;
  /** Pronouns for others than the owner. */
  readonly others?: string;
}

/** A whole verb at the start of what is looked at. */
export const verb = (source: string): RegExp => compilePattern(`^(?:${source})(?![\\p{L}\\p{M}])`, 'u');
export const ahead = (source: string): RegExp =>
  compilePattern(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, 'u');
