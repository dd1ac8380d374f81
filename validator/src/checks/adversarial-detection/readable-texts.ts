import type { ForeignText } from '../../request/normalised-request.ts';

/** More text than this nobody writes beside a transaction, and reading it takes longer than an answer may. */
export const mostCharacters = 200_000;
/** What it costs to look at a text at all, however short. */
const charactersPerText = 20;

export interface ReadableTexts {
  readonly texts: readonly ForeignText[];
  /** There was more: it is not looked at, and one check refuses the request for that. */
  readonly isCut: boolean;
}

/** The first of some texts, as many as there is time to read. */
export function readableTexts(all: Iterable<ForeignText>): ReadableTexts {
  const texts: ForeignText[] = [];
  let left = mostCharacters;
  for (const own of all) {
    const { field, text } = own;
    if (left < text.length)
      return { texts: [...texts, { field, text: text.slice(0, Math.max(0, left)) }], isCut: true };
    texts.push(own);
    left -= text.length + charactersPerText;
  }
  return { texts, isCut: false };
}
