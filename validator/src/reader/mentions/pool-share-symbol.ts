/** What words such as `2 LP tokens` count: the shares of the pool that they speak of, whatever their token is called. */
export const poolShares = 'LP';
