const MAX_CHARACTERS = 300;

/** What a text says first, for whoever reads one line of it; null where it says nothing. */
export function firstSentence(text: string | null): string | null {
  const line = text?.split(/[\r\n]/).find((each) => each.trim() !== '');
  if (line === undefined) return null;
  const start = line.trim().slice(0, MAX_CHARACTERS + 1);
  // A dot within a number or a name ends nothing: the next sentence begins with a capital letter.
  const sentence = /^.*?[.!?](?=\s["'(]?\p{Lu}|$)/u.exec(start)?.[0] ?? start;
  return (sentence.length <= MAX_CHARACTERS ? sentence : `${sentence.slice(0, MAX_CHARACTERS - 1)}…`).toWellFormed();
}
