const MAX_CHARACTERS = 300;

/** The first sentence of a text, for places with room for one line; null if the text is empty. */
export function firstSentence(text: string | null): string | null {
  const line = text?.split(/[\r\n]/).find((each) => each.trim() !== '');
  if (line === undefined) return null;
  const start = line.trim().slice(0, MAX_CHARACTERS + 1);
  // A dot within a number or a name does not end a sentence: the next sentence starts with a capital letter.
  const sentence = /^.*?[.!?](?=\s["'(]?\p{Lu}|$)/u.exec(start)?.[0] ?? start;
  return (sentence.length <= MAX_CHARACTERS ? sentence : `${sentence.slice(0, MAX_CHARACTERS - 1)}…`).toWellFormed();
}
