import type { ForeignText, NormalisedRequest } from '../../request/normalised-request.ts';

/** More text than this nobody writes beside a transaction, and reading it takes longer than an answer may. */
export const mostCharacters = 200_000;
/** Every text takes some time to look at, however short. */
export const charactersPerText = 20;

/** The texts of a request up to that length: what lies beyond is not read, and a check refuses it for that. */
export function* readableTexts({ texts }: Pick<NormalisedRequest, 'texts'>): Generator<ForeignText, void, undefined> {
  let left = mostCharacters;
  for (const { field, text } of texts) {
    if (left <= 0) return;
    yield text.length > left ? { field, text: text.slice(0, left) } : { field, text };
    left -= text.length + charactersPerText;
  }
}
