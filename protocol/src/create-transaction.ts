import { utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { address } from './address.ts';
import { countFigures } from './count-figures.ts';
import type { Address } from './ethereum-address.ts';
import { chainId, type Hex, hexBytes, uint256 } from './hex.ts';
import { readTypedData, type TypedData } from './read-typed-data.ts';
import { TypedDataFault } from './struct-types.ts';

/** The default chain: Sepolia. */
export const defaultChainId = 11155111;
const MAX_PROMPT_CHARACTERS = 20_000;
const MAX_CONTEXT_BYTES = 256 * 1024;
/** No supported chain accepts a larger transaction. */
const MAX_CALL_BYTES = 128 * 1024;
/** Each call is compared with each figure of the words: four figures for each of fifty calls. */
const MAX_COMPARED = 10_000;
const MAX_SEALED_CHARACTERS = 900_000;
const MAX_TYPED_DATA_BYTES = 128 * 1024;
const MAX_PAYMENT_BYTES = 64 * 1024;

const userPrompt = z
  .string()
  .refine((text) => /[[\p{L}\p{N}]--\p{Default_Ignorable_Code_Point}]/v.test(text), 'must contain a letter or a digit')
  .refine((text) => [...text].length <= MAX_PROMPT_CHARACTERS, `must be at most ${MAX_PROMPT_CHARACTERS} characters`)
  .meta({
    description:
      "The user's own words, verbatim: the message or messages that asked for this, copied and never summarised, translated or completed. The transaction is checked against them.",
    minLength: 1,
    maxLength: MAX_PROMPT_CHARACTERS,
    examples: ['Send 1 ETH to vitalik.eth'],
  });

/** Fields that wallet libraries add to a transaction. */
const ofWallet = z
  .union([z.string().max(100), z.number()])
  .nullish()
  .describe('Set by the wallet: accepted and ignored.');

const callShape = {
  to: address.describe('The account or contract to call.'),
  value: uint256.describe(
    'Amount of the native currency to send, in wei, as a decimal string: `1000000000000000000` is 1 ETH, `0` is none. Token amounts are part of `data`.',
  ),
  data: hexBytes(MAX_CALL_BYTES)
    .describe('Calldata as hex; `0x` for a plain transfer of the native currency.')
    .meta({ examples: ['0x'] }),
};
const sentCallShape = {
  ...callShape,
  from: address.nullish().describe('Must equal `escrowAddress`; otherwise ignored.'),
  gas: ofWallet,
  gasPrice: ofWallet,
  maxFeePerGas: ofWallet,
  maxPriorityFeePerGas: ofWallet,
  nonce: ofWallet,
  type: ofWallet,
};

const jsonBytes = (value: unknown) => utf8ToBytes(JSON.stringify(value)).length;
const fields = z.record(z.string(), z.unknown());

const typedDataShape = {
  domain: fields.describe('`name`, `version`, `chainId`, `verifyingContract`, `salt`: those the contract uses.').meta({
    examples: [
      {
        name: 'USD Coin',
        version: '2',
        chainId: 1,
        verifyingContract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      },
    ],
  }),
  types: z
    .record(z.string(), z.array(z.strictObject({ name: z.string(), type: z.string() })))
    .describe('Every struct used by the message, and no others; `EIP712Domain` is optional.')
    .meta({
      examples: [
        {
          Permit: [
            { name: 'owner', type: 'address' },
            { name: 'spender', type: 'address' },
            { name: 'value', type: 'uint256' },
            { name: 'nonce', type: 'uint256' },
            { name: 'deadline', type: 'uint256' },
          ],
        },
      ],
    }),
  primaryType: z
    .string()
    .describe('The struct type of `message`.')
    .meta({ examples: ['Permit'] }),
  message: fields
    .describe('Exactly the fields of its type. Integers are decimal strings, bytes are 0x-prefixed hex.')
    .meta({
      examples: [
        {
          owner: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
          spender: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
          value: '100000000',
          nonce: '0',
          deadline: '1798761600',
        },
      ],
    }),
};

/** EIP-712 data, checked against their own types and normalised. */
const typedData = z
  .strictObject(typedDataShape)
  .superRefine((sent, context) => {
    const refuse = (path: readonly (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path: [...path], message, input: sent, continue: false });
    if (jsonBytes(sent) > MAX_TYPED_DATA_BYTES) return refuse([], 'must be at most 128 KiB of JSON');
    try {
      readTypedData(sent);
    } catch (fault) {
      if (!(fault instanceof TypedDataFault)) throw fault;
      refuse(fault.path, fault.message);
    }
  })
  .overwrite((sent) => readTypedData(sent))
  .describe('EIP-712 typed data for the account to sign: a permit, an order, a payment.');

const offer = {
  scheme: 'exact',
  network: 'eip155:8453',
  asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  amount: '50000',
  payTo: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  maxTimeoutSeconds: 60,
};

const payment = z
  .strictObject({
    kind: z.literal('x402'),
    paymentRequired: fields.describe('The payment request from the resource, as received.').meta({
      examples: [{ x402Version: 2, resource: { url: 'https://api.example.com/weather' }, accepts: [offer] }],
    }),
    accepted: fields
      .describe('The offer that the typed data pays, unchanged; amounts are in base units of the token.')
      .meta({ examples: [offer] }),
  })
  .refine((sent) => jsonBytes(sent) <= MAX_PAYMENT_BYTES, 'must be at most 64 KiB of JSON')
  .describe('What the typed data pays for. Only with `typedData`.');

const callCount = 'must be 1 to 50 calls';

/** The schemas of the action; `call` is the only part that differs between OpenAPI and tools. */
const actionShape = (call: z.ZodObject<typeof sentCallShape>) => ({
  tx: call.optional().describe('A single call: exactly the transaction that will be sent.'),
  calls: z
    .array(call)
    .min(1, callCount)
    .max(50, callCount)
    .refine(
      (calls) => calls.reduce((bytes, { data }) => bytes + data.length / 2 - 1, 0) <= MAX_CALL_BYTES,
      `must have at most ${MAX_CALL_BYTES} bytes of data in total`,
    )
    .optional()
    .describe('A batch: calls executed in this order, all or nothing, such as an approval and the swap that needs it.'),
  typedData: typedData.optional(),
  payment: payment.optional(),
});

const contextLogs = z
  .record(z.string(), z.unknown())
  .refine((logs) => jsonBytes(logs) <= MAX_CONTEXT_BYTES, 'must be at most 256 KiB of JSON')
  .describe(
    'Any context that may help to understand the request later, such as the steps that led to it. Never trusted.',
  )
  .meta({ examples: [{ steps: ['opened invoice 2026-114', 'read amount and payee from it'] }] });

export interface Call {
  readonly to: Address;
  readonly value: string;
  readonly data: Hex;
}

export type Payment = z.output<typeof payment>;

/** The action: a call, a batch of calls, or a signature. */
export type Action =
  | { readonly tx: Call; readonly calls?: undefined; readonly typedData?: undefined; readonly payment?: undefined }
  | {
      readonly calls: Call[];
      readonly tx?: undefined;
      readonly typedData?: undefined;
      readonly payment?: undefined;
    }
  | { readonly typedData: TypedData; readonly payment?: Payment; readonly tx?: undefined; readonly calls?: undefined };

/** The open fields of a request, as they are hashed and sent to the arbiter: addresses and data in lower case. */
export type CreateFields = Action & {
  readonly escrowAddress: Address;
  readonly userPrompt: string;
  readonly contextLogs?: Record<string, unknown>;
  readonly chainId: number;
};

/** A verification request, in one of its three forms. */
export type NewTransaction = { readonly instructionId?: string | undefined } & (
  | { readonly form: 'standard' | 'open'; readonly fields: CreateFields }
  | {
      readonly form: 'sealed';
      readonly escrowAddress: Address;
      readonly encryptedPayload: string;
      readonly chainId: number;
      readonly verificationServiceId: number | null;
    }
);

const commonShape = {
  escrowAddress: address.describe('The account that will act: your own, or an escrow account linked to it.'),
  contextLogs: contextLogs.optional(),
  chainId: chainId
    .default(defaultChainId)
    .describe(
      'EIP-155 chain id. Defaults to 11155111, the Sepolia test network; Ethereum is 1, Base 8453, Arbitrum One 42161.',
    )
    .meta({ examples: [1] }),
  instructionId: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(
      "Your application's own id of this instruction. The first request that is approved with it uses it up; never encrypted.",
    )
    .meta({ examples: ['invoice-2026-1187'] }),
};

type SentFields = Omit<z.output<typeof plainFields>, 'userPrompt'> & { readonly userPrompt?: string | undefined };
type Refuse = (path: readonly (string | number)[], message: string) => void;

/** Rules that involve several fields. */
function checkAction(sent: SentFields, refuse: Refuse): void {
  const { escrowAddress, userPrompt = '', tx, calls, typedData, payment, chainId } = sent;
  const [first, second] = Object.entries({ tx, calls, typedData }).flatMap(([field, sent]) => (sent ? [field] : []));
  if (second !== undefined)
    refuse([second], `cannot be combined with ${first}: send exactly one of tx, calls and typedData`);
  if (payment !== undefined && typedData === undefined) refuse(['payment'], 'requires typedData');
  const own = (from: Address | null | undefined) => from === undefined || from === null || from === escrowAddress;
  if (tx && !own(tx.from)) refuse(['tx', 'from'], 'must equal escrowAddress');
  for (const [index, call] of (calls ?? []).entries()) {
    if (!own(call.from)) refuse(['calls', index, 'from'], 'must equal escrowAddress');
  }
  const figures = calls ? countFigures(userPrompt) : 0;
  if (calls && calls.length * figures > MAX_COMPARED) {
    refuse(
      ['calls'],
      `are too many for userPrompt: ${calls.length} calls times ${figures} numbers and addresses is more than ${MAX_COMPARED}; send several requests, each with the words for its calls`,
    );
  }
  const signedFor = typedData?.domain.chainId;
  if (signedFor !== undefined && signedFor !== String(chainId)) {
    refuse(['chainId'], `is ${chainId} but typedData.domain.chainId is ${signedFor}; they must match`);
  }
}

function requireAction({ tx, calls, typedData }: Pick<SentFields, 'tx' | 'calls' | 'typedData'>, refuse: Refuse): void {
  if (tx === undefined && calls === undefined && typedData === undefined) {
    refuse(['tx'], 'is required unless calls or typedData is sent');
  }
}

/** Also if other fields are invalid, so that all missing fields are reported at once. */
const ofAnyObject = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

const refuseIn =
  (body: unknown, context: z.core.$RefinementCtx): Refuse =>
  (path, message) =>
    context.addIssue({ code: 'custom', path: [...path], message, input: body });

const plainFields = z.strictObject({
  ...commonShape,
  userPrompt,
  ...actionShape(z.strictObject(sentCallShape)),
});

/** The fields of the standard form, which is all that an agent in a conversation needs: see `newFields`. */
export const createFields = plainFields
  .superRefine((body, context) => requireAction(body, refuseIn(body, context)), ofAnyObject)
  .superRefine((body, context) => checkAction(body, refuseIn(body, context)));

/** The create fields in canonical form. */
export function newFields({
  escrowAddress,
  userPrompt,
  contextLogs,
  chainId,
  ...sent
}: z.output<typeof plainFields>): CreateFields {
  return { escrowAddress, userPrompt, ...actionOf(sent), ...(contextLogs && { contextLogs }), chainId };
}

type SentAction = Pick<z.output<typeof plainFields>, 'tx' | 'calls' | 'typedData' | 'payment'>;

function actionOf({ tx, calls, typedData, payment }: SentAction): Action {
  if (tx) return { tx: callOf(tx) };
  if (calls) return { calls: calls.map(callOf) };
  if (!typedData) throw new Error('the form was not checked');
  return { typedData: typedData as TypedData, ...(payment && { payment }) };
}

const callOf = ({ to, value, data }: Call): Call => ({ to, value, data });

const openOnly = ['userPrompt', 'tx', 'calls', 'typedData', 'payment', 'contextLogs', 'encrypted'] as const;

const anyForm = z
  .strictObject({
    ...commonShape,
    userPrompt: userPrompt.optional(),
    ...actionShape(z.strictObject(sentCallShape).meta({ id: 'Call' })),
    encrypted: z
      .boolean()
      .optional()
      .describe(
        '`false`: the payload is not encrypted, not put in the content store and not recorded on chain. Requires an ADMIN key and execution type 0.',
      ),
    encryptedPayload: z
      .string()
      .max(MAX_SEALED_CHARACTERS, `must be at most ${MAX_SEALED_CHARACTERS} characters`)
      .optional()
      .describe('Sealed form: an armored OpenPGP message that replaces `userPrompt`, `contextLogs` and the action.'),
    verificationServiceId: z
      .int()
      .min(1)
      .optional()
      .describe('Sealed form: the verification service it is encrypted to.'),
  })
  .superRefine((body, context) => {
    if (body.encryptedPayload !== undefined) return;
    const refuse = refuseIn(body, context);
    if (body.userPrompt === undefined) refuse(['userPrompt'], 'is required');
    requireAction(body, refuse);
  }, ofAnyObject)
  .superRefine((body, context) => {
    const refuse = refuseIn(body, context);
    if (body.encryptedPayload === undefined) {
      checkAction(body, refuse);
      if (body.verificationServiceId !== undefined) refuse(['verificationServiceId'], 'requires encryptedPayload');
      return;
    }
    for (const field of openOnly) {
      if (body[field] !== undefined)
        refuse([field], 'cannot be combined with encryptedPayload: put it inside the encrypted payload');
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
      'Standard: `escrowAddress`, `userPrompt`, exactly one of `tx`, `calls` and `typedData`, and optionally `contextLogs` and `chainId`. Sealed: `escrowAddress` and `encryptedPayload`, and optionally `chainId` and `verificationServiceId`. Open: the standard fields with `encrypted: false`. Unknown fields are refused; fields that wallets add to a transaction are ignored.',
  });

/** The body of POST /transactions. */
export const newTransaction = anyForm.transform((body): NewTransaction => {
  const { escrowAddress, userPrompt, chainId, encrypted, encryptedPayload, instructionId } = body;
  if (encryptedPayload !== undefined) {
    const verificationServiceId = body.verificationServiceId ?? null;
    return { form: 'sealed', escrowAddress, encryptedPayload, chainId, verificationServiceId, instructionId };
  }
  if (userPrompt === undefined) throw new Error('the form was not checked');
  const form = encrypted === false ? 'open' : 'standard';
  return { form, fields: newFields({ ...body, userPrompt }), instructionId };
});

/** A call, typed data and a payment, as stored. */
export const callSchema = z.strictObject(callShape);
export const typedDataSchema = z.object(typedDataShape).meta({ id: 'TypedData' });
export const paymentSchema = payment;
