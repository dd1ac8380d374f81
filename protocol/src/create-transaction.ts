import { utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { type Address, address } from './address.ts';
import { chainId, type Hex, hexBytes, uint256 } from './hex.ts';

const SEPOLIA = 11155111;
const MAX_PROMPT_CHARACTERS = 20_000;
const MAX_CONTEXT_BYTES = 256 * 1024;
/** No chain of ours takes a larger transaction. */
const MAX_CALL_BYTES = 128 * 1024;
const MAX_SEALED_CHARACTERS = 900_000;

const userPrompt = z
  .string()
  .refine((text) => /[[\p{L}\p{N}]--\p{Default_Ignorable_Code_Point}]/v.test(text), 'must have a letter or a digit')
  .refine((text) => [...text].length <= MAX_PROMPT_CHARACTERS, `must be at most ${MAX_PROMPT_CHARACTERS} characters`)
  .meta({
    description: 'The intent in words.',
    minLength: 1,
    maxLength: MAX_PROMPT_CHARACTERS,
    examples: ['Send 1 ETH to vitalik.eth'],
  });

const call = z
  .strictObject({
    to: address.describe('The account or contract that is called.'),
    value: uint256.describe('Wei, as a decimal string.'),
    data: hexBytes(MAX_CALL_BYTES)
      .describe('Calldata; `0x` for a plain transfer.')
      .meta({ examples: ['0x'] }),
  })
  .meta({ id: 'Call' });

const contextLogs = z
  .record(z.string(), z.unknown())
  .refine((logs) => utf8ToBytes(JSON.stringify(logs)).length <= MAX_CONTEXT_BYTES, 'must be at most 256 KiB of JSON')
  .describe('Whatever may help to understand the request later. Never trusted.');

/** What a request says in the open, as its hash and its arbiter take it: addresses and data in lower case. */
export interface CreateFields {
  readonly escrowAddress: Address;
  readonly userPrompt: string;
  readonly tx: { readonly to: Address; readonly value: string; readonly data: Hex };
  readonly contextLogs?: Record<string, unknown>;
  readonly chainId: number;
}

/** A request to be verified, in one of its three forms. */
export type NewTransaction =
  | { readonly form: 'standard' | 'open'; readonly fields: CreateFields }
  | {
      readonly form: 'sealed';
      readonly escrowAddress: Address;
      readonly encryptedPayload: string;
      readonly chainId: number;
      readonly verificationServiceId: number | null;
    };

/** The create fields of the standard form, which is all that an agent in a conversation needs. */
export const createFields = z.strictObject({
  escrowAddress: address.describe('Your own account, or an escrow account linked to it.'),
  userPrompt,
  tx: call,
  contextLogs: contextLogs.optional(),
  chainId: chainId.default(SEPOLIA),
});

const openOnly = ['userPrompt', 'tx', 'contextLogs', 'encrypted'] as const;

const anyForm = createFields
  .partial({ userPrompt: true, tx: true })
  .extend({
    encrypted: z
      .boolean()
      .optional()
      .describe('`false`: nothing is sealed, stored or recorded. Only ADMIN keys, only execution type 0.'),
    encryptedPayload: z
      .string()
      .max(MAX_SEALED_CHARACTERS, `must be at most ${MAX_SEALED_CHARACTERS} characters`)
      .optional()
      .describe('Sealed form: an armored OpenPGP message in place of `userPrompt`, `tx` and `contextLogs`.'),
    verificationServiceId: z.int().min(1).optional().describe('Sealed form: whom it is encrypted to.'),
  })
  .superRefine((body, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, input: body });
    if (body.encryptedPayload === undefined) {
      for (const field of ['userPrompt', 'tx'] as const) if (body[field] === undefined) refuse(field, 'is required');
      if (body.verificationServiceId !== undefined) refuse('verificationServiceId', 'goes only with encryptedPayload');
      return;
    }
    for (const field of openOnly) {
      if (body[field] !== undefined) refuse(field, 'must not stand beside encryptedPayload: it belongs inside it');
    }
  })
  .meta({
    examples: [
      {
        escrowAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
        userPrompt: 'Send 1 ETH to 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        tx: { to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', value: '1000000000000000000', data: '0x' },
        chainId: 1,
      },
    ],
    description:
      'Standard: `escrowAddress`, `userPrompt`, `tx`, and if you like `contextLogs` and `chainId`. Sealed: `escrowAddress` and `encryptedPayload`, and if you like `chainId` and `verificationServiceId`. Open: the standard fields with `encrypted: false`. Unknown fields are refused.',
  });

/** The body of POST /transactions. */
export const newTransaction = anyForm.transform((body): NewTransaction => {
  const { escrowAddress, userPrompt, tx, contextLogs, chainId, encrypted, encryptedPayload } = body;
  if (encryptedPayload !== undefined) {
    const verificationServiceId = body.verificationServiceId ?? null;
    return { form: 'sealed', escrowAddress, encryptedPayload, chainId, verificationServiceId };
  }
  if (userPrompt === undefined || tx === undefined) throw new Error('the form was not checked');
  const fields = { escrowAddress, userPrompt, tx, ...(contextLogs && { contextLogs }), chainId };
  return { form: encrypted === false ? 'open' : 'standard', fields };
});

export const callSchema = call;
