import type { ForeignText } from '../../request/normalised-request.ts';

/** More text than an honest request contains, and more than can be read in time for an answer. */
export const mostCharacters = 200_000;
/** The fixed cost of reading a text, however short. */
const charactersPerText = 20;

export interface ReadableTexts {
  readonly texts: readonly ForeignText[];
  /** The rest was not read, and `prompt_injection` fails for it. */
  readonly isCut: boolean;
}

/** The first texts, as many as the limit allows. */
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
