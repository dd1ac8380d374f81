/** What each sentence asks for, by the bytes that carry it out. `{friend}` stands for an address, `|` between sentences. */
export type OppositeWords = Readonly<Record<Deed, string>>;

export type Deed = (typeof opposites)[number][number];

/** Each of two takes back what the other does, with the same amounts at the same place. */
export const opposites = [
  ['supply', 'withdraw'],
  ['borrow', 'repay'],
  ['wrap', 'unwrap'],
  ['stake', 'unstake'],
  ['approve', 'revoke'],
  ['buy', 'sell'],
  ['use', 'spare'],
  ['send', 'request'],
  ['leave', 'return'],
] as const;
