/** The asset of words such as `2 LP tokens`: the shares of the pool in the text, whatever the symbol of their token. */
export const poolShares = 'LP';
