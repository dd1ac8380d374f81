import { type Address, parseAddress } from '@countersign/protocol';
import { searchRefused } from '../base/errors.ts';
import { wordsOf } from '../base/terms.ts';

const MIN_DIGITS = 8;
const HASH_DIGITS = 64;
/** Each word is a separate lookup. */
const MAX_WORDS = 10;

type Search = { readonly prefix: string } | { readonly address: Address } | { readonly words: readonly string[] };

/** A search text: the beginning of a requestHash, an address, or words. */
export function readSearch(q: string): Search {
  const address = parseAddress(q);
  if (address) return { address };
  const digits = /^0x([0-9a-f]*)$/i.exec(q)?.[1] ?? /^[0-9a-f]{64}$/i.exec(q)?.[0];
  if (digits !== undefined) {
    if (digits.length < MIN_DIGITS) throw searchRefused(`must have at least ${MIN_DIGITS} digits of a requestHash`);
    if (digits.length > HASH_DIGITS)
      throw searchRefused(`must not have more than the ${HASH_DIGITS} digits of a requestHash`);
    return { prefix: `0x${digits.toLowerCase()}` };
  }
  const words = wordsOf(q);
  if (words.length === 0) throw searchRefused('must contain a letter or a digit');
  if (words.length > MAX_WORDS) throw searchRefused(`must have at most ${MAX_WORDS} words`);
  return { words };
}
