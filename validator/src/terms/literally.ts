/** A text as the pattern of a regular expression that finds that very text. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
