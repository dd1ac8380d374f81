/** Counts the pieces of a text that may be an amount, a date or an address, in a single pass. */
export const countFigures = (text: string): number => text.match(/0x[\da-f]+|\p{N}+(?:[.'’_]\p{N}+)*/giu)?.length ?? 0;
