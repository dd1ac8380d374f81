import { encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { isApprovedInTest } from '../validate.fixture.ts';

const holder = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const owner = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const safe = '0x4f2083f5fbede34c2714affb3105539775f7fe64';
const pool = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const uni = '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984';
const sentinel = '0x0000000000000000000000000000000000000001';
const role = '0x9f2df0fed2c77648de5860a4cc508cd0818c85b8b8a1ab4ceeef8d981c8956a6';
const dollars = 500_000_000n;

const abi = parseAbi([
  'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
  'function withdraw(address asset, uint256 amount, address to)',
  'function borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
  'function repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
  'function setUserUseReserveAsCollateral(address asset, bool useAsCollateral)',
  'function approve(address spender, uint256 amount)',
  'function installModule(uint256 moduleTypeId, address module, bytes initData)',
  'function uninstallModule(uint256 moduleTypeId, address module, bytes deInitData)',
  'function enableModule(address module)',
  'function disableModule(address prevModule, address module)',
  'function grantRole(bytes32 role, address account)',
  'function revokeRole(bytes32 role, address account)',
  'function rely(address account)',
  'function deny(address account)',
  'function delegate(address delegatee)',
]);

type Name = (typeof abi)[number]['name'];

const call = (to: string, functionName: Name, args: readonly unknown[], from = owner) => ({
  chain_id: 1,
  from,
  to,
  value: '0',
  data: encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]),
});

interface Pair {
  /** The object of both actions, without a word for either of them. */
  readonly thing: string;
  readonly gives: ReturnType<typeof call>;
  readonly takesBack: ReturnType<typeof call>;
}

const pairs: Readonly<Record<string, Pair>> = {
  module: {
    thing: `module ${holder}`,
    gives: call(safe, 'enableModule', [holder], safe),
    takesBack: call(safe, 'disableModule', [sentinel, holder], safe),
  },
  hook: {
    thing: `hook module ${holder}`,
    gives: call(safe, 'installModule', [4n, holder, '0x'], safe),
    takesBack: call(safe, 'uninstallModule', [4n, holder, '0x'], safe),
  },
  role: {
    thing: `role ${role} of ${holder} on ${usdc}`,
    gives: call(usdc, 'grantRole', [role, holder]),
    takesBack: call(usdc, 'revokeRole', [role, holder]),
  },
  admin: {
    thing: `admin ${holder} on ${usdc}`,
    gives: call(usdc, 'rely', [holder]),
    takesBack: call(usdc, 'deny', [holder]),
  },
  allowance: {
    thing: `USDC allowance of 500 USDC for ${holder}`,
    gives: call(usdc, 'approve', [holder, dollars]),
    takesBack: call(usdc, 'approve', [holder, 0n]),
  },
  collateral: {
    thing: 'WETH collateral on Aave V3',
    gives: call(pool, 'setUserUseReserveAsCollateral', [weth, true]),
    takesBack: call(pool, 'setUserUseReserveAsCollateral', [weth, false]),
  },
  deposit: {
    thing: '500 USDC deposit on Aave V3',
    gives: call(pool, 'supply', [usdc, dollars, owner, 0]),
    takesBack: call(pool, 'withdraw', [usdc, dollars, owner]),
  },
  loan: {
    thing: '500 USDC loan on Aave V3',
    gives: call(pool, 'borrow', [usdc, dollars, 2n, 0, owner]),
    takesBack: call(pool, 'repay', [usdc, dollars, 2n, owner]),
  },
  votes: {
    thing: `UNI votes delegate ${holder}`,
    gives: call(uni, 'delegate', [holder]),
    takesBack: call(uni, 'delegate', ['0x0000000000000000000000000000000000000000']),
  },
};

/** Invented words: they may mean anything. */
const madeUp = ['Zorble the {thing}', 'Please zorble the {thing}', 'I want you to zorble the {thing} now'];

const asksForLess = [
  ...madeUp,
  ...(
    'Remove|Get rid of|Boot|Ditch|Scrap|Throw out|Cut off|Strip|Nix|Turn off|Deactivate|Unset|End|' +
    'Detach|Unplug|Wipe|Dismiss|Fire|Rescind|Purge|Kick out|Undo|Oust|Expel|Evict|Yank|Sack|Kill|' +
    'Dump|Unload|Part with|Let go of'
  )
    .split('|')
    .map((verb) => `${verb} the {thing}`),
  ...'removal|uninstallation|withdrawal|cancellation|revocation|termination|deletion|detachment'
    .split('|')
    .flatMap((noun) => [
      `${noun} of the {thing}`,
      `I want the ${noun} of the {thing}`,
      `Please do the ${noun} of the {thing}`,
    ]),
  'Take the {thing} away',
  'The {thing} has to go',
  'Make the {thing} go away',
  'Set the {thing} to nothing',
  'No more {thing}',
  'We are done with the {thing}',
];

const asksForMore = [
  ...madeUp,
  ...'Install|Add|Enable|Activate|Grant|Appoint|Bring in|Set up|Introduce|Establish'
    .split('|')
    .map((verb) => `${verb} the {thing}`),
  ...'installation|addition|introduction'.split('|').map((noun) => `I want the ${noun} of the {thing}`),
];

describe('granting and revoking', () => {
  it.each(Object.entries(pairs))(
    'is never approved for the opposite words, nor for unknown ones: %s',
    async (_, pair) => {
      const approved: string[] = [];
      const ask = async (frames: readonly string[], proposed_tx: Pair['gives']) => {
        for (const frame of frames) {
          const human_intent = frame.replace('{thing}', pair.thing);
          if (await isApprovedInTest({ human_intent, proposed_tx })) approved.push(human_intent);
        }
      };
      await ask(asksForLess, pair.gives);
      await ask(asksForMore, pair.takesBack);
      expect(approved).toEqual([]);
    },
  );

  it.each([
    [`Install the hook module ${holder}`, 'hook', 'gives'],
    [`Remove the hook module ${holder}`, 'hook', 'takesBack'],
    [`Make ${holder} an admin of ${usdc}`, 'admin', 'gives'],
    [`Let ${holder} spend 500 USDC`, 'allowance', 'gives'],
    [`Revoke the USDC allowance of ${holder}`, 'allowance', 'takesBack'],
    [`Make ${holder} the delegate of my UNI votes`, 'votes', 'gives'],
    ['Make a deposit of 500 USDC on Aave V3', 'deposit', 'gives'],
    ['Withdraw my 500 USDC deposit on Aave V3', 'deposit', 'takesBack'],
  ] as const)('is approved for its own words: %s', async (human_intent, name, side) => {
    expect(await isApprovedInTest({ human_intent, proposed_tx: (pairs[name] as Pair)[side] })).toBe(true);
  });
});
