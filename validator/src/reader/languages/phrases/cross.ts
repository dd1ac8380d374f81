/** Every phrase made of one word of each list. */
export const cross = (...lists: readonly (readonly string[])[]): string =>
  lists
    .reduce<string[]>(
      (phrases, list) => phrases.flatMap((phrase) => list.map((word) => `${phrase} ${word}`.trim())),
      [''],
    )
    .join('|');
