import { compilePattern } from '../../patterns/compile-pattern.ts';
import { either } from './list.ts';

/** Words of a language that decide whether an instruction holds, and phrases that contain them but do not. */
export interface Unsettled {
  /** Before the instruction: frames such as a draft, a motion, a log. */
  readonly before: RegExp | null;
  /** After the instruction, where the last word counts: plans, waiting, deciding, saying, taking back. */
  readonly after: RegExp;
  readonly harmless: RegExp | null;
}

/** Lists of alternatives; `*` stands for any ending, an apostrophe for any kind of apostrophe or none. */
interface Lists {
  readonly before?: string;
  readonly after: string;
  readonly harmless?: string;
}

const source = (rows: string): string =>
  rows
    .normalize('NFC')
    .replaceAll('*', '[\\p{L}\\p{M}]{0,16}')
    .replaceAll("'", "['’]?")
    .replaceAll(' ?', '\\s{0,3}')
    .replaceAll(' ', '\\s{1,3}');

const all = (before: string | undefined, after: string): string => (before ? either(before, after) : after);

/** For a language with spaces; in others, words match anywhere. */
export const spaced = ({ before, after, harmless }: Lists): Unsettled => {
  const whole = (rows: string, flags: string) =>
    compilePattern(`(?<![\\p{L}\\p{M}\\d])(?:${source(rows)})(?![\\p{L}\\p{M}\\d])`, flags);
  return {
    before: before ? whole(before, 'u') : null,
    after: whole(all(before, after), 'u'),
    harmless: harmless ? whole(harmless, 'gu') : null,
  };
};
export const unspaced = ({ before, after, harmless }: Lists): Unsettled => ({
  before: before ? compilePattern(source(before), 'u') : null,
  after: compilePattern(source(all(before, after)), 'u'),
  harmless: harmless ? compilePattern(source(harmless), 'gu') : null,
});
