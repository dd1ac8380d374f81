import type { Address } from '@countersign/protocol';
import type { Hex } from '../../effects/call.ts';
import type { Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type ArgumentFates, type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { exactly, native } from '../rules/quantity.ts';

const does = effectsOf('beacon-deposit');

const keyBytes = 48;
const credentialsBytes = 32;
const signatureBytes = 96;

/** The parts of bytes of one fixed length; null if they do not divide evenly. */
function split(bytes: Hex, length: number): Hex[] | null {
  const digits = bytes.slice(2);
  if (digits.length === 0 || digits.length % (length * 2) !== 0) return null;
  return (digits.match(new RegExp(`.{${length * 2}}`, 'g')) ?? []).map((part): Hex => `0x${part}`);
}

/** Types 1 and 2 name the account to which the chain pays out; type 0 a key that cannot be read from the bytes. */
const payee = (credentials: Hex): Address | null =>
  /^0x0[12]0{22}[0-9a-f]{40}$/.test(credentials) ? `0x${credentials.slice(26)}` : null;

interface Deposits {
  readonly keys: Hex;
  readonly credentials: Hex;
  readonly signatures: Hex;
}

/**
 * The owner of an existing validator's key keeps a deposit for it, whatever the credentials say; and a wrong signature
 * loses the deposit. Both are reported, but cannot be checked here.
 */
function stakes(call: CallContext, { keys, credentials, signatures }: Deposits): Reading {
  const [validators, accounts, signed] = [
    split(keys, keyBytes),
    split(credentials, credentialsBytes),
    split(signatures, signatureBytes),
  ];
  if (!validators || !accounts || !signed || validators.length !== signed.length) {
    return { fault: 'keys, credentials or signatures do not have the length required for a deposit' };
  }
  if (accounts.length !== 1 && accounts.length !== validators.length) {
    return { fault: 'there must be one account for each validator' };
  }
  const others = accounts.slice(1).filter((each) => each !== accounts[0]);
  const to = payee(accounts[0] as Hex);
  const terms: Term[] = [
    ...validators.map((value): Term => ({ what: 'validator', is: 'hex', value })),
    ...signed.map((value): Term => ({ what: 'signature of the deposit', is: 'hex', value })),
    ...others.map((value): Term => ({ what: 'withdrawal credentials', is: 'hex', value })),
    ...(to ? [] : [{ what: 'withdrawal credentials', is: 'hex', value: accounts[0] as Hex } as const]),
  ];
  const detail = `for ${validators.length === 1 ? 'a validator' : `${validators.length} validators`}, paid out to ${to ?? 'whoever holds a key'}`;
  const gives = [exactly(native, call.value)];
  return { effects: [does(call, 'stake', { gives, to, ...(to ? {} : { beneficiaryUnknown: true }), terms, detail })] };
}

const hex = (byte: string, length: number): Hex => `0x${byte.repeat(length)}`;
const example: Deposits = {
  keys: hex('a1', keyBytes),
  credentials: `0x01${'0'.repeat(22)}${'b2'.repeat(20)}`,
  signatures: hex('c3', signatureBytes),
};
const root = 'a sum over the other arguments; a wrong one reverts';

const batch: ArgumentFates = {
  irrelevant: { 'dataRoots[]': root },
  examples: [
    {
      publicKeys: example.keys,
      withdrawalCreds: example.credentials,
      signatures: example.signatures,
      dataRoots: [hex('d4', 32)],
    },
  ],
};

export const beaconDeposit: Protocol = {
  slug: 'beacon-deposit',
  name: 'Beacon deposit contract',
  family: 'beacon-deposit',
  words: ['beacon chain', 'beacon deposit', 'deposit contract', 'eth2 deposit contract', 'kiln'],
  contracts: {
    deposit_contract: { 1: ['0x00000000219ab540356cbb839cbe05303d7705fa'] },
    // Of Kiln: deposits for many validators at once.
    batch_deposit: { 1: ['0x576834cb068e677db4aff6ca245c7bde16c3867e'] },
  },
  functions: [
    rule(
      'function deposit(bytes pubkey, bytes withdrawal_credentials, bytes signature, bytes32 deposit_data_root)',
      ['deposit_contract'],
      ({ pubkey, withdrawal_credentials: credentials, signature }, call) =>
        stakes(call, { keys: pubkey, credentials, signatures: signature }),
      {
        irrelevant: { deposit_data_root: root },
        examples: [
          { pubkey: example.keys, withdrawal_credentials: example.credentials, signature: example.signatures },
        ],
      },
    ),
    ...(['batchDeposit', 'bigBatchDeposit'] as const).map((name) =>
      rule(
        `function ${name}(bytes publicKeys, bytes withdrawalCreds, bytes signatures, bytes32[] dataRoots)`,
        ['batch_deposit'],
        ({ publicKeys, withdrawalCreds, signatures }, call) =>
          stakes(call, { keys: publicKeys, credentials: withdrawalCreds, signatures }),
        batch,
      ),
    ),
    ...(['batchDepositCustom', 'bigBatchDepositCustom'] as const).map((name) =>
      rule(
        `function ${name}(bytes publicKeys, bytes withdrawalCreds, bytes signatures, bytes32[] dataRoots, uint256 amountPerValidator)`,
        ['batch_deposit'],
        ({ publicKeys, withdrawalCreds, signatures }, call) =>
          stakes(call, { keys: publicKeys, credentials: withdrawalCreds, signatures }),
        {
          ...batch,
          irrelevant: {
            ...batch.irrelevant,
            amountPerValidator: 'the coins of the call over the number of validators; any other reverts',
          },
        },
      ),
    ),
  ],
};
