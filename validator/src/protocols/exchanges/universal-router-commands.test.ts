import { describe, expect, it } from 'vitest';
import { decodeCase, describeProtocol, encode, friend, sender } from '../rules/protocol-cases.fixture.ts';
import { atLeast, atMost, exactly, native, token } from '../rules/quantity.ts';
import {
  abi,
  all,
  coinsForUsdc,
  dai,
  down,
  ether,
  hook,
  me,
  onRouter,
  plan,
  portion,
  pull,
  router,
  run,
  self,
  swap,
  sweep,
  unread,
  unwrap,
  up,
  usdc,
  v2In,
  v3In,
  weth,
  wrap,
  zero,
} from '../rules/universal-router.fixture.ts';
import { uniswapUniversalRouter } from './uniswap-universal-router.ts';

const usdcForWeth = {
  ...swap,
  gives: [exactly(token(usdc), 5n)],
  gets: [atLeast(token(weth), 3n)],
  routes: [{ path: [usdc, weth], poolFees: [500] }],
};
const mayFail = {
  kind: 'unknown' as const,
  to: router,
  detail: 'continues if a part of the plan fails, and leaves in the router what that part should have moved',
};

describeProtocol(
  uniswapUniversalRouter,
  onRouter([
    {
      name: 'wraps coins',
      value: 5n,
      data: run(wrap(me, 5n)),
      effects: [{ kind: 'wrap', gives: [exactly(native, 5n)], gets: [exactly(token(weth), 5n)], to: sender }],
    },
    {
      name: 'unwraps coins',
      data: run(pull(weth, self, 5n), unwrap(friend, 5n)),
      effects: [{ kind: 'unwrap', gives: [exactly(token(weth), 5n)], gets: [exactly(native, 5n)], to: friend }],
    },
    {
      name: 'sends tokens',
      data: run(pull(usdc, friend, 5n)),
      effects: [{ kind: 'send', gives: [exactly(token(usdc), 5n)], to: friend }],
    },
    {
      name: 'sends tokens through the router',
      data: run(pull(usdc, self, 5n), sweep(usdc, friend, 1n)),
      effects: [{ kind: 'send', gives: [exactly(token(usdc), 5n)], to: friend }],
    },
    {
      name: 'sends coins',
      value: 5n,
      data: run(sweep(zero, friend, 5n)),
      effects: [{ kind: 'send', gives: [exactly(native, 5n)], to: friend }],
    },
    {
      name: 'sends a share of an asset that is not swapped',
      data: run(pull(usdc, self, 100n), portion(usdc, friend, 10_000n), v3In(me, 5n, 3n, up, true)),
      effects: [{ kind: 'send', gives: [exactly(token(usdc), 100n)], to: friend }, usdcForWeth],
    },
    {
      name: 'sends shares of coins and the rest of them',
      value: 100n,
      data: run(portion(zero, friend, 2_500n), sweep(zero, hook, 0n)),
      effects: [
        { kind: 'send', gives: [exactly(native, 75n)], to: hook },
        { kind: 'send', gives: [exactly(native, 25n)], to: friend },
      ],
    },
    {
      name: 'sends all coins as a share of them',
      value: 100n,
      data: run(portion(zero, friend, 10_000n)),
      effects: [{ kind: 'send', gives: [exactly(native, 100n)], to: friend }],
    },
    {
      name: 'sends several tokens',
      data: run([
        0x0d,
        abi('(address,address,uint160,address)[]', [
          [
            [sender, friend, 5n, usdc],
            [sender, friend, 6n, dai],
          ],
        ]),
      ]),
      effects: [
        { kind: 'send', gives: [exactly(token(usdc), 5n)], to: friend },
        { kind: 'send', gives: [exactly(token(dai), 6n)], to: friend },
      ],
    },
    {
      name: 'has the permit that it needs before the swap',
      data: run(
        [
          0x0a,
          abi('((address,uint160,uint48,uint48),address,uint256),bytes', [[[usdc, 5n, 8, 0], router, 9n], '0x12']),
        ],
        v3In(me, 5n, 3n, up, true),
      ),
      effects: [
        {
          kind: 'permit',
          protocol: 'permit2',
          gives: [atMost(token(usdc), 5n)],
          spender: router,
          deadline: 9n,
          expiration: 8n,
        },
        usdcForWeth,
      ],
    },
    {
      name: 'gives permits for several tokens',
      data: run([
        0x03,
        abi('((address,uint160,uint48,uint48)[],address,uint256),bytes', [
          [
            [
              [usdc, 5n, 8, 0],
              [dai, 6n, 8, 0],
            ],
            friend,
            9n,
          ],
          '0x12',
        ]),
      ]),
      effects: [
        {
          kind: 'permit',
          protocol: 'permit2',
          gives: [atMost(token(usdc), 5n)],
          spender: friend,
          deadline: 9n,
          expiration: 8n,
        },
        {
          kind: 'permit',
          protocol: 'permit2',
          gives: [atMost(token(dai), 6n)],
          spender: friend,
          deadline: 9n,
          expiration: 8n,
        },
      ],
    },
    {
      name: 'only looks at a balance',
      data: run([0x0e, abi('address,address,uint256', [sender, usdc, 5n])]),
      effects: [],
    },
    {
      name: 'swaps in a plan within the plan',
      data: run([0x21, abi('bytes,bytes[]', plan(v3In(me, 5n, 3n, up, true)))]),
      effects: [usdcForWeth],
    },
    {
      name: 'cannot vouch for a plan within the plan that may fail',
      data: run([0xa1, abi('bytes,bytes[]', plan(v3In(me, 5n, 3n, up, true)))]),
      effects: [usdcForWeth, mayFail],
    },
    {
      name: 'cannot vouch for a payout that may fail',
      value: ether,
      data: run(wrap(self, ether), v3In(self, ether, 0n, down, false), [0x84, sweep(usdc, me, 3000n)[1]]),
      effects: [coinsForUsdc, mayFail],
    },
    {
      name: 'reports once that a swap may fail',
      value: ether,
      data: run(
        wrap(self, ether),
        [0x80, v3In(self, ether, 3000n, down, false)[1]],
        [0xa1, abi('bytes,bytes[]', plan([0x84, sweep(usdc, me, 3000n)[1]]))],
      ),
      effects: [coinsForUsdc, mayFail],
    },
    {
      name: 'lets a permit and a look at a balance fail',
      data: run(
        [
          0x8a,
          abi('((address,uint160,uint48,uint48),address,uint256),bytes', [[[usdc, 5n, 8, 0], router, 9n], '0x12']),
        ],
        [0x8e, abi('address,address,uint256', [sender, usdc, 5n])],
        v3In(me, 5n, 3n, up, true),
      ),
      effects: [
        {
          kind: 'permit',
          protocol: 'permit2',
          gives: [atMost(token(usdc), 5n)],
          spender: router,
          deadline: 9n,
          expiration: 8n,
        },
        usdcForWeth,
      ],
    },
    {
      name: 'bridges what it swapped',
      value: ether,
      data: run(wrap(self, ether), v3In(self, ether, 3000n, down, false), [
        0x40,
        abi('(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes,bool)', [
          [sender, friend, usdc, dai, all, 2990n, 8453n, zero, 1, 9, 0, '0x', false],
        ]),
      ]),
      effects: [
        coinsForUsdc,
        {
          kind: 'bridge',
          protocol: 'across',
          gives: [{ asset: token(usdc), amount: 'all', bound: 'exact' }],
          gets: [exactly(token(dai), 2990n)],
          to: friend,
          destinationChainId: 8453n,
          deadline: 9n,
        },
      ],
    },
    ...([0x11, 0x12, 0x14] as const).map((code) => ({
      name: `calls a position manager (0x${code.toString(16)})`,
      data: run([code, '0x12345678']),
      effects: [
        {
          kind: 'unknown' as const,
          to: router,
          detail: `calls the position manager of Uniswap V${code === 0x14 ? 4 : 3}`,
        },
      ],
    })),
    {
      name: 'creates a pool',
      data: run([0x13, '0x']),
      effects: [{ kind: 'unknown', to: router, detail: 'creates a pool of Uniswap V4' }],
    },
    {
      name: 'refuses a command that there is not',
      data: run([0x3f, '0x']),
      effects: [unread],
      fault: 'the command 0x3f is not known',
    },
    {
      name: 'refuses commands without inputs',
      data: encode('function execute(bytes,bytes[])', ['0x0000', []]),
      effects: [unread],
      fault: '2 commands and 0 inputs',
    },
    {
      name: 'refuses a path of the wrong length',
      data: run(v3In(me, 5n, 3n, '0x1234', true)),
      effects: [unread],
      fault: 'the path of a swap must alternate between tokens',
    },
    {
      name: 'refuses a V2 path of one token',
      data: run(v2In(me, 5n, 3n, [weth], true)),
      effects: [unread],
      fault: 'the path of a swap has fewer than two tokens',
    },
    {
      name: 'refuses an input with bytes behind it',
      data: run([0x0b, `${abi('address,uint256', [me, 5n])}00`]),
      effects: [unread],
      fault: 'bytes follow the arguments of a part',
    },
    {
      name: 'refuses a portion of more than all',
      data: run(portion(weth, friend, 10_001n)),
      effects: [unread],
      fault: 'a portion exceeds the whole',
    },
    {
      name: 'refuses more commands than there can be',
      data: run(...Array.from({ length: 257 }, () => wrap(me, 0n))),
      effects: [unread],
      fault: 'more than 256 commands',
    },
  ]),
);

describe('a nested plan', () => {
  it('is refused beyond a depth of 8', () => {
    let inner = plan(v3In(me, 5n, 3n, up, true));
    for (let depth = 0; depth < 9; depth += 1) inner = plan([0x21, abi('bytes,bytes[]', inner)]);
    const data = encode('function execute(bytes,bytes[])', inner);
    const { faults } = decodeCase([uniswapUniversalRouter], { name: '', to: router, data, effects: [] });
    expect(faults).toMatchObject([
      { code: 'malformed', message: expect.stringContaining('plans nested deeper than 8') },
    ]);
  });
});
