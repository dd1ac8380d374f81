import { matchesIn } from '../../patterns/matches-in.ts';
import type { Span } from '../text/span.ts';

/** The features of a text: a word, two or three in a row, or two or three characters of a script without spaces. */
export interface Feature extends Span {
  readonly key: string;
}

interface Token extends Span {
  readonly word: string;
}

/** An address, a name, a number, a word or a sign. */
const TOKENS =
  /(0x[0-9a-f…]{6,})|([\p{L}\p{N}-]+\.eth\b)|(\p{Nd}[\p{Nd},.٫٬]*)|[\p{L}\p{M}]+(?:['’]\p{L}+)?|[?!:;[\]"{}\n…]/giu;
const RUNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,}/gu;

/** Each known feature once, at its first position. */
export function featuresOf(text: string, isKnown: (key: string) => boolean = () => true): readonly Feature[] {
  const tokens = [
    { word: '<', start: 0, end: 0 },
    ...tokensOf(text),
    { word: '>', start: text.length, end: text.length },
  ];
  const features = new Map<string, Feature>();
  const add = (key: string, start: number, end: number): void => {
    if (isKnown(key) && !features.has(key)) features.set(key, { key, start, end });
  };
  tokens.forEach(({ word, start, end }, at) => {
    add(word, start, end);
    const [second, third] = [tokens[at + 1], tokens[at + 2]];
    if (second) add(`${word} ${second.word}`, start, second.end);
    if (second && third) add(`${word} ${second.word} ${third.word}`, start, third.end);
  });
  for (const { 0: run, index } of matchesIn(text, RUNS)) {
    for (const length of [2, 3]) {
      for (let at = 0; at + length <= run.length; at += 1) {
        add(`~${run.slice(at, at + length)}`, index + at, index + at + length);
      }
    }
  }
  return [...features.values()];
}

/** Only the kind of a value counts: the address or amount itself does not show whether it is to be paid. */
function tokensOf(text: string): readonly Token[] {
  return matchesIn(text, TOKENS).map(({ 0: found, 1: address, 2: name, 3: number, index }) => ({
    word: address ? '@address' : name ? '@name' : number ? '@number' : found.toLowerCase().replace('’', "'"),
    start: index,
    end: index + found.length,
  }));
}
