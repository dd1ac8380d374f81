import type { Address, Effect, Policy } from '@countersign/protocol';

const repeated = (digit: string): Address => `0x${digit.repeat(40)}`;

export const [account, friend, stranger, token] = ['a', 'b', 'c', 'd'].map(repeated) as [
  Address,
  Address,
  Address,
  Address,
];

export type Quantity = Effect['gives'][number];

export const coins = (amount: Quantity['amount']): Quantity => ({ asset: { kind: 'native' }, amount, bound: 'exact' });

export const tokens = (amount: Quantity['amount'], address: Address = token): Quantity => ({
  asset: { kind: 'token', address },
  amount,
  bound: 'exact',
});

/** An effect of the account as the validator reports it; without further fields, nothing moves. */
export const does = (kind: string, fields: Partial<Effect> = {}): Effect => ({
  kind,
  call: '0',
  protocol: null,
  gives: [],
  gets: [],
  from: account,
  to: null,
  ...fields,
});

export const sends = (gives: Quantity, to: Address = friend): Effect => does('send', { gives: [gives], to });

export const policyOf = (fields: Partial<Policy> = {}): Policy => ({
  limits: [],
  allowedRecipients: null,
  deniedRecipients: [],
  ...fields,
});

export const limitOf = (limit: Partial<Policy['limits'][number]> = {}): Policy['limits'][number] => ({
  chainId: 1,
  asset: 'native',
  perTransaction: null,
  per24Hours: null,
  ...limit,
});
