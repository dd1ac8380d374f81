/** How many pieces of a text may be an amount, a date or an address. Takes one look at each character. */
export const countFigures = (text: string): number => text.match(/0x[\da-f]+|\p{N}+(?:[.'’_]\p{N}+)*/giu)?.length ?? 0;
