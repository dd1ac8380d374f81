import { indexAt } from '../text/span.ts';
import { phraseAt, type Reading } from './read-text.ts';

/** Others beside the owner in the words that lead to a quotation: what is quoted may be theirs. */
const strangers =
  /\b(?:e-?mails?|websites?|web ?pages?|tweets?|forwarded|pop-?ups?|strangers?|scam\w*|support|invoices?|pdf|documents?|friends?|brother|sister|wife|husband|boss|colleague|landlord|vendor|supplier|caller|somebody|someone|got|received an?|correos?|amig[oa]s?|herman[oa]|jef[ea]|página|sitio|courriels?|ami|amie|frère|sœur|patron|freund\w*|bruder|schwester|chef|webseite|weitergeleitet\w*|amigos?|irmã|irmão|chefe|arkadaş\p{L}*|patron\p{L}*|teman|atasan|situs)\b|друг|подруг|брат|сестр|начальник|письм|сайт|朋友|邮件|網站|网站|同事|转发|友達|友人|メール|サイト|転送|친구|이메일|사이트|상사|صديق|بريد|موقع|दोस्त|ईमेल|वेबसाइट|বন্ধু|ইমেইল|دوست|ای میل/iu;

/** `the owner's instruction`, and not `the owner's friend`. */
const telling =
  /^\W{0,2}(?:\w+\W{1,2}){0,2}(?:instructions?|requests?|messages?|orders?|notes?|commands?|prompts?|texts?|words?|intents?|wish|ask|asks|transcript|voice|call|chat|reply|answer|own)\b/i;

const LOOK = 30;

/** The place behind the last word for the owner, in the sentence and before a word; -1 for none. */
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

/** `Request of the account holder, by voice: "…"`: the words before a quotation name the owner and nobody else. */
export function isOwnersQuote(reading: Reading, quote: number, before: number): boolean {
  if (ownerBefore(reading, before + 1) < 0) return false;
  const sentence = reading.sentences[indexAt(reading.sentences, reading.words[before]?.start ?? 0)];
  return !strangers.test(reading.text.slice(Math.max(sentence?.start ?? 0, quote - 240), quote));
}

const NEAR = 40;
const calls =
  /call|phon|rang|wrote|messag|text|said|told|asked|anruf|rief|schrieb|llam|escrib|appel|écri|ligou|escrev|aradı|yazdı|elepon|menulis|bilang|звонил|написал|сказал|来电|电话|说|写|電話|連絡|言|전화|연락|말|اتصل|كتب|قال|फोन|फ़ोन|लिखा|कहा|ফোন|লিখ|فون|لکھا|کہا/iu;

/** `the owner called at 12:50 and …`: when it was said, not when it is to be done. */
export function isTimeOfCall(reading: Reading, word: number): boolean {
  const owner = ownerBefore(reading, word);
  const start = reading.words[word]?.start ?? 0;
  return owner >= 0 && start - owner <= NEAR && calls.test(reading.text.slice(owner, start));
}

/** `message from the owner`: the owner follows the word for what was said. */
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

/** `The owner (bus driver, Kingston) says`: who the owner is, and not by whom it was passed on. */
const who =
  /^\s?\((?![^)]*(?<!\p{L})(?:via|by|through|from|for|per|to|said|told|says|and|or|not)(?!\p{L}))[^)\n]{1,60}\)/iu;

/** `यूज़र ने लिखा है`, `the holder of this account (she wrote …)`: who reports is the owner. */
export function isOwnersReport(reading: Reading, word: number, to: number): boolean {
  if (isFromOwner(reading, to)) return true;
  const owner = ownerBefore(reading, word);
  if (owner < 0) return false;
  const between = reading.text.slice(owner, reading.words[word]?.start ?? owner).replace(who, '');
  return (
    between.length <= NEAR && !/\p{Lu}\p{Ll}/u.test(between) && !strangers.test(between) && !/[.!?。\n]/.test(between)
  );
}
