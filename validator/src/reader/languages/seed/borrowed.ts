/** English words that people use in any language. */
export const borrowed = {
  verbs: {
    send: 'send',
    swap: 'swap',
    deposit: 'deposit',
    withdraw: 'withdraw',
    repay: 'repay',
    stake: 'stake',
    unstake: 'unstake',
    wrap: 'wrap',
    unwrap: 'unwrap',
    bridge: 'bridge',
    approve: 'approve',
    revoke: 'revoke',
    claim: 'claim',
  },
  approval: 'approval allowance',
  fillers:
    'ok okay hi hello hey pls plz please thx thanks wallet address token tokens contract router pool network chain',
} as const;

/** Letters that keyboards exchange, and an invisible one. */
export const respelt: Readonly<Record<string, string>> = { ي: 'ی', ك: 'ک', ς: 'σ', '\u200c': '' };
export const respeltLetters = /[يكς\u200c]/g;
/** Letters whose stroke people leave out. */
export const bare: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', æ: 'ae', ı: 'i' };
export const bareLetters = /[łđøæı]/g;
