import { compilePattern } from '../../patterns/compile-pattern.ts';
import { matchesIn } from '../../patterns/matches-in.ts';
import { indexAt, meets, type Span } from '../text/span.ts';

/** Words by which somebody puts another value in the place of one that was just said. */
const spaced = [
  "no,? (?:wait|sorry|scratch that|strike that|make (?:it|that))|wait,? (?:no|make (?:it|that))|scratch that|strike that|correction|make (?:that|it)(?! (?:quick|fast|snappy|happen|easy|so))|change (?:that|it)(?: to)?|i mean(?:t)?|sorry(?! (?:for|about|it|that|this|to|i'm|i am|we|my|the|if))|oops|whoops|or rather|my mistake|let me correct (?:that|it|myself)",
  'nein,? (?:warte|moment|doch|sorry)|korrektur|ich korrigiere|ich meine|ich meinte|besser gesagt|quatsch|mach daraus|ändere das auf|vertippt',
  'no,? (?:espera|perdón|mejor)|perdón|digo|quise decir|mejor dicho|corrijo|corrección|cámbialo a',
  'non,? (?:attends|pardon|plutôt)|pardon|je veux dire|je voulais dire|ou plutôt|je corrige|mets plutôt|disons plutôt',
  'não,? (?:espera|desculpa|melhor)|desculpa|quero dizer|quis dizer|ou melhor|correção|corrigindo|corrijo|muda para',
  'нет,? (?:исправляю|погоди|стой|подожди|поправка|лучше)|исправляю|поправка|вернее|точнее|извини|ой',
  'yok,? (?:dur|pardon)|hayır,? (?:dur|pardon)|pardon|düzeltiyorum|düzeltme|daha doğrusu|yanlış yazdım',
  'eh,? (?:salah|maaf)|maaf|maksud ?saya|maksudnya|koreksi|ralat|ganti jadi',
  'لا،? انتظر|عفوا|عفوًا|أقصد|قصدي|تصحيح|نہیں،? رکو|معاف کرنا|میرا مطلب|नहीं,? रुको|माफ़? करना|मेरा मतलब|না,? দাঁড়াও|দুঃখিত|সংশোধন',
].join('|');
const unspaced =
  '不对|不對|更正|说错了|說錯了|写错了|寫錯了|应该是|應該是|改成|改为|改為|訂正|間違えました|間違えた|じゃなくて|ではなく|아니다|아니,|정정|잘못 썼어';
const markers = compilePattern(
  `(?<![\\p{L}\\p{M}])(?:${spaced.replaceAll("'", "['’]?").replaceAll(' ', '\\s{1,3}')})(?![\\p{L}\\p{M}])|${unspaced}`,
  'giu',
);

/** What somebody says who finds that the value is not right, before the new one. */
const hesitations =
  /(?<![\p{L}\p{M}])(?:hang on|hold on|hold up|wait|(?:(?:that|this|it)(?:['’]?s| is| was) )?(?:wrong|not right|a typo|too (?:much|little)|the old (?:price|amount|figure))|my mistake|my bad|oops|whoops|hmm+|no)(?![\p{L}\p{M}])/giu;

/** A number with the word behind it; no part of an address, a name or a reference. */
const values =
  /(?<![\p{L}\d.,#_-])(?!0x)(\d{1,3}(?:[\u0020\u00a0\u202f]\d{3})+(?:[.,]\d+)?|\d[\d.,]*\d|\d)(?![\d_-])(?:\s?([A-Za-z]{2,10}))?/gu;
/** What is wanted as well, and not instead. */
const additional =
  /(?<![\p{L}\p{M}])(?:also|too|another|plus|additional\p{L}*|more(?! than)|auch|noch|zusätzlich|también|otro|aussi|encore|également|também|outro|также|ещё|еще|ayrıca|juga|lagi|أيضا|भी|ও|بھی)(?![\p{L}\p{M}])|也|还有|還有|另外|もう|また|또|추가/iu;

const MAX_GAP = 70;
const MAX_MARKERS = 8;
const MAX_VALUES = 64;

interface Value extends Span {
  readonly number: string;
  readonly unit: string;
}

const isCoin = (unit: string): boolean => /[A-Z].*[A-Z]/.test(unit);

function valuesIn(text: string): Value[] {
  return matchesIn(text, values)
    .slice(0, MAX_VALUES)
    .flatMap((match): Value[] => {
      const [whole, number = '', unit = ''] = match;
      // `30 minutes`, `215 people`: counted things are no amounts.
      if (unit !== '' && !isCoin(unit)) return [];
      return [{ start: match.index, end: match.index + whole.trimEnd().length, number, unit }];
    });
}

/** The one earlier value that the new one can stand for. */
function replacedBy(fresh: Value, earlier: readonly Value[], marker: number): Value | null {
  const same = earlier.filter(({ unit }) => unit === fresh.unit || fresh.unit === '');
  const own = same.length > 0 ? same : earlier.filter(({ unit }) => unit === '');
  const last = own.at(-1);
  if (!last || last.number === fresh.number) return null;
  const NEAR = 6;
  return own.length === 1 || marker - last.end <= NEAR ? last : null;
}

const hesitationsIn = (text: string, from: number, to: number): Span[] =>
  matchesIn(text.slice(from, to), hesitations).map(({ index, 0: words }) => ({
    start: from + index,
    end: from + index + words.length,
  }));

/**
 * `240 USDC... no wait, he knocked a bit off, so make that 215 USDC`: the value that a later one stands for, and the words that say so. Where
 * several could be meant, or nothing of its kind follows, nothing is taken as corrected.
 */
export function findRewritten(text: string, parts: readonly Span[]): Span[] {
  const found = matchesIn(text, markers).slice(0, MAX_MARKERS);
  if (found.length === 0) return [];
  const said = valuesIn(text);
  const isOwners = ({ start }: Span): boolean => (parts[indexAt(parts, start)]?.end ?? 0) > start;
  const spans: Span[] = [];
  for (const { index: start, 0: words } of found) {
    const end = start + words.length;
    const fresh = said.find((value) => value.start >= end);
    if (!fresh || fresh.start - end > MAX_GAP || !isOwners(fresh)) continue;
    if (additional.test(text.slice(end, fresh.start))) continue;
    const earlier = said.filter((value) => value.end <= start && isOwners(value));
    const old = replacedBy(fresh, earlier, start);
    const isKnown = old !== null && spans.some((span) => meets(span, old));
    if (!old) continue;
    // `make it` may be an instruction by itself.
    if (!/^make/i.test(words)) spans.push({ start, end });
    spans.push(...(isKnown ? [] : [{ start: old.start, end: old.end }]), ...hesitationsIn(text, old.end, start));
  }
  return spans;
}
