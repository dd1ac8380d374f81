import { calls, strangers, telling, whoOwnerIs } from '../languages/phrases/strangers.ts';
import { indexAt } from '../text/span.ts';
import { phraseAt, type Reading } from './read-text.ts';

const LOOK = 30;

/** The position of the last word for the owner, in the sentence and before a word; -1 for none. */
function ownerBefore(reading: Reading, word: number): number {
  const sentence = indexAt(reading.sentences, reading.words[Math.max(0, word - 1)]?.start ?? 0);
  const from = Math.max(reading.sentenceRuns[sentence]?.from ?? 0, word - LOOK);
  for (let at = word - 1; at >= from; at--) {
    const length = phraseAt(reading, sentence, 'owners', at, word);
    if (length === 0) continue;
    const end = reading.words[at + length - 1]?.end ?? 0;
    const isOf = /['’]s$|s['’]$/i.test(reading.text.slice(end - 2, end + 1).trimEnd());
    if (!isOf || telling.test(reading.text.slice(end, end + 80))) return end;
  }
  return -1;
}

/** `Request of the account holder, by voice: "…"`: the words before a quotation name only the owner. */
export function isOwnersQuote(reading: Reading, quote: number, before: number): boolean {
  if (ownerBefore(reading, before + 1) < 0) return false;
  const sentence = reading.sentences[indexAt(reading.sentences, reading.words[before]?.start ?? 0)];
  return !strangers.test(reading.text.slice(Math.max(sentence?.start ?? 0, quote - 240), quote));
}

const NEAR = 40;

/** `the owner called at 12:50 and …`: the time of the call, not of the action. */
export function isTimeOfCall(reading: Reading, word: number): boolean {
  const owner = ownerBefore(reading, word);
  const start = reading.words[word]?.start ?? 0;
  return owner >= 0 && start - owner <= NEAR && calls.test(reading.text.slice(owner, start));
}

/** `message from the owner`: the owner follows the word for the message. */
function isFromOwner(reading: Reading, to: number): boolean {
  const sentence = indexAt(reading.sentences, reading.words[to]?.start ?? 0);
  for (let at = to; at < to + 2; at++) {
    const length = phraseAt(reading, sentence, 'owners', at, at + 3);
    const end = reading.words[at + length - 1]?.end ?? 0;
    const after = reading.text.slice(end - 2, end + 24);
    if (length > 0) return !/^['’]s|^s['’]/i.test(after) && !strangers.test(after);
  }
  return false;
}

/** `यूज़र ने लिखा है`, `the holder of this account (she wrote …)`: the report comes from the owner. */
export function isOwnersReport(reading: Reading, word: number, to: number): boolean {
  if (isFromOwner(reading, to)) return true;
  const owner = ownerBefore(reading, word);
  if (owner < 0) return false;
  const between = reading.text.slice(owner, reading.words[word]?.start ?? owner).replace(whoOwnerIs, '');
  return (
    between.length <= NEAR && !/\p{Lu}\p{Ll}/u.test(between) && !strangers.test(between) && !/[.!?。\n]/.test(between)
  );
}
