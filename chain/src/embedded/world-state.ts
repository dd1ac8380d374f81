import type { Hex } from '@countersign/protocol';
import type { AccountOverride } from '@nomicfoundation/edr';
import { z } from 'zod';

const hex = z.string().regex(/^0x[0-9a-f]*$/);
const account = z.object({
  nonce: z.int().min(0).optional(),
  balance: hex.optional(),
  code: hex.optional(),
  /** Non-zero slots. */
  storage: z.record(hex, hex).optional(),
});
type Change = z.output<typeof account>;

/** The changes of a transaction from the tracer: what is only in `pre` was deleted. */
const difference = z.object({ pre: z.record(hex, account), post: z.record(hex, account) });

/** An account, or a part of one: storage may be split. */
export const accountPart = account.extend({ address: hex });
export type AccountPart = z.output<typeof accountPart>;

const SLOTS_OF_A_PART = 1_000;

interface Account {
  nonce: number;
  balance: string;
  code: string;
  readonly storage: Map<string, string>;
}

/** All accounts touched by transactions. */
export interface WorldState {
  /** The tracer's answer for a transaction. */
  follow(traced: unknown): void;
  put(part: AccountPart): void;
  parts(): Generator<AccountPart>;
  /** The total number of storage slots, which determines how long another EVM takes to load it. */
  slots(): number;
  /** In addition to the genesis state. */
  overrides(first: readonly AccountOverride[]): AccountOverride[];
}

export function createWorldState(): WorldState {
  const accounts = new Map<string, Account>();

  function change(address: string, { nonce, balance, code, storage = {} }: Change): void {
    const known = accounts.get(address) ?? { nonce: 0, balance: '0x0', code: '0x', storage: new Map() };
    accounts.set(address, known);
    known.nonce = nonce ?? known.nonce;
    known.balance = balance ?? known.balance;
    known.code = code ?? known.code;
    for (const [slot, value] of Object.entries(storage)) {
      if (BigInt(value) === 0n) known.storage.delete(slot);
      else known.storage.set(slot, value);
    }
  }

  return {
    follow(traced) {
      const { pre, post } = difference.parse(traced);
      for (const [address, { storage = {} }] of Object.entries(pre)) {
        for (const slot of Object.keys(storage)) accounts.get(address)?.storage.delete(slot);
      }
      for (const [address, changed] of Object.entries(post)) change(address, changed);
    },
    put: ({ address, ...part }) => change(address, part),
    *parts() {
      for (const [address, { storage, ...rest }] of accounts) {
        const slots = [...storage];
        yield { address, ...rest, storage: Object.fromEntries(slots.slice(0, SLOTS_OF_A_PART)) };
        for (let from = SLOTS_OF_A_PART; from < slots.length; from += SLOTS_OF_A_PART) {
          yield { address, storage: Object.fromEntries(slots.slice(from, from + SLOTS_OF_A_PART)) };
        }
      }
    },
    slots: () => [...accounts.values()].reduce((sum, { storage }) => sum + storage.size, 0),
    overrides(first) {
      const own = [...accounts].map(([address, { nonce, balance, code, storage }]) => ({
        address: bytesOf(address as Hex),
        nonce: BigInt(nonce),
        balance: BigInt(balance),
        code: bytesOf(code as Hex),
        storage: [...storage].map(([index, value]) => ({ index: BigInt(index), value: BigInt(value) })),
      }));
      const isOwn = ({ address }: AccountOverride) => accounts.has(`0x${Buffer.from(address).toString('hex')}`);
      return [...first.filter((each) => !isOwn(each)), ...own];
    },
  };
}

const bytesOf = (text: Hex) => Buffer.from(text.slice(2), 'hex');
