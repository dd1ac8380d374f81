/** Printable ASCII and line ends: nearly every text, and fast to distinguish from others. */
export const isPlain = (text: string): boolean => /^[\x20-\x7e\t\n\r]*$/.test(text);
