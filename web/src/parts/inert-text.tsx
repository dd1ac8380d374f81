import { Fragment, type ReactNode } from 'react';

/** Invisible characters and those that change the direction of text; the joiner inside an emoji is neither. */
const unseen =
  /(?![\n\t])(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]/gu;

const word = /[\p{L}\p{M}\p{N}_.-]+/gu;
const latin = /\p{Script=Latin}/u;
/** Alphabets with letters that resemble Latin ones. */
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The same as one line of plain text, for titles and names of controls. */
export const inertLine = (text: string, most = 240): string => {
  const line = text
    .toWellFormed()
    .replaceAll(unseen, (found) => `⟨${codePoint(found)}⟩`)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).toWellFormed()}…`;
};

/** Whether a word mixes several alphabets, which honest text does not. */
const mixesAlphabets = (text: string): boolean =>
  (text.match(word) ?? []).some((each) => latin.test(each) && lookAlike.test(each));

/**
 * Text from a third party: shown exactly and never as our own. Invisible characters are shown by number, lookalike
 * letters are marked.
 */
export const InertText = ({ children }: { children: string }) => <bdi>{inertParts(children)}</bdi>;

/** The same inside text that already has a direction. */
export function inertParts(text: string): ReactNode[] {
  return pieces(text.toWellFormed()).map(({ at, text: piece, kind }) => {
    if (kind === 'plain') return <Fragment key={at}>{piece}</Fragment>;
    const [says, shown] =
      kind === 'unseen'
        ? [`Invisible character: ${codePoint(piece)}`, codePoint(piece)]
        : [`Another alphabet: this letter is ${codePoint(piece)}`, piece];
    return (
      <span
        key={at}
        dir="ltr"
        title={says}
        className="whitespace-nowrap rounded-sm bg-care-wash px-0.5 text-care outline-1 outline-care/50 [unicode-bidi:isolate]"
      >
        {shown}
        <span className="sr-only"> ({says})</span>
      </span>
    );
  });
}

interface Piece {
  readonly at: number;
  readonly text: string;
  readonly kind: 'plain' | 'unseen' | 'look-alike';
}

function pieces(text: string): Piece[] {
  const found = [
    ...[...text.matchAll(unseen)].map((match) => ({ at: match.index, text: match[0], kind: 'unseen' as const })),
    ...[...text.matchAll(word)].filter(([each]) => mixesAlphabets(each)).flatMap(lookAlikes),
  ].sort((one, other) => one.at - other.at);
  const all: Piece[] = [];
  let end = 0;
  for (const piece of found) {
    if (piece.at < end) continue;
    if (piece.at > end) all.push({ at: end, text: text.slice(end, piece.at), kind: 'plain' });
    all.push(piece);
    end = piece.at + piece.text.length;
  }
  if (end < text.length) all.push({ at: end, text: text.slice(end), kind: 'plain' });
  return all;
}

const lookAlikes = (match: RegExpExecArray): Piece[] =>
  [...match[0].matchAll(new RegExp(lookAlike, 'gu'))].map((letter) => ({
    at: match.index + letter.index,
    text: letter[0],
    kind: 'look-alike',
  }));
