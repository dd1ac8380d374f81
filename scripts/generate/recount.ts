/** By the words that follow the number in a sentence. */
export type Counts = Readonly<Record<string, number>>;

/** From eleven on: two protocols may be any two, 54 are all of them. */
const number =
  '(?:\\d{2,3}|\\d{1,3}(?:,\\d{3})+|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif)ty(?:-\\w+)?)';

/** A text with each such number as it is today. */
export const recount = (text: string, counts: Counts): string =>
  Object.entries(counts).reduce(
    (done, [noun, count]) =>
      done.replace(
        new RegExp(`(?<![\\w,.-])${number}(?=\\s+${noun.replace(' ', '\\s+')}\\b)`, 'g'),
        count.toLocaleString('en'),
      ),
    text,
  );
