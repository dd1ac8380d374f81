/** The form at the start of a sentence or a label. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The form after a colon; abbreviations keep their capitals. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
