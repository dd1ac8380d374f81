import type { Address } from '@countersign/protocol';
import { expect, it } from 'vitest';
import type { Hex } from '../../effects/call.ts';
import { describeProtocol, encode, friend, selectorsOf, sender, unreadable } from '../rules/protocol-cases.fixture.ts';
import { atLeast, atMost, exactly, native, someOf, token, unnamed } from '../rules/quantity.ts';
import { balancerV2 } from './balancer-v2.ts';

const vault = '0xba12222222228d8ba445958a75a0704d566bf2c8';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f';
const wsteth = '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0';
const zero = '0x0000000000000000000000000000000000000000';
const pool = '0x5555555555555555555555555555555555555555';
const poolId = `${pool}000200000000000000000014` as const;
const deadline = 1_900_000_000n;
const swap = 'function swap((bytes32,uint8,address,address,uint256,bytes),(address,bool,address,bool),uint256,uint256)';
const batch =
  'function batchSwap(uint8,(bytes32,uint256,uint256,uint256,bytes)[],address[],(address,bool,address,bool),int256[],uint256)';
const keptInside = (to: Address) => ({
  kind: 'unknown' as const,
  to,
  detail: 'keeps what comes out as a balance in the Vault',
});
/** Join and exit data without a usual form are shown unchanged. */
const dataTerm = (what: string, value: Hex) => ({ what, is: 'hex', value }) as const;
const relayed = unnamed('all that the Vault may take from the account');

describeProtocol(balancerV2, [
  {
    name: 'swaps an exact amount of coins',
    to: vault,
    value: 5n,
    data: encode(swap, [[poolId, 0, zero, usdc, 5n, '0x'], [sender, false, friend, false], 4n, deadline]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(native, 5n)],
        gets: [atLeast(token(usdc), 4n)],
        to: friend,
        routes: [{ path: [zero, usdc], poolFees: [] }],
        deadline,
      },
    ],
  },
  {
    name: 'swaps for an exact amount, from and into balances in the Vault',
    to: vault,
    data: encode(swap, [[poolId, 1, usdc, dai, 4n, '0x'], [sender, true, sender, true], 5n, deadline]),
    effects: [
      {
        kind: 'swap',
        gives: [atMost(token(usdc), 5n)],
        gets: [exactly(token(dai), 4n)],
        to: sender,
        routes: [{ path: [usdc, dai], poolFees: [] }],
        deadline,
        terms: [
          {
            what: 'source',
            is: 'text',
            value: 'internal balance',
            alike: ['Vault balance', 'balance in the Vault'],
          },
        ],
        detail: 'taken from the balance in the Vault',
      },
      keptInside(sender),
    ],
  },
  {
    name: 'refuses a kind of swap that there is not',
    to: vault,
    data: encode(swap, [[poolId, 2, usdc, dai, 4n, '0x'], [sender, true, sender, true], 5n, deadline]),
    effects: [unreadable(vault)],
    fault: 'a swap of the kind 2',
  },
  {
    name: 'reads a batch along one line',
    to: vault,
    data: encode(batch, [
      0,
      [
        [poolId, 0n, 1n, 5n, '0x'],
        [poolId, 1n, 2n, 0n, '0x'],
      ],
      [usdc, wsteth, dai],
      [sender, false, sender, false],
      [5n, 0n, -4n],
      deadline,
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(token(dai), 4n)],
        to: sender,
        routes: [{ path: [usdc, wsteth, dai], poolFees: [] }],
        deadline,
      },
    ],
  },
  {
    name: 'reads a batch for an exact amount, written from its end',
    to: vault,
    data: encode(batch, [
      1,
      [
        [poolId, 1n, 2n, 4n, '0x'],
        [poolId, 0n, 1n, 0n, '0x'],
      ],
      [usdc, wsteth, dai],
      [sender, false, sender, false],
      [5n, 0n, -4n],
      deadline,
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [atMost(token(usdc), 5n)],
        gets: [exactly(token(dai), 4n)],
        to: sender,
        routes: [{ path: [usdc, wsteth, dai], poolFees: [] }],
        deadline,
      },
    ],
  },
  {
    name: 'shows what a batch may take on the way, and that it asks for nothing back',
    to: vault,
    data: encode(batch, [
      0,
      [
        [poolId, 0n, 1n, 5n, '0x'],
        [poolId, 1n, 2n, 0n, '0x'],
      ],
      [usdc, wsteth, dai],
      [sender, false, sender, false],
      [5n, 9n, 0n],
      deadline,
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 5n), atMost(token(wsteth), 9n)],
        gets: [atLeast(token(dai), 0n)],
        to: sender,
        routes: [{ path: [usdc, wsteth, dai], poolFees: [] }],
        deadline,
      },
    ],
  },
  {
    name: 'refuses a batch whose steps name no asset',
    to: vault,
    data: encode(batch, [0, [[poolId, 0n, 7n, 5n, '0x']], [usdc], [sender, false, sender, false], [5n], deadline]),
    effects: [unreadable(vault)],
    fault: 'the steps, assets and limits of the batch do not match',
  },
  {
    name: 'joins a pool',
    to: vault,
    data: encode('function joinPool(bytes32,address,address,(address[],uint256[],bytes,bool))', [
      poolId,
      sender,
      friend,
      [[usdc, dai], [5n, 0n], '0x', false],
    ]),
    effects: [
      {
        kind: 'supply',
        gives: [atMost(token(usdc), 5n)],
        gets: [someOf(token(pool))],
        to: friend,
        terms: [dataTerm('join data', '0x')],
      },
    ],
  },
  {
    name: 'exits a pool',
    to: vault,
    data: encode('function exitPool(bytes32,address,address,(address[],uint256[],bytes,bool))', [
      poolId,
      sender,
      friend,
      [[usdc, zero], [5n, 0n], '0x', false],
    ]),
    effects: [
      {
        kind: 'withdraw',
        gives: [someOf(token(pool))],
        gets: [atLeast(token(usdc), 5n), atLeast(native, 0n)],
        to: friend,
        terms: [dataTerm('exit data', '0x')],
      },
    ],
  },
  {
    name: 'exits a pool into a balance in the Vault',
    to: vault,
    data: encode('function exitPool(bytes32,address,address,(address[],uint256[],bytes,bool))', [
      poolId,
      sender,
      friend,
      [[usdc], [5n], '0x', true],
    ]),
    effects: [
      {
        kind: 'withdraw',
        gives: [someOf(token(pool))],
        gets: [atLeast(token(usdc), 5n)],
        to: friend,
        terms: [dataTerm('exit data', '0x')],
      },
      keptInside(friend),
    ],
  },
  {
    name: 'lets a relayer act',
    to: vault,
    data: encode('function setRelayerApproval(address,address,bool)', [sender, friend, true]),
    effects: [
      {
        kind: 'operator',
        gives: [{ asset: relayed, amount: 'all', bound: 'max' }],
        spender: friend,
        detail: 'may act for the account in the Vault',
      },
    ],
  },
  {
    name: 'moves balances',
    to: vault,
    value: 5n,
    data: encode('function manageUserBalance((uint8,address,uint256,address,address)[])', [
      [
        [0, zero, 5n, sender, sender],
        [1, usdc, 6n, sender, friend],
        [3, dai, 7n, sender, friend],
      ],
    ]),
    effects: [
      { kind: 'supply', gives: [exactly(native, 5n)], to: sender, detail: 'into the balance in the Vault' },
      { kind: 'withdraw', gets: [exactly(token(usdc), 6n)], to: friend, detail: 'from the balance in the Vault' },
      { kind: 'send', gives: [exactly(token(dai), 7n)], to: friend, detail: 'by the allowance of the Vault' },
    ],
  },
  {
    name: 'shows that a flash loan runs code',
    to: vault,
    data: encode('function flashLoan(address,address[],uint256[],bytes)', [friend, [usdc], [5n], '0x01']),
    effects: [
      {
        kind: 'borrow',
        gets: [exactly(token(usdc), 5n)],
        to: friend,
        detail: 'flash loan, paid back within the transaction',
      },
      {
        kind: 'unknown',
        to: friend,
        terms: [dataTerm('flash loan data', '0x01')],
        detail: 'runs the code of the receiver of the flash loan',
      },
    ],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(balancerV2)).toMatchInlineSnapshot(`
    [
      "0x52bbbe29 swap",
      "0x945bcec9 batchSwap",
      "0xb95cac28 joinPool",
      "0x8bdb3913 exitPool",
      "0xfa6e671d setRelayerApproval",
      "0x0e8e3e84 manageUserBalance",
      "0x5c38449e flashLoan",
    ]
  `);
});
