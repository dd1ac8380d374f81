import { randomBytes } from 'node:crypto';
import type { Action } from '@countersign/protocol';
import { parseUnits } from 'viem';
import { BASE, ETHEREUM, usdc } from './actions.ts';

type Signing = Extract<Action, { typedData: object }>;

const field = (type: string, ...names: string[]) => names.map((name) => ({ name, type }));
const domain = (chainId: number) => ({
  name: 'USD Coin',
  version: '2',
  chainId: String(chainId),
  verifyingContract: usdc[chainId],
});

/** An EIP-2612 permit: lets a spender take USDC later, with a signature alone. */
export function permitUsdc(amount: string, owner: string, spender: string, deadlineUnix: number): Signing {
  return {
    typedData: {
      domain: domain(ETHEREUM),
      types: {
        Permit: [...field('address', 'owner', 'spender'), ...field('uint256', 'value', 'nonce', 'deadline')],
      },
      primaryType: 'Permit',
      message: { owner, spender, value: String(parseUnits(amount, 6)), nonce: '0', deadline: String(deadlineUnix) },
    } as unknown as Signing['typedData'],
  };
}

/** An x402 payment with the terms of the paywall. */
export function payPaywall(
  amount: string,
  {
    from,
    to,
    url,
    asked = amount,
    nowUnix,
  }: { from: string; to: string; url: string; asked?: string; nowUnix: number },
): Signing {
  const terms = {
    scheme: 'exact',
    network: `eip155:${BASE}`,
    asset: usdc[BASE],
    amount: String(parseUnits(asked, 6)),
    payTo: to,
    maxTimeoutSeconds: 300,
    extra: { name: 'USD Coin', version: '2' },
  };
  return {
    typedData: {
      domain: domain(BASE),
      types: {
        TransferWithAuthorization: [
          ...field('address', 'from', 'to'),
          ...field('uint256', 'value', 'validAfter', 'validBefore'),
          ...field('bytes32', 'nonce'),
        ],
      },
      primaryType: 'TransferWithAuthorization',
      message: {
        from,
        to,
        value: String(parseUnits(amount, 6)),
        validAfter: '0',
        validBefore: String(nowUnix + 240),
        nonce: `0x${randomBytes(32).toString('hex')}`,
      },
    } as unknown as Signing['typedData'],
    payment: {
      kind: 'x402',
      paymentRequired: { x402Version: 2, resource: { url }, accepts: [terms] },
      accepted: terms,
    },
  };
}
