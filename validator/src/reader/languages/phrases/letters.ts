import { list } from '../list.ts';

/** Letters of Urdu that Arabic does not have. */
export const urduLetters = /[ٹڈڑںےہھگچپکی]/;

/** A number in digits, or in the signs of Chinese and Japanese. */
export const hasNumeral = /\p{N}|[一二三四五六七八九十百千万萬億]/u;

/** Letters that laugh or cry in Korean, written twice or more: `다 냈대ㅠㅠ 내 몫 보내줘`. */
export const tears = 'ㅠㅜㅋㅎ';

/** Abbreviations with a full stop inside a sentence. */
export const abbreviations = new RegExp(
  list`
    (?:^|[\s(])(?:
      e\.g
      i\.e
      z\.b
      p\.ej
      ex
      approx
      ca
      vs
      nr
      mr
      mrs
      ms
      dr
      sr
      sra
      incl
      max
      min
      bzw
      etc
      \d{1,2}
    )$
  `,
  'i',
);

/** Letters that Arabic attaches to the next word: and, so, with, to, the; the longest first. */
export const proclitics = ['لل', 'ال', 'و', 'ف', 'ب', 'ل', 'ك'];
