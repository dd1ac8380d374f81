import { z } from 'zod';
import type { Address } from './ethereum-address.ts';

/** Lower case, because we write these ourselves. */
const address = z.string().regex(/^0x[0-9a-f]{40}$/) as unknown as z.ZodType<Address, string>;
const asset = z.union([z.literal('native'), address]);
/** Base units. */
const amount = z.string().regex(/^\d{1,78}$/);
const unix = z.int().min(0);
const blockNumber = z.int().min(0);

/** The identity of an item among those of its kind. */
const subjects = {
  name: { kind: z.literal('name'), name: z.string().min(3).max(255) },
  token: { kind: z.literal('token'), address },
  vault: { kind: z.literal('vault'), address },
  balance: { kind: z.literal('balance'), holder: address, asset },
  allowance: { kind: z.literal('allowance'), owner: address, spender: address, token: address },
  safe: { kind: z.literal('safe'), address },
  price: { kind: z.literal('price'), asset },
};

/** A fact from a chain that would help to judge a request. */
export const wantedFact = z.discriminatedUnion('kind', [
  z.strictObject(subjects.name),
  z.strictObject(subjects.token),
  z.strictObject(subjects.vault),
  z.strictObject(subjects.balance),
  z.strictObject(subjects.allowance),
  z.strictObject(subjects.safe),
  z.strictObject(subjects.price),
]);
export type WantedFact = z.output<typeof wantedFact>;

const block = { block: blockNumber.describe('The block at which it was read.') };

/** The same with its answer. */
const fact = z.discriminatedUnion('kind', [
  z.strictObject({ ...subjects.name, address, ...block }),
  z.strictObject({
    ...subjects.token,
    symbol: z.string().min(1).max(64).nullable().describe('The name the token gives itself, which proves nothing.'),
    decimals: z.int().min(0).max(255),
    ...block,
  }),
  z.strictObject({ ...subjects.vault, asset: address, ...block }),
  z.strictObject({ ...subjects.balance, amount, ...block }),
  z.strictObject({ ...subjects.allowance, amount, ...block }),
  z.strictObject({ ...subjects.safe, owners: z.array(address).max(200), threshold: z.int().min(1), ...block }),
  z.strictObject({
    ...subjects.price,
    usd: z
      .string()
      .regex(/^\d{1,15}(\.\d{1,18})?$/)
      .describe('US dollars for one whole token.'),
    source: z.string().min(1).max(100),
    updated_at: unix,
    block: blockNumber.nullable().describe('Null if it does not come from a chain.'),
  }),
]);
export type LookedUpFact = z.output<typeof fact>;

/** The maximum for one round. */
export const maxWantedFacts = 20;
/** Facts may lead to further questions. */
const maxFacts = 3 * maxWantedFacts;

const exampleFacts = {
  chain_id: 1,
  at_unix: 1_767_225_605,
  block: { number: 24_136_000, hash: `0x${'5e'.repeat(32)}`, timestamp: 1_767_225_599 },
  nodes: ['node.example.com'],
  facts: [
    { kind: 'name', name: 'vitalik.eth', address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045', block: 24_136_000 },
  ],
  missing: [],
};

/**
 * Facts that the asking service reads from chains and price sources of its choice. Never filled with the claims of
 * others: the arbiter fills it itself.
 */
export const lookedUpFacts = z
  .strictObject({
    chain_id: z.int().min(1).describe("Facts about a chain other than the transaction's are ignored."),
    at_unix: unix.describe('When they were looked up.'),
    block: z
      .strictObject({ number: blockNumber, hash: z.string().regex(/^0x[0-9a-f]{64}$/), timestamp: unix })
      .nullable()
      .describe('The block at which the nodes were queried; null if they did not agree on one.'),
    nodes: z.array(z.string().max(255)).max(10).describe('Hosts of the nodes, all of which returned the same answers.'),
    facts: z.array(fact).max(maxFacts),
    missing: z
      .array(z.strictObject({ wanted: wantedFact, why: z.string().max(200) }))
      .max(maxFacts)
      .describe('What was requested but could not be looked up.'),
  })
  .describe('Facts that the caller has read from a chain itself. Claims by others belong in `context`.')
  .meta({ examples: [exampleFacts] });
export type LookedUpFacts = z.output<typeof lookedUpFacts>;

/** A unique text for each item that can be looked up. */
export function keyOfFact(wanted: WantedFact): string {
  switch (wanted.kind) {
    case 'name':
      return `name ${wanted.name}`;
    case 'token':
    case 'vault':
    case 'safe':
      return `${wanted.kind} ${wanted.address}`;
    case 'balance':
      return `balance ${wanted.asset} ${wanted.holder}`;
    case 'allowance':
      return `allowance ${wanted.token} ${wanted.owner} ${wanted.spender}`;
    case 'price':
      return `price ${wanted.asset}`;
  }
}
