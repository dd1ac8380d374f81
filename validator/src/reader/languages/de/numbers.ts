const ones =
  ' ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const tens = '  zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

/** Below a hundred, as part of a longer word: `fünfundzwanzig`. */
function belowHundred(value: number): string {
  if (value < 20) return ones[value] ?? '';
  const rest = ones[value % 10] ?? '';
  return `${rest}${rest ? 'und' : ''}${tens[Math.floor(value / 10)] ?? ''}`;
}

/** The one is optional: `hundertzwanzig`, `tausendzweihundert`. */
const counted = (count: number, scale: string, rest: string): string =>
  [...(count === 1 ? [''] : []), belowHundred(count)].map((word) => word + scale + rest).join('|');

const MAX_HUNDREDS = 19;
const MAX_THOUSANDS = 20;
/** Uneven thousands are not spoken as one word. */
const STEP = 50;

/**
 * Numbers that German writes as one word, without the basic ones: 21 to 99, hundreds up to 1999, thousands with a round
 * remainder.
 */
export function germanNumbers(): Record<number, string> {
  const numbers: Record<number, string> = {};
  const add = (value: number, words: string): void => {
    numbers[value] = numbers[value] ? `${numbers[value]}|${words}` : words;
  };
  for (let value = 21; value < 100; value++) add(value, belowHundred(value));
  for (let hundreds = 1; hundreds <= MAX_HUNDREDS; hundreds++) {
    // `hundert` alone is a scale.
    if (hundreds > 1 && hundreds !== 10) add(hundreds * 100, counted(hundreds, 'hundert', ''));
    for (let rest = 1; rest < 100; rest++)
      if (hundreds !== 10)
        add(hundreds * 100 + rest, counted(hundreds, 'hundert', rest === 1 ? 'eins' : belowHundred(rest)));
  }
  for (let thousands = 1; thousands <= MAX_THOUSANDS; thousands++)
    for (let rest = thousands === 1 ? STEP : 0; rest < 1000; rest += STEP) {
      const hundreds = Math.floor(rest / 100);
      const words = (hundreds ? `${belowHundred(hundreds)}hundert` : '') + belowHundred(rest % 100);
      add(thousands * 1000 + rest, counted(thousands, 'tausend', words));
    }
  return numbers;
}
