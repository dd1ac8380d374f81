/** As a sentence or a label begins. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As it goes on after a colon; abbreviations stay as they are. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
