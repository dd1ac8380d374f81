import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { atMost, exactly, native, someOf, token } from '../rules/quantity.ts';
import { lido } from './lido.ts';

const steth = '0xae7ab96520de3a18e5e111b5eaab095312d7fe84';
const wsteth = '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0';
const queue = '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1';
const staker = '0xa88f0329c2c4ce51ba3fc619bbf44efe7120dd0d';
const nobody = '0x0000000000000000000000000000000000000000';
const opSteth = '0x76a50b8c7349ccddb7578c6627e79b5d99d24138';
const opWsteth = '0x1f32b1c2345538c0c6f582fcb022739c4a194ebb';
const later = 'requests a withdrawal that can be claimed once it is ready';
const r = `0x${'11'.repeat(32)}`;

describeProtocol(lido, [
  {
    name: 'stakes coins',
    to: steth,
    value: 5n,
    data: encode('function submit(address)', [nobody]),
    effects: [{ kind: 'stake', gives: [exactly(native, 5n)], gets: [someOf(token(steth))] }],
  },
  {
    name: 'stakes coins that are only sent',
    to: steth,
    value: 5n,
    data: '0x',
    effects: [{ kind: 'stake', gives: [exactly(native, 5n)], gets: [someOf(token(steth))] }],
  },
  {
    name: 'stakes and wraps coins that are sent to wstETH',
    to: wsteth,
    value: 5n,
    data: '0x',
    effects: [{ kind: 'stake', gives: [exactly(native, 5n)], gets: [someOf(token(wsteth))] }],
  },
  {
    name: 'does not stake coins that are sent to stETH on a rollup',
    chainId: 10,
    to: opSteth,
    value: 5n,
    data: '0x',
    effects: [{ kind: 'send', gives: [exactly(native, 5n)], to: opSteth }],
  },
  {
    name: 'stakes into wstETH',
    to: staker,
    value: 5n,
    data: encode('function stakeETH(address)', [nobody]),
    effects: [{ kind: 'stake', gives: [exactly(native, 5n)], gets: [someOf(token(wsteth))] }],
  },
  {
    name: 'wraps stETH',
    to: wsteth,
    data: encode('function wrap(uint256)', [5n]),
    effects: [{ kind: 'wrap', gives: [exactly(token(steth), 5n)], gets: [someOf(token(wsteth))] }],
  },
  {
    name: 'unwraps wstETH',
    to: wsteth,
    data: encode('function unwrap(uint256)', [5n]),
    effects: [{ kind: 'unwrap', gives: [exactly(token(wsteth), 5n)], gets: [someOf(token(steth))] }],
  },
  {
    name: 'wraps the other way round on a rollup',
    chainId: 10,
    to: opSteth,
    data: encode('function wrap(uint256)', [5n]),
    effects: [{ kind: 'wrap', gives: [exactly(token(opWsteth), 5n)], gets: [someOf(token(opSteth))] }],
  },
  {
    name: 'sends shares, of which the bytes do not say how much stETH they are',
    to: steth,
    data: encode('function transferShares(address,uint256)', [friend, 5n]),
    effects: [
      {
        kind: 'send',
        gives: [someOf(token(steth))],
        to: friend,
        terms: [{ what: 'number of shares', is: 'number', value: 5n }],
        detail: '5 shares of stETH',
      },
    ],
  },
  {
    name: 'requests two withdrawals, by default for the caller',
    to: queue,
    data: encode('function requestWithdrawals(uint256[],address)', [[5n, 6n], nobody]),
    effects: [
      { kind: 'unstake', gives: [exactly(token(steth), 11n)], gets: [someOf(native)], to: sender, detail: later },
    ],
  },
  {
    name: 'requests a withdrawal of wstETH by permit for another account',
    to: queue,
    data: encode(
      'function requestWithdrawalsWstETHWithPermit(uint256[],address,(uint256,uint256,uint8,bytes32,bytes32))',
      [[5n], friend, [7n, 1_900_000_000n, 27, r, r]],
    ),
    effects: [
      { kind: 'permit', gives: [atMost(token(wsteth), 7n)], spender: queue, deadline: 1_900_000_000n },
      { kind: 'unstake', gives: [exactly(token(wsteth), 5n)], gets: [someOf(native)], to: friend, detail: later },
    ],
  },
  {
    name: 'claims to another account',
    to: queue,
    data: encode('function claimWithdrawalsTo(uint256[],uint256[],address)', [[1n, 2n], [3n, 4n], friend]),
    effects: [
      {
        kind: 'claim',
        gets: [someOf(native)],
        to: friend,
        terms: [
          { what: 'withdrawal request', is: 'number', value: 1n },
          { what: 'withdrawal request', is: 'number', value: 2n },
        ],
        detail: '2 withdrawal requests',
      },
    ],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(lido)).toMatchInlineSnapshot(`
    [
      "0xa1903eab submit",
      "0x946fe3e8 stakeETH",
      "0x8fcb4e5b transferShares",
      "0x6d780459 transferSharesFrom",
      "0xea598cb0 wrap",
      "0xde0e9a3e unwrap",
      "0xd6681042 requestWithdrawals",
      "0x19aa6257 requestWithdrawalsWstETH",
      "0xacf41e4d requestWithdrawalsWithPermit",
      "0x7951b76f requestWithdrawalsWstETHWithPermit",
      "0xf8444436 claimWithdrawal",
      "0xe3afe0a3 claimWithdrawals",
      "0x5e7eead9 claimWithdrawalsTo",
    ]
  `);
});
