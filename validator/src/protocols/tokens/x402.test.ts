import { describe, expect, it } from 'vitest';
import { decodeOrder } from '../../decode/decode-request.fixture.ts';
import { authorization, baseUsdc, payee, payer, witnessPermit } from '../../whole/payment.fixture.ts';
import { sender } from '../rules/protocol-cases.fixture.ts';
import { atMost, exactly, token } from '../rules/quantity.ts';

const payment = { kind: 'send', call: 'order', gets: [], to: payee, validAfter: 0n, deadline: 1_767_225_660n };
const amount = [token(baseUsdc), 50_000n] as const;

describe('a signed payment', () => {
  it('by EIP-3009 pays from the holder, at once and until it ends', () => {
    const { protocol, faults, effects } = decodeOrder(authorization(), 8453);
    expect({ protocol, faults }).toEqual({ protocol: 'erc20', faults: [] });
    expect(effects).toEqual([{ ...payment, protocol: null, from: payer, gives: [exactly(...amount)] }]);
  });

  it.each([
    ['exact', exactly],
    ['upto', atMost],
  ] as const)('by Permit2 (%s) pays the witness through the proxy', (scheme, bound) => {
    const { protocol, faults, effects } = decodeOrder(witnessPermit(scheme), 8453);
    expect({ protocol, faults }).toEqual({ protocol: 'x402', faults: [] });
    expect(effects).toEqual([{ ...payment, protocol: 'x402', from: sender, gives: [bound(...amount)] }]);
  });

  it('by Permit2 to another spender is a permit with an unreadable witness', () => {
    const { effects } = decodeOrder(witnessPermit('exact', { message: { spender: payee } }), 8453);
    expect(effects.map(({ kind }) => kind)).toEqual(['permit', 'unknown']);
  });

  it.each([
    ['another name', { name: 'USDC' }, 'named USDC, version 2'],
    ['another version', { version: '1' }, 'named USD Coin, version 1'],
    ['another chain', { chainId: 1 }, 'chain 1'],
  ])('by EIP-3009 with %s of the domain has a fault', (_, domain, says) => {
    const { faults } = decodeOrder(authorization({ domain }), 8453);
    expect(faults).toEqual([{ code: 'domain', message: expect.stringContaining(says) }]);
  });

  it('by Permit2 with another verifying contract has a fault', () => {
    const { faults } = decodeOrder(witnessPermit('exact', { domain: { verifyingContract: payee } }), 8453);
    expect(faults).toEqual([{ code: 'domain', message: expect.stringContaining('not a contract of x402') }]);
  });
});
