import { isRecord } from '../../parts/is-record.ts';

export type ReadAction =
  | { readonly action: Readonly<Record<string, unknown>>; readonly fault: null }
  | { readonly action: null; readonly fault: string };

const refuse = (fault: string): ReadAction => ({ action: null, fault });

/** The fields of one call, as typed. */
export interface CallFields {
  readonly chain: string;
  readonly from: string;
  readonly to: string;
  readonly value: string;
  readonly data: string;
}

export const callNames = {
  chain: 'Network (chain ID)',
  from: 'Your account',
  to: 'Called contract or recipient',
  value: 'Value in wei',
  data: 'Calldata',
} as const;

/** The fault of one field; null if there is none. */
export function faultOf(name: keyof CallFields, text: string): string | null {
  const value = text.trim();
  if (name === 'chain')
    return /^[1-9]\d{0,15}$/.test(value) ? null : 'Must be a number, such as 1 for Ethereum or 8453 for Base';
  if (name === 'from' && value === '') return null;
  if (name === 'from' || name === 'to') {
    return /^0x[0-9a-fA-F]{40}$/.test(value) ? null : 'Must be an address: 0x and 40 hex digits';
  }
  if (name === 'value')
    return /^\d{1,78}$/.test(value) ? null : 'Must be a whole number of wei; use 0 if the call sends no native coins';
  return /^0x(?:[0-9a-fA-F]{2})*$/.test(value)
    ? null
    : 'Must be 0x and an even number of hex digits; use 0x for a plain transfer';
}

/** A call in the form of the validator API. */
export const toAction = ({ chain, from, to, value, data }: CallFields): Record<string, unknown> => ({
  chain_id: Number(chain.trim()),
  ...(from.trim() !== '' && { from: from.trim() }),
  to: to.trim(),
  value: value.trim(),
  data: data.trim(),
});

/** The fields of an action that is one plain call; null for batches and signatures, which are shown as JSON. */
export function toFields(action: Readonly<Record<string, unknown>>): CallFields | null {
  const { chain_id = '', from = '', to, value = '0', data = '0x', ...rest } = action;
  if (Object.keys(rest).length > 0 || typeof to !== 'string') return null;
  return { chain: String(chain_id), from: String(from), to, value: String(value), data: String(data) };
}

/** Parses typed JSON. */
export function readAction(text: string): ReadAction {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value)
      ? { action: value, fault: null }
      : refuse('Must be an object, such as {"to": "0x…", "data": "0x"}');
  } catch (error) {
    return refuse(`Must be JSON: ${error instanceof Error ? error.message : 'it does not parse'}`);
  }
}
