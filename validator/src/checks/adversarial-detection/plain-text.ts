/** Printable ASCII and line ends: nearly every text, and quick to tell from all others. */
export const isPlain = (text: string): boolean => /^[\x20-\x7e\t\n\r]*$/.test(text);
