import type { Address } from '@countersign/protocol';
import { exactProxy, uptoProxy } from '../protocols/tokens/x402.ts';

export const baseUsdc: Address = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';
export const payer: Address = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
export const payee: Address = '0xb0b5f4e7f0d8c1b2a3948576efcdab8967452301';
export const facilitator: Address = '0xfac11174700123456789abcdef0123456789abcd';
/** The time of all cases: 2026-01-01T00:00:00Z. */
const now = 1_767_225_600;

const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3';

type Fields = Readonly<Record<string, unknown>>;

const members = (text: string) =>
  text.split(', ').map((member) => {
    const [type, name] = member.split(' ');
    return { name, type };
  });

/** The differences from an honest payment of 0.05 USDC on Base to the payee, within a minute. */
export interface Signed {
  readonly domain?: Fields;
  readonly message?: Fields;
  readonly permitted?: Fields;
  readonly witness?: Fields;
  readonly primaryType?: string;
}

/** By the token's own authorization. */
export function authorization({ domain, message, primaryType = 'TransferWithAuthorization' }: Signed = {}): Fields {
  const fields =
    'address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce' as const;
  return {
    domain: { name: 'USD Coin', version: '2', chainId: 8453, verifyingContract: baseUsdc, ...domain },
    primaryType,
    types: { [primaryType]: members(fields) },
    message: {
      from: payer,
      to: payee,
      value: '50000',
      validAfter: '0',
      validBefore: String(now + 60),
      nonce: `0x${'7e'.repeat(32)}`,
      ...message,
    },
  };
}

/** By Permit2, through a proxy of x402. */
export function witnessPermit(scheme: 'exact' | 'upto', { domain, message, permitted, witness }: Signed = {}): Fields {
  const isUpto = scheme === 'upto';
  return {
    domain: { name: 'Permit2', chainId: 8453, verifyingContract: permit2, ...domain },
    primaryType: 'PermitWitnessTransferFrom',
    types: {
      PermitWitnessTransferFrom: members(
        'TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline, Witness witness',
      ),
      TokenPermissions: members('address token, uint256 amount'),
      Witness: members(`address to,${isUpto ? ' address facilitator,' : ''} uint256 validAfter`),
    },
    message: {
      permitted: { token: baseUsdc, amount: '50000', ...permitted },
      spender: isUpto ? uptoProxy : exactProxy,
      nonce: '99',
      deadline: String(now + 60),
      witness: { to: payee, ...(isUpto && { facilitator }), validAfter: '0', ...witness },
      ...message,
    },
  };
}

/** The terms of that payment; `accepted` changes the offered and the accepted terms, `taken` only the accepted ones. */
export function paymentOf({
  accepted = {},
  extra = {},
  taken = {},
  required = {},
}: {
  readonly accepted?: Fields;
  readonly extra?: Fields;
  readonly taken?: Fields;
  readonly required?: Fields;
} = {}): Fields {
  const option = {
    scheme: 'exact',
    network: 'eip155:8453',
    asset: baseUsdc,
    amount: '50000',
    payTo: payee,
    maxTimeoutSeconds: 60,
    extra: { name: 'USD Coin', version: '2', ...extra },
    ...accepted,
  };
  return {
    kind: 'x402',
    paymentRequired: {
      x402Version: 2,
      resource: { url: 'https://api.example.com/weather', description: 'Weather report' },
      accepts: [option],
      ...required,
    },
    accepted: { ...option, ...taken },
  };
}

export const byPermit2 = (rest: Parameters<typeof paymentOf>[0] = {}): Fields =>
  paymentOf({ ...rest, extra: { assetTransferMethod: 'permit2', ...rest.extra } });

export const upTo = (rest: Parameters<typeof paymentOf>[0] = {}): Fields =>
  byPermit2({ ...rest, accepted: { scheme: 'upto', ...rest.accepted }, extra: { facilitatorAddress: facilitator } });

export const paymentWords = 'Pay api.example.com at most 0.05 USDC for the weather report';

export const paymentRequest = (intent: string, order: Fields, payment?: Fields): Fields => ({
  human_intent: intent,
  proposed_tx: { chain_id: 8453, from: payer, order, ...(payment && { payment }) },
});
