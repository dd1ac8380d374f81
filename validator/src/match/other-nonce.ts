import { matchesIn } from '../patterns/matches-in.ts';
import { saidNonce } from '../reader/languages/phrases/nonce.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { plainDigits } from '../reader/text/characters.ts';
import { doubt, type Matching } from './matching.ts';

/** A nonce that the words name and that differs from the nonce of the message. */
export function findOtherNonce({ facts, text }: Matching): Doubt[] {
  const nonce = facts.decoded.message?.message.nonce;
  if (!/^\d{1,80}$/.test(String(nonce))) return [];
  return matchesIn(text.text, saidNonce)
    .filter(({ 1: said = '' }) => BigInt(plainDigits(said)) !== BigInt(String(nonce)))
    .map(({ 0: words, index }) =>
      doubt(text, 'number', { start: index, end: index + words.length }, `is not the nonce of the message, ${nonce}`),
    );
}
