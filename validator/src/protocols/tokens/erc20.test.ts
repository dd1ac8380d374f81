import { describe, expect, it } from 'vitest';
import { decodeOrder, typesOf } from '../../decode/decode-request.fixture.ts';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { atMost, exactly, someOf, token } from '../rules/quantity.ts';
import { erc20 } from './erc20.ts';

const coin = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const nobody = '0x0000000000000000000000000000000000000000';
const other = '0x4444444444444444444444444444444444444444';
const gives = [exactly(token(coin), 5n)];
const nonce = `0x${'7'.repeat(64)}`;
const plain = { protocol: null };
const tells = {
  ...plain,
  kind: 'unknown' as const,
  to: friend,
  terms: [{ what: 'data for the recipient', is: 'hex' as const, value: '0x1234' as const }],
  detail: 'passes data for the recipient to act on',
};

describeProtocol(erc20, [
  {
    name: 'transfers',
    to: coin,
    data: encode('function transfer(address,uint256)', [friend, 5n]),
    effects: [{ ...plain, kind: 'send', gives, to: friend }],
  },
  {
    name: "transfers another's tokens",
    to: coin,
    data: encode('function transferFrom(address,address,uint256)', [other, friend, 5n]),
    effects: [{ ...plain, kind: 'send', gives, from: other, to: friend }],
  },
  {
    name: 'transfers with data for the recipient',
    to: coin,
    data: encode('function transferAndCall(address,uint256,bytes)', [friend, 5n, '0x1234']),
    effects: [{ ...plain, kind: 'send', gives, to: friend }, tells],
  },
  {
    name: 'transfers with no data for the recipient',
    to: coin,
    data: encode('function transferAndCall(address,uint256,bytes)', [friend, 5n, '0x']),
    effects: [{ ...plain, kind: 'send', gives, to: friend }],
  },
  {
    name: 'transfers and calls the recipient',
    to: coin,
    data: encode('function transferAndCall(address,uint256)', [friend, 5n]),
    effects: [{ ...plain, kind: 'send', gives, to: friend }],
  },
  {
    name: "transfers another's tokens and calls the recipient",
    to: coin,
    data: encode('function transferFromAndCall(address,address,uint256)', [other, friend, 5n]),
    effects: [{ ...plain, kind: 'send', gives, from: other, to: friend }],
  },
  {
    name: "transfers another's tokens with data for the recipient",
    to: coin,
    data: encode('function transferFromAndCall(address,address,uint256,bytes)', [other, friend, 5n, '0x1234']),
    effects: [{ ...plain, kind: 'send', gives, from: other, to: friend }, tells],
  },
  {
    name: 'approves and calls the spender',
    to: coin,
    data: encode('function approveAndCall(address,uint256)', [friend, 5n]),
    effects: [{ ...plain, kind: 'approve', gives: [atMost(token(coin), 5n)], spender: friend }],
  },
  {
    name: 'approves with data for the spender',
    to: coin,
    data: encode('function approveAndCall(address,uint256,bytes)', [friend, 5n, '0x1234']),
    effects: [{ ...plain, kind: 'approve', gives: [atMost(token(coin), 5n)], spender: friend }, tells],
  },
  {
    name: 'approves',
    to: coin,
    data: encode('function approve(address,uint256)', [friend, 2n ** 256n - 1n]),
    effects: [{ ...plain, kind: 'approve', gives: [atMost(token(coin), 2n ** 256n - 1n)], spender: friend }],
  },
  {
    name: 'takes an approval back',
    to: coin,
    data: encode('function approve(address,uint256)', [friend, 0n]),
    effects: [{ ...plain, kind: 'approve', gives: [atMost(token(coin), 0n)], spender: friend }],
  },
  {
    name: 'raises an allowance',
    to: coin,
    data: encode('function increaseAllowance(address,uint256)', [friend, 5n]),
    effects: [
      {
        ...plain,
        kind: 'approve',
        gives: [atMost(token(coin), 5n)],
        spender: friend,
        detail: 'on top of what the spender may take already',
      },
    ],
  },
  {
    name: 'lowers an allowance',
    to: coin,
    data: encode('function decreaseAllowance(address,uint256)', [friend, 5n]),
    effects: [
      {
        ...plain,
        kind: 'approve',
        gives: [someOf(token(coin))],
        spender: friend,
        detail: 'lowers what the spender may take by 5 base units',
      },
    ],
  },
  {
    name: 'sends what its owner signed',
    to: coin,
    data: encode(
      'function transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)',
      [other, friend, 5n, 0n, 9n, nonce, 27, nonce, nonce],
    ),
    effects: [{ ...plain, kind: 'send', gives, from: other, to: friend, deadline: 9n }],
  },
  {
    name: 'takes what its owner signed',
    to: coin,
    data: encode('function receiveWithAuthorization(address,address,uint256,uint256,uint256,bytes32,bytes)', [
      other,
      friend,
      5n,
      0n,
      9n,
      nonce,
      '0x12',
    ]),
    effects: [{ ...plain, kind: 'send', gives, from: other, to: friend, deadline: 9n }],
  },
  {
    name: 'burns',
    to: coin,
    data: encode('function burn(uint256)', [5n]),
    effects: [{ ...plain, kind: 'send', gives, to: nobody, detail: 'burns it' }],
  },
  {
    name: "burns another's tokens",
    to: coin,
    data: encode('function burnFrom(address,uint256)', [other, 5n]),
    effects: [{ ...plain, kind: 'send', gives, from: other, to: nobody, detail: 'burns it' }],
  },
  {
    name: 'mints',
    to: coin,
    data: encode('function mint(address,uint256)', [friend, 5n]),
    effects: [{ ...plain, kind: 'receive', gets: gives, to: friend, detail: 'creates new tokens' }],
  },
  {
    name: 'delegates votes',
    to: coin,
    data: encode('function delegate(address)', [friend]),
    effects: [{ ...plain, kind: 'delegate', to: friend, detail: 'votes with the tokens of the account' }],
  },
  {
    name: 'delegates votes by signature',
    to: coin,
    data: encode('function delegateBySig(address,uint256,uint256,uint8,bytes32,bytes32)', [
      friend,
      1n,
      9n,
      27,
      nonce,
      nonce,
    ]),
    effects: [
      {
        ...plain,
        kind: 'delegate',
        from: null,
        to: friend,
        deadline: 9n,
        detail: 'votes with the tokens of the account that signed',
      },
    ],
  },
]);

describe('a signed transfer', () => {
  const members = 'address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce';
  it.each(['TransferWithAuthorization', 'ReceiveWithAuthorization'])('%s', (primaryType) => {
    const message = { from: sender, to: friend, value: '5', validAfter: 0, validBefore: 9, nonce };
    const domain = { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: coin };
    const signed = decodeOrder({ domain, types: typesOf({ [primaryType]: members }), primaryType, message });
    expect(signed).toMatchObject({ protocol: 'erc20', faults: [] });
    expect(signed.effects).toEqual([
      {
        kind: 'send',
        call: 'order',
        protocol: null,
        gives,
        gets: [],
        validAfter: 0n,
        from: sender,
        to: friend,
        deadline: 9n,
      },
    ]);
  });
});

it('the selectors do not change', () => {
  expect(selectorsOf(erc20)).toEqual([
    '0xa9059cbb transfer',
    '0x23b872dd transferFrom',
    '0x1296ee62 transferAndCall',
    '0x4000aea0 transferAndCall',
    '0xd8fbe994 transferFromAndCall',
    '0xc1d34b89 transferFromAndCall',
    '0x3177029f approveAndCall',
    '0xcae9ca51 approveAndCall',
    '0x095ea7b3 approve',
    '0x39509351 increaseAllowance',
    '0xa457c2d7 decreaseAllowance',
    '0xe3ee160e transferWithAuthorization',
    '0xcf092995 transferWithAuthorization',
    '0xef55bec6 receiveWithAuthorization',
    '0x88b7ab63 receiveWithAuthorization',
    '0x42966c68 burn',
    '0x79cc6790 burnFrom',
    '0x40c10f19 mint',
    '0x5c19a95c delegate',
    '0xc3cda520 delegateBySig',
  ]);
});
