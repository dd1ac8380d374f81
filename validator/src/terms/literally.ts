/** Escapes a text for a regular expression, so that it matches literally. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
