import type { Address } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { decodeOrder, typesOf } from '../../decode/decode-request.fixture.ts';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { atMost, exactly, token } from '../rules/quantity.ts';
import { permit2 } from './permit2.ts';

const contract = '0x000000000022d473030f116ddee9f6b43ac78ba3';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f';
const owner: Address = '0x4444444444444444444444444444444444444444';
const word = `0x${'7'.repeat(64)}`;
const may = (coin: `0x${string}`, amount: bigint) => [atMost(token(coin), amount)];
const permit = {
  kind: 'permit' as const,
  gives: may(usdc, 5n),
  from: owner,
  spender: friend,
  deadline: 9n,
  expiration: 8n,
};
const sent = (coin: `0x${string}`, amount: bigint) => ({
  kind: 'send' as const,
  gives: [exactly(token(coin), amount)],
  from: owner,
  to: friend,
});
const single = 'function permitTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes)';
const batch = 'function permitTransferFrom(((address,uint256)[],uint256,uint256),(address,uint256)[],address,bytes)';

describeProtocol(permit2, [
  {
    name: 'approves until a time',
    to: contract,
    data: encode('function approve(address,address,uint160,uint48)', [usdc, friend, 5n, 8]),
    effects: [{ kind: 'approve', gives: may(usdc, 5n), spender: friend, expiration: 8n }],
  },
  {
    name: 'sends a permit',
    to: contract,
    data: encode('function permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)', [
      owner,
      [[usdc, 5n, 8, 0], friend, 9n],
      '0x12',
    ]),
    effects: [permit],
  },
  {
    name: 'sends a permit for several tokens',
    to: contract,
    data: encode('function permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)', [
      owner,
      [
        [
          [usdc, 5n, 8, 0],
          [dai, 6n, 7, 0],
        ],
        friend,
        9n,
      ],
      '0x12',
    ]),
    effects: [permit, { ...permit, gives: may(dai, 6n), expiration: 7n }],
  },
  {
    name: 'sends tokens by an allowance',
    to: contract,
    data: encode('function transferFrom(address,address,uint160,address)', [owner, friend, 5n, usdc]),
    effects: [sent(usdc, 5n)],
  },
  {
    name: 'sends several tokens by allowances',
    to: contract,
    data: encode('function transferFrom((address,address,uint160,address)[])', [
      [
        [owner, friend, 5n, usdc],
        [owner, friend, 6n, dai],
      ],
    ]),
    effects: [sent(usdc, 5n), sent(dai, 6n)],
  },
  {
    name: 'sends tokens by a signature',
    to: contract,
    data: encode(single, [[[usdc, 5n], 0n, 9n], [friend, 4n], owner, '0x12']),
    effects: [{ ...sent(usdc, 4n), deadline: 9n }],
  },
  {
    name: 'reports a transfer of more than was signed',
    to: contract,
    data: encode(single, [[[usdc, 5n], 0n, 9n], [friend, 6n], owner, '0x12']),
    effects: [{ ...sent(usdc, 6n), deadline: 9n }],
    fault: 'a transfer takes more than permitted',
  },
  {
    name: 'sends tokens by a signature with a witness',
    to: contract,
    data: encode(
      'function permitWitnessTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes32,string,bytes)',
      [[[usdc, 5n], 0n, 9n], [friend, 5n], owner, word, 'Order witness)', '0x12'],
    ),
    effects: [{ ...sent(usdc, 5n), deadline: 9n }],
  },
  {
    name: 'sends several tokens by a signature',
    to: contract,
    data: encode(batch, [
      [
        [
          [usdc, 5n],
          [dai, 6n],
        ],
        0n,
        9n,
      ],
      [
        [friend, 5n],
        [friend, 6n],
      ],
      owner,
      '0x12',
    ]),
    effects: [
      { ...sent(usdc, 5n), deadline: 9n },
      { ...sent(dai, 6n), deadline: 9n },
    ],
  },
  {
    name: 'reports transfers that are not as many as was signed',
    to: contract,
    data: encode(batch, [[[[usdc, 5n]], 0n, 9n], [], owner, '0x12']),
    effects: [{ kind: 'unknown', to: contract, detail: 'a call that could not be read' }],
    fault: '1 permitted token and 0 transfers',
  },
  {
    name: 'sends several tokens by a signature with a witness',
    to: contract,
    data: encode(
      'function permitWitnessTransferFrom(((address,uint256)[],uint256,uint256),(address,uint256)[],address,bytes32,string,bytes)',
      [[[[usdc, 5n]], 0n, 9n], [[friend, 5n]], owner, word, '', '0x12'],
    ),
    effects: [{ ...sent(usdc, 5n), deadline: 9n }],
  },
  {
    name: 'takes all rights back',
    to: contract,
    data: encode('function lockdown((address,address)[])', [[[usdc, friend]]]),
    effects: [{ kind: 'approve', gives: may(usdc, 0n), spender: friend }],
  },
  {
    name: 'cancels permits',
    to: contract,
    data: encode('function invalidateNonces(address,address,uint48)', [usdc, friend, 3]),
    effects: [
      {
        kind: 'cancel',
        spender: friend,
        terms: [
          { what: 'token', is: 'hex', value: usdc },
          { what: 'spender', is: 'hex', value: friend },
          { what: 'nonce', is: 'number', value: 3n },
        ],
        detail: 'permits of 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 below nonce 3',
      },
    ],
  },
  {
    name: 'cancels signed transfers',
    to: contract,
    data: encode('function invalidateUnorderedNonces(uint256,uint256)', [2n, 3n]),
    effects: [
      {
        kind: 'cancel',
        terms: [
          { what: 'nonce word', is: 'number', value: 2n },
          { what: 'nonce mask', is: 'number', value: 3n },
        ],
        detail: 'signed transfers with nonces of word 2',
      },
    ],
  },
]);

describe('a signed permit', () => {
  const domain = { name: 'Permit2', chainId: 1, verifyingContract: contract };
  const PermitDetails = 'address token, uint160 amount, uint48 expiration, uint48 nonce';
  const TokenPermissions = 'address token, uint256 amount';
  const details = { token: usdc, amount: 5, expiration: 8, nonce: 0 };
  const permitted = { token: usdc, amount: 5 };
  const once = 'permitted, address spender, uint256 nonce, uint256 deadline';
  const effect = { ...permit, call: 'order', protocol: 'permit2', gets: [], from: sender, to: null };
  const { expiration: _, ...transfer } = effect;
  const witness = {
    kind: 'unknown',
    call: 'order',
    protocol: 'permit2',
    gives: [],
    gets: [],
    from: sender,
    to: friend,
    detail: 'signs a witness with the permit, which only the spender understands',
  };

  it.each<[string, Record<string, string>, Record<string, unknown>, readonly unknown[]]>([
    [
      'PermitSingle',
      { PermitSingle: 'PermitDetails details, address spender, uint256 sigDeadline', PermitDetails },
      { details, spender: friend, sigDeadline: 9 },
      [effect],
    ],
    [
      'PermitBatch',
      { PermitBatch: 'PermitDetails[] details, address spender, uint256 sigDeadline', PermitDetails },
      { details: [details, details], spender: friend, sigDeadline: 9 },
      [effect, effect],
    ],
    [
      'PermitTransferFrom',
      { PermitTransferFrom: `TokenPermissions ${once}`, TokenPermissions },
      { permitted, spender: friend, nonce: 0, deadline: 9 },
      [transfer],
    ],
    [
      'PermitBatchTransferFrom',
      { PermitBatchTransferFrom: `TokenPermissions[] ${once}`, TokenPermissions },
      { permitted: [permitted], spender: friend, nonce: 0, deadline: 9 },
      [transfer],
    ],
    [
      'PermitWitnessTransferFrom',
      { PermitWitnessTransferFrom: `TokenPermissions ${once}, Bet witness`, TokenPermissions, Bet: 'uint256 odds' },
      { permitted, spender: friend, nonce: 0, deadline: 9, witness: { odds: 3 } },
      [transfer, witness],
    ],
    [
      'PermitBatchWitnessTransferFrom',
      {
        PermitBatchWitnessTransferFrom: `TokenPermissions[] ${once}, Bet witness`,
        TokenPermissions,
        Bet: 'uint256 odds',
      },
      { permitted: [permitted, permitted], spender: friend, nonce: 0, deadline: 9, witness: { odds: 3 } },
      [transfer, transfer, witness],
    ],
  ])('%s', (primaryType, types, message, effects) => {
    const signed = decodeOrder({ domain, types: typesOf(types), primaryType, message });
    expect(signed).toMatchObject({ protocol: 'permit2', role: 'permit2', faults: [] });
    expect(signed.effects).toEqual(effects);
  });

  it('for more than the type holds is refused', () => {
    const message = { details: { ...details, amount: 2n ** 160n }, spender: friend, sigDeadline: 9 };
    const types = typesOf({
      PermitSingle: 'PermitDetails details, address spender, uint256 sigDeadline',
      PermitDetails,
    });
    const { faults } = decodeOrder({ domain, types, primaryType: 'PermitSingle', message });
    expect(faults).toEqual([{ code: 'malformed', message: 'PermitDetails.amount does not match the type uint160' }]);
  });
});

it('the selectors do not change', () => {
  expect(selectorsOf(permit2)).toEqual([
    '0x87517c45 approve',
    '0x2b67b570 permit',
    '0x2a2d80d1 permit',
    '0x36c78516 transferFrom',
    '0x0d58b1db transferFrom',
    '0x30f28b7a permitTransferFrom',
    '0xedd9444b permitTransferFrom',
    '0x137c29fe permitWitnessTransferFrom',
    '0xfe8ec1a7 permitWitnessTransferFrom',
    '0xcc53287f lockdown',
    '0x65d9723c invalidateNonces',
    '0x3ff9dcb1 invalidateUnorderedNonces',
  ]);
});
