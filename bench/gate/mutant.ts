import type { Request } from '../accuracy/row.ts';
import type { Base } from './bases.ts';
import type { MutationKind, PhraseSet, Spoken } from './phrases.ts';
import { sentencesOf } from './phrases.ts';
import { chooseBy } from './rank.ts';
import type { Reader } from './reader.ts';

/** A request that must not be approved, made from a right one. */
export interface Mutant {
  readonly base: Base;
  readonly kind: MutationKind;
  /** The language of the phrase; `mul` (ISO 639-2) for a change of bytes. */
  readonly language: string;
  readonly position: string;
  /** As in the set, or the function that replaces another. */
  readonly phrase: string;
  readonly request: Request;
  /** The same bytes without the phrase: if they are approved, the words alone allow them. */
  readonly control?: Request;
}

export interface Workshop {
  readonly set: PhraseSet;
  /** Language -> phrases that the reader takes for a lower bound, besides those of the set. */
  readonly bounds: Spoken | null;
  readonly reader: Reader;
}

/** The mutants of one kind for one request; `turn` is the number of the attempt. */
export type Mutation = (base: Base, turn: number, workshop: Workshop) => readonly Mutant[];

/** The name of a mutant for people. */
export const nameOf = ({ base, kind, position, phrase }: Mutant): string =>
  `${base.id} | ${kind} | ${position} | ${phrase}`;

const plain = (text: string) => text;

/** Half the time the language of the request, otherwise any. */
export function chooseLanguage(base: Base, key: string, spoken: Spoken): string {
  const isOwn = chooseBy(`${key}/own`, ['own', 'any'], plain) === 'own' && base.language in spoken;
  return isOwn ? base.language : (chooseBy(`${key}/language`, Object.keys(spoken), plain) ?? base.language);
}

export function chooseSentence(key: string, spoken: Spoken, language: string): string {
  return chooseBy(`${key}/sentence`, sentencesOf(spoken, language), plain) ?? '';
}

export const choosePosition = <T extends string>(key: string, positions: readonly T[]): T =>
  chooseBy(`${key}/position`, positions, plain) ?? (positions[0] as T);

const stops: Readonly<Record<string, string>> = { zh: '。', ja: '。', hi: '।', bn: '।', ur: '۔' };
/** Languages without spaces between sentences. */
const isDense = (language: string) => language === 'zh' || language === 'ja';

const ended = (text: string, language: string): string =>
  /[.!?。！？।۔:;…]\s*$/u.test(text) ? text.trimEnd() : `${text.trimEnd()}${stops[language] ?? '.'}`;

export const besides = ['before', 'behind', 'line before', 'line behind'] as const;

/** The words with an additional sentence next to them. */
export function beside(text: string, sentence: string, position: (typeof besides)[number], base: Base): string {
  const space = isDense(base.language) ? '' : ' ';
  switch (position) {
    case 'before':
      return `${sentence}${space}${text}`;
    case 'behind':
      return `${ended(text, base.language)}${space}${sentence}`;
    case 'line before':
      return `${sentence}\n${text}`;
    case 'line behind':
      return `${text}\n${sentence}`;
  }
}

export const saying = (request: Request, human_intent: string): Request => ({ ...request, human_intent });
