/** By the noun after the number. */
export type Counts = Readonly<Record<string, number>>;

/** From ten on, or eleven in words: "two protocols" may be any two, "54 protocols" are all of them. */
const number =
  '(?:\\d{2,3}|\\d{1,3}(?:,\\d{3})+|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif)ty(?:-\\w+)?)';

/** The text with the current numbers. */
export const recount = (text: string, counts: Counts): string =>
  Object.entries(counts).reduce(
    (done, [noun, count]) =>
      done.replace(
        new RegExp(`(?<![\\w,.-])${number}(?=\\s+${noun.replace(' ', '\\s+')}\\b)`, 'g'),
        count.toLocaleString('en'),
      ),
    text,
  );
