/** A request in several languages and scripts. */
export const mixedScripts =
  '把 5 USDC 发送给 bob.eth “and” envía 10 DAI à Zoé – if the price is right, revoke its allowance.';
