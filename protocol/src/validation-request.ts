import { z } from 'zod';
import { lookedUpFacts } from './looked-up.ts';

/** Callers also send an absent field as null. */
const optional = <T extends z.ZodType>(schema: T) => schema.nullish();
const text = optional(z.string());
/** Decimal or 0x hex as a string; a JSON number if it is small enough to be exact. */
const quantity = optional(z.union([z.string(), z.number()], { error: 'expected string or number' }));
/** Longer lists are refused unread; fewer items of a batch are judged. */
const MAX_BATCH = 20_000;
const MAX_LISTED = 1_000;

const fields = z.record(z.string(), z.unknown());

const call = z.looseObject({
  to: text.describe('0x-prefixed address.'),
  value: quantity.describe('Wei, decimal or 0x hex.'),
  data: text.describe('0x-prefixed calldata.'),
  operation: quantity.describe('0: call, 1: delegatecall.'),
});

/**
 * A transaction in any form that callers use. Only JSON types are checked here: the checks judge hex, checksums and
 * amounts, and answer with a REJECT that gives the reason. Other fields next to the bytes are claims to be compared.
 */
const proposedTransaction = z.looseObject({
  protocol: text.describe('A slug listed by `GET /protocols`; detected from the calldata if omitted.'),
  to: text.describe('0x-prefixed address.'),
  data: text.describe('0x-prefixed calldata.'),
  input: text.describe('Alias for `data`, used by some wallets; must equal `data` if both are sent.'),
  value: quantity.describe('Wei, decimal or 0x hex.'),
  gas: quantity.describe('Gas limit.'),
  from: text.describe('0x-prefixed address of the sender.'),
  chain_id: quantity.describe('The chain; checks that need it are skipped if it is omitted.'),
  chainId: quantity.describe('Alias for the chain, as wallets write it.'),
  transactions: optional(z.array(call).max(MAX_BATCH)).describe('A batch, in sequence.'),
  order: optional(fields).describe('A CoW order in the format of its API, or EIP-712 typed data.'),
  payment: optional(fields).describe(
    'What an x402 payment in `order` is for: `{kind: "x402", paymentRequired, accepted}`, as held by the x402 client. A claim; `intent_alignment.payment_terms` compares it with the signed data and with the intent.',
  ),
  authorization_list: optional(z.array(fields).max(MAX_LISTED)).describe('EIP-7702 authorizations.'),
  metadata: optional(fields),
  context: optional(fields).describe(
    'What the caller knows, such as resolved names. Treated as claims, never as facts.',
  ),
  call: optional(
    z.looseObject({
      function: text,
      params: optional(z.union([fields, z.array(z.unknown())], { error: 'expected object or array' })),
    }),
  ).describe('A claim: the function that the calldata calls, and its arguments.'),
  operation: quantity.describe('A claim, or 1 for a delegatecall.'),
  asset: text.describe('A claim.'),
  amount: quantity.describe('A claim.'),
  token_in: text.describe('A claim.'),
  token_out: text.describe('A claim.'),
  slippage_bps: quantity.describe('A claim.'),
  validTo: quantity.describe('A claim: Unix seconds.'),
});

const example = {
  human_intent: 'Send 100 USDC to 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 on Ethereum',
  proposed_tx: {
    chain_id: 1,
    from: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    value: '0',
    data: '0xa9059cbb000000000000000000000000d8da6bf26964af9d7eed9e03e53415d37aa96045000000000000000000000000000000000000000000000000000000174876e800',
  },
};

/** The body of POST /validate. */
export const validationRequest = z
  .looseObject({
    human_intent: z.string().describe('What the owner wants, in natural language.'),
    proposed_tx: proposedTransaction.nullable().default({}).describe('The transaction that is meant to carry it out.'),
    metadata: optional(fields).describe(
      '`generated_at_unix` or `block_time_unix` sets the time, `ttl_secs` how long the request is valid; `prices_usd`, `balances` (base units) and `jurisdiction` are passed to the checks.',
    ),
    looked_up: optional(lookedUpFacts),
    preferences: optional(
      z.looseObject({
        slippage_bps: optional(z.number()),
        aggressiveness: optional(z.number()),
        protocol_allowlist: optional(z.array(z.string()).max(MAX_LISTED)),
      }),
    ).describe('Accepted but not enforced.'),
    without_model: optional(z.boolean()).describe('True: no language model is called, even if one is configured.'),
    brief: optional(z.boolean()).describe(
      'True: the decision without the analysis. `explanation` is null, `extracted_elements` is empty, `context.data` is left out, and only checks that fail have `details`.',
    ),
    return_prompts: optional(z.boolean())
      .transform((sent) => sent ?? undefined)
      .describe('Whether the response includes the prompts sent to the language model.'),
  })
  .meta({ examples: [example] });

/** The parsed body of POST /validate. */
export type ValidationRequest = z.output<typeof validationRequest>;
