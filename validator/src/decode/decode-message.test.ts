import { cpuMs } from '@countersign/harness/cpu-ms';
import type { Address } from '@countersign/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeTx, friend, decodeOrder as read, sender, typesOf } from './decode-request.fixture.ts';

const usdc: Address = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const permit2: Address = '0x000000000022d473030f116ddee9f6b43ac78ba3';

const types = typesOf({ Permit: 'address owner, address spender, uint256 value, uint256 nonce, uint256 deadline' });
const message = { owner: sender, spender: friend, value: '1000000', nonce: 0, deadline: '0x6553f100' };
const permit = {
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc },
  types,
  primaryType: 'Permit',
  message,
};

const faultsOf = (order: Record<string, unknown>) =>
  read(order).faults.map(({ code, message: text }) => `${code}: ${text}`);

describe('typed data', () => {
  it('are read by their type', () => {
    const signed = read(permit);
    expect(signed).toMatchObject({ protocol: 'eip2612', primaryType: 'Permit', role: null, faults: [] });
    expect(signed.domain).toEqual({ name: 'USD Coin', version: '2', chainId: 1n, verifyingContract: usdc });
    expect(signed.message).toEqual({
      owner: sender,
      spender: friend,
      value: 1_000_000n,
      nonce: 0n,
      deadline: 1_700_000_000n,
    });
    expect(decodeTx({ order: permit }).effects).toEqual(signed.effects);
    expect(signed.effects.map(({ kind, call }) => [kind, call])).toEqual([['permit', 'order']]);
  });

  it('that allow more than a person can review are not read', () => {
    const batch = (size: number) => ({
      domain: { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
      types: typesOf({
        PermitBatch: 'PermitDetails[] details, address spender, uint256 sigDeadline',
        PermitDetails: 'address token, uint160 amount, uint48 expiration, uint48 nonce',
      }),
      primaryType: 'PermitBatch',
      message: {
        details: Array(size).fill({ token: usdc, amount: 1, expiration: 1, nonce: 0 }),
        spender: friend,
        sigDeadline: 1,
      },
    });
    expect(read(batch(2_000)).effects).toHaveLength(2_000);
    expect(faultsOf(batch(2_001))).toEqual(['malformed: it has more than 2000 effects']);
    expect(read(batch(2_001)).effects.map(({ kind }) => kind)).toEqual(['unknown']);
  });

  it('of an unknown type may allow anything', () => {
    const odd = { ...permit, types: typesOf({ Permit: 'address owner, address spender, uint256 value' }) };
    const signed = read({ ...odd, message: { owner: sender, spender: friend, value: 1 } });
    expect(signed).toMatchObject({ protocol: null, faults: [] });
    expect(signed.effects).toMatchObject([{ kind: 'unknown', from: sender, to: usdc }]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'a value that is too large',
      { message: { ...message, value: `0x1${'0'.repeat(64)}` } },
      'malformed: Permit.value does not match the type uint256',
    ],
    [
      'a negative value',
      { message: { ...message, value: '-1' } },
      'malformed: Permit.value does not match the type uint256',
    ],
    [
      'a number that JSON rounds',
      { message: { ...message, value: 2 ** 60 } },
      'malformed: Permit.value does not match the type uint256',
    ],
    [
      'an address with a false checksum',
      { message: { ...message, spender: '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045' } },
      'malformed: Permit.spender does not match the type address',
    ],
    ['a missing field', { message: { owner: sender } }, 'malformed: Permit has no value for the field spender'],
    ['an additional field', { message: { ...message, extra: 1 } }, 'malformed: Permit has no field extra'],
    ['a message that is a list', { message: [] }, 'malformed: a value of type Permit is not an object'],
    ['types that are text', { types: 'Permit' }, 'malformed: `types` is not an object'],
    ['a primary type that is not among the types', { primaryType: 'Other' }, 'malformed: Other has no field owner'],
    [
      'a domain of another chain',
      { domain: { ...permit.domain, chainId: 10 } },
      'domain: the domain is for chain 10, but the request is for chain 1',
    ],
    [
      'a domain without chain',
      { domain: { verifyingContract: usdc } },
      'domain: the domain names no chain, so the signature may be valid on any chain',
    ],
    ['a domain without contract', { domain: { chainId: 1 } }, 'domain: the domain names no verifying contract'],
    [
      'a contract that is not an address',
      { domain: { chainId: 1, verifyingContract: '0x12' } },
      'domain: verifyingContract of the domain cannot be read',
    ],
    [
      'a domain that does not match its type',
      { types: { ...types, EIP712Domain: [{ name: 'salt', type: 'bytes32' }] } },
      'domain: the domain and its type do not agree on salt, name, version, chainId, verifyingContract',
    ],
  ])('with %s are refused', (_name, change, fault) => {
    expect(faultsOf({ ...permit, ...change })).toContain(fault);
  });

  it('that are unreadable may allow anything', () => {
    expect(read({ ...permit, message: {} }).effects).toMatchObject([{ kind: 'unknown', call: 'order' }]);
  });

  it('must name a verifying contract of their protocol, and its domain name', () => {
    const transfer = {
      types: typesOf({
        PermitTransferFrom: 'TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline',
        TokenPermissions: 'address token, uint256 amount',
      }),
      primaryType: 'PermitTransferFrom',
      message: { permitted: { token: usdc, amount: 5 }, spender: friend, nonce: 1, deadline: 2 },
    };
    const domain = { name: 'Permit2', chainId: 1, verifyingContract: permit2 };
    expect(read({ ...transfer, domain })).toMatchObject({ protocol: 'permit2', role: 'permit2', faults: [] });
    expect(faultsOf({ ...transfer, domain: { ...domain, verifyingContract: friend } })).toEqual([
      `domain: 0x2222222222222222222222222222222222222222 is not a contract of Permit2 on this chain`,
    ]);
    expect(faultsOf({ ...transfer, domain: { ...domain, name: 'Permit3' } })).toEqual([
      'domain: the domain is named Permit3, but that of Permit2 is Permit2',
    ]);
  });

  it('that are neither typed data nor a known order get a fault', () => {
    expect(faultsOf({ hello: 'world' })).toEqual(['malformed: the order is neither EIP-712 data nor a known order']);
  });

  it('of any shape get an answer', () => {
    const json = fc.object({ maxDepth: 3, withBigInt: false });
    fc.assert(
      fc.property(json, json, json, (types_, message_, domain) => {
        const signed = read({ types: types_, message: message_, domain, primaryType: Object.keys(types_)[0] ?? 'A' });
        expect(signed.effects).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });

  it('that refer to themselves, or are nested endlessly, end soon', () => {
    let nested: Record<string, unknown> = { child: [] };
    for (let depth = 0; depth < 10; depth += 1) nested = { child: [nested] };
    const order = {
      domain: {},
      primaryType: 'Node',
      types: { Node: [{ name: 'child', type: 'Node[]' }] },
      message: nested,
    };
    expect(faultsOf(order)).toEqual(['malformed: the message is nested deeper than 12']);
    const brackets = { ...order, types: { Node: [{ name: 'child', type: `${'[]'.repeat(200_000)}x` }] } };
    const start = cpuMs();
    expect(faultsOf(brackets)).toEqual(['malformed: a type name is too long']);
    expect(cpuMs() - start).toBeLessThan(500);
  });
});
