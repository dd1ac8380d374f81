/** Sentences by the bytes that carry them out. `{friend}` stands for an address, `|` separates sentences. */
export type OppositeWords = Readonly<Record<Deed, string>>;

export type Deed = (typeof opposites)[number][number];

/** Pairs of opposite actions with the same amounts at the same place. */
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
