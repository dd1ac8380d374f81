import type { Address } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import {
  aavePool,
  aaveSupply,
  dai,
  dollars,
  encode,
  erc20Approve,
  erc20Permit,
  ether,
  friend,
  nobody,
  owner,
  permit2,
  permitMessage,
  request,
  type SentCall,
  signRequest,
  soon,
  steth,
  stranger,
  unlimited,
  usdc,
  usdt,
  v2Router,
  v2SwapExactTokens,
  v3ExactInputSingle,
  v3Router,
  v3Router02,
  vaultRelayer,
  weth,
} from '../checks/calldata.fixture.ts';
import { validateInTest } from './validate.fixture.ts';

const universalRouter: Address = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af';
const oldUniversalRouter: Address = '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD';
const reactor: Address = '0x00000011F84B9aa48e5f8aA8B9897600006289Be';
const strategyManager: Address = '0x858646372CC42E1A627fcE94aa7A7033e7CF075A';
const delegationManager: Address = '0x39053D51B77DC0d36036Fc1fCc8Cb819df8Ef37A';
const kelpPool: Address = '0x036676389e48133B63a802f8635AD39E752D375D';
const kelpToken: Address = '0xA1290d69c65A6Fe4DF752f95823fae25cB99e5A7';
const positionManager: Address = '0xC36442b4a4522E871399CD717aBDD847Ab11FE88';
const morpho: Address = '0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb';
const comet: Address = '0xc3d688B66703497DAA19211EEdff47f25384cdc3';
const spokePool: Address = '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5';
const wsteth: Address = '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0';
const withdrawalQueue: Address = '0x889edC2eDab5f40e902b864aD4d7AdE8E412F9B1';
const sdai: Address = '0x83F20F44975D03b1b09e64809B757c47f942BEeA';
const vault: Address = '0x1c0ffee00000000000000000000000000000a017';
const otherVault: Address = '0x1c0ffee00000000000000000000000000000a018';
const aggregationRouter: Address = '0x111111125421cA6dc452d289314280a0f8842A65';
const lendingPool: Address = '0x7d2768dE32b0b80b7a3454c06BdAc94A69DDc7A9';
const usde: Address = '0x4c9EDD5852cd905f086C759E8383e09bff1E68B3';
const susde: Address = '0x9D39A5DE30e57443BfF2A8307A4256c8797A3497';
const aEthWeth: Address = '0x4d5F47FA6A74757f35C14fD3a6Ef8E3C9BC514E8';
const wethGateway: Address = '0xd01607c3C5eCABa394D8be377a08590149325722';
const kilnVault: Address = '0x640522135e5e4598CAE85b170D5A675a53770fa0';
const lifi: Address = '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE';
const basePool: Address = '0xA238Dd80C259a72e81d7e4664a9801593F98d1c5';

const onPermit2 = (token: Address, spender: Address, amount: bigint, expiration = soon): SentCall => ({
  to: permit2,
  data: encode(
    'function approve(address token, address spender, uint160 amount, uint48 expiration)',
    token,
    spender,
    amount,
    expiration,
  ),
});

/** The permit that Uniswap's interface requests before a swap. */
const permitSingle = (token: Address, spender: Address, amount: bigint, expiration = soon) => ({
  domain: { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
  primaryType: 'PermitSingle',
  types: {
    PermitSingle: [
      { name: 'details', type: 'PermitDetails' },
      { name: 'spender', type: 'address' },
      { name: 'sigDeadline', type: 'uint256' },
    ],
    PermitDetails: [
      { name: 'token', type: 'address' },
      { name: 'amount', type: 'uint160' },
      { name: 'expiration', type: 'uint48' },
      { name: 'nonce', type: 'uint48' },
    ],
  },
  message: {
    details: { token, amount: String(amount), expiration: String(expiration), nonce: '0' },
    spender,
    sigDeadline: String(soon),
  },
});

const supplyWords = 'Supply 100 USDC to Aave v3';
const bothWords = 'Approve USDC and supply 100 to Aave v3';
const swapWords = 'Swap 1000 USDC for WETH on Uniswap';
const swap = v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(1000), minOut: ether(0.3) });
const approve = (spender: Address, amount: number, token = usdc) => erc20Approve(token, spender, dollars(amount));

/** `prepares`: passes as a preparation; `passes`: as the step itself; `asks`: the owner decides. */
type Outcome = 'prepares' | 'passes' | 'asks' | 'refuses';
type Row = readonly [name: string, words: string, sent: SentCall | readonly SentCall[], outcome: Outcome];

const repayWords = 'Repay 500 USDC on Aave v3 and withdraw 1 WETH from Aave v3';
const aaveWithdraw = (token: Address, amount: bigint): SentCall => ({
  to: aavePool,
  data: encode('function withdraw(address asset, uint256 amount, address to)', token, amount, owner),
});

const supplies: readonly Row[] = [
  ['an exact approval of the pool', supplyWords, approve(aavePool, 100), 'prepares'],
  ['a smaller approval', supplyWords, approve(aavePool, 60), 'prepares'],
  ['a reset alone', supplyWords, approve(aavePool, 0), 'asks'],
  ['a reset with the approval behind it', supplyWords, [approve(aavePool, 0), approve(aavePool, 100)], 'prepares'],
  ['an approval of one unit more', supplyWords, erc20Approve(usdc, aavePool, dollars(100) + 1n), 'refuses'],
  ['an approval of ten times as much', supplyWords, approve(aavePool, 1000), 'refuses'],
  [
    'an allowance that is added to another',
    supplyWords,
    { to: usdc, data: encode('function increaseAllowance(address spender, uint256 added)', aavePool, dollars(100)) },
    'asks',
  ],
  ['an approval without limit', supplyWords, erc20Approve(usdc, aavePool, unlimited), 'refuses'],
  ['an approval of a stranger', supplyWords, approve(stranger, 100), 'refuses'],
  ['an approval of another protocol', supplyWords, approve(v3Router, 100), 'refuses'],
  ['an approval of the pool of another chain', supplyWords, approve(basePool, 100), 'refuses'],
  ['an approval of another token', supplyWords, approve(aavePool, 100, usdt), 'refuses'],
  ['an approval for another chain than the one said', `${supplyWords} on Base`, approve(aavePool, 100), 'refuses'],
  ['an approval that is forbidden', `${supplyWords}, no approvals`, approve(aavePool, 100), 'refuses'],
  ['an approval with coins', supplyWords, { ...approve(aavePool, 100), value: '1' }, 'refuses'],
  [
    'a transfer to the pool',
    supplyWords,
    { to: usdc, data: encode('function transfer(address to, uint256 amount)', aavePool, dollars(100)) },
    'refuses',
  ],
  [
    'an approval and a payment',
    supplyWords,
    [approve(aavePool, 100), { to: stranger, data: '0x', value: '1' }],
    'refuses',
  ],
  ['the approval that is asked for too', bothWords, approve(aavePool, 100), 'prepares'],
  ['more than the step behind it takes', bothWords, approve(aavePool, 1000), 'refuses'],
  ['the approval without limit', bothWords, erc20Approve(usdc, aavePool, unlimited), 'refuses'],
  ['the approval of a stranger', bothWords, approve(stranger, 100), 'refuses'],
  ['the approval of another token', bothWords, approve(aavePool, 100, usdt), 'refuses'],
  ['both in one batch', bothWords, [approve(aavePool, 100), aaveSupply(usdc, dollars(100))], 'passes'],
  ['a batch with more approved', bothWords, [approve(aavePool, 1000), aaveSupply(usdc, dollars(100))], 'refuses'],
  ['a batch with a stranger approved', bothWords, [approve(stranger, 100), aaveSupply(usdc, dollars(100))], 'refuses'],
  ['the step whose approval came before', bothWords, aaveSupply(usdc, dollars(100)), 'passes'],
  ['the step for somebody else', bothWords, aaveSupply(usdc, dollars(100), stranger), 'refuses'],
  ['the step of ten times as much', bothWords, aaveSupply(usdc, dollars(1000)), 'refuses'],
  [
    'an approval without limit that is said',
    'Approve unlimited USDC for Aave and supply 100 USDC to Aave',
    erc20Approve(usdc, aavePool, unlimited),
    'prepares',
  ],
  [
    'a larger approval that is said',
    'Approve 500 USDC for Aave, then supply 100 USDC to Aave',
    approve(aavePool, 500),
    'prepares',
  ],
  [
    'more than the approval that is said',
    'Approve 500 USDC for Aave, then supply 100 USDC to Aave',
    approve(aavePool, 5000),
    'refuses',
  ],
  [
    'the approval of another protocol than the step',
    'Approve 100 USDC for Uniswap and supply 100 USDC to Aave',
    approve(v3Router, 100),
    'refuses',
  ],
  [
    'the step without the approval for another',
    'Approve 100 USDC for Uniswap and supply 100 USDC to Aave',
    aaveSupply(usdc, dollars(100)),
    'refuses',
  ],
  [
    'the step without the revocation',
    'Supply 100 USDC to Aave and revoke the USDC approval of Aave',
    aaveSupply(usdc, dollars(100)),
    'refuses',
  ],
  [
    'one approval for two steps',
    'Supply 100 USDC to Aave and repay 50 USDC on Aave',
    approve(aavePool, 150),
    'prepares',
  ],
  [
    'a reset beside another step than the one it is for',
    repayWords,
    [approve(aavePool, 0), aaveWithdraw(weth, ether(1))],
    'asks',
  ],
  [
    'an approval of a unit beside another step',
    repayWords,
    [erc20Approve(usdc, aavePool, 1n), aaveWithdraw(weth, ether(1))],
    'asks',
  ],
  [
    'the whole approval beside another step',
    repayWords,
    [approve(aavePool, 500), aaveWithdraw(weth, ether(1))],
    'asks',
  ],
  ['more than two steps take', 'Supply 100 USDC to Aave and repay 50 USDC on Aave', approve(aavePool, 151), 'refuses'],
];

const trades: readonly Row[] = [
  ['an approval of a router', swapWords, approve(v3Router, 1000), 'prepares'],
  ['an approval of another router', swapWords, approve(v3Router02, 1000), 'prepares'],
  ['an approval of Permit2', swapWords, approve(permit2, 1000), 'prepares'],
  ['a right on Permit2', swapWords, onPermit2(usdc, universalRouter, dollars(1000)), 'prepares'],
  ['both of Permit2', swapWords, [approve(permit2, 1000), onPermit2(usdc, universalRouter, dollars(1000))], 'prepares'],
  ['a right on Permit2 for a stranger', swapWords, onPermit2(usdc, stranger, dollars(1000)), 'refuses'],
  ['a right on Permit2 of ten times as much', swapWords, onPermit2(usdc, universalRouter, dollars(10_000)), 'refuses'],
  [
    'a right on Permit2 for ever',
    `${swapWords} within 10 minutes`,
    onPermit2(usdc, universalRouter, dollars(1000), 2 ** 48 - 1),
    'refuses',
  ],
  [
    'a right on Permit2 for a year',
    swapWords,
    onPermit2(usdc, universalRouter, dollars(1000), soon + 365 * 86_400),
    'refuses',
  ],
  [
    'a right on Permit2 for ever that serves the swap',
    'Swap 1000 USDC for at least 0.3 WETH on Uniswap',
    [onPermit2(usdc, v3Router, dollars(1000), 2 ** 48 - 1), swap],
    'refuses',
  ],
  [
    'a router beside a right on Permit2, each for the whole',
    swapWords,
    [approve(v3Router, 1000), onPermit2(usdc, universalRouter, dollars(1000))],
    'refuses',
  ],
  [
    'a router beside a right on Permit2, each for a half',
    swapWords,
    [approve(v3Router, 500), onPermit2(usdc, universalRouter, dollars(500))],
    'prepares',
  ],
  [
    'a router beside Permit2, each for the whole',
    swapWords,
    [approve(v3Router, 1000), approve(permit2, 1000)],
    'refuses',
  ],
  [
    'two rights on Permit2, each for the whole',
    swapWords,
    [onPermit2(usdc, universalRouter, dollars(1000)), onPermit2(usdc, oldUniversalRouter, dollars(1000))],
    'refuses',
  ],
  [
    'one router, on the token and on Permit2',
    swapWords,
    [approve(universalRouter, 1000), onPermit2(usdc, universalRouter, dollars(1000))],
    'refuses',
  ],
  ['a reactor, which takes through Permit2', swapWords, approve(reactor, 1000), 'refuses'],
  ['an unlimited approval of Permit2', swapWords, erc20Approve(usdc, permit2, unlimited), 'refuses'],
  ['two routers, each for the whole', swapWords, [approve(v3Router, 1000), approve(v3Router02, 1000)], 'refuses'],
  ['two routers, each for a half', swapWords, [approve(v3Router, 500), approve(v3Router02, 500)], 'prepares'],
  [
    'two routers approved beside the swap',
    swapWords,
    [approve(v3Router, 1000), approve(v3Router02, 1000), swap],
    'refuses',
  ],
  ['a contract of Uniswap that swaps nothing', swapWords, approve(positionManager, 1000), 'refuses'],
  ['a router of the version said', 'Swap 1000 USDC for WETH on Uniswap v2', approve(v2Router, 1000), 'prepares'],
  ['a router of another version', 'Swap 1000 USDC for WETH on Uniswap v2', approve(v3Router, 1000), 'refuses'],
  ['what comes out approved', swapWords, erc20Approve(weth, v3Router, ether(1)), 'refuses'],
  ['the swap after its approval', `Approve USDC, then swap 1000 USDC for at least 0.3 WETH on Uniswap`, swap, 'passes'],
  ['no place said', 'Swap 1000 USDC for WETH', approve(v3Router, 1000), 'asks'],
  ['no place said, and Permit2', 'Swap 1000 USDC for WETH', approve(permit2, 1000), 'asks'],
  ['no place said, and a stranger', 'Swap 1000 USDC for WETH', approve(stranger, 1000), 'refuses'],
  ['no place said, and more', 'Swap 1000 USDC for WETH', approve(v3Router, 10_000), 'refuses'],
  ['the most that may be paid', 'Buy 1 WETH with at most 3000 USDC on Uniswap', approve(v3Router, 3000), 'prepares'],
  ['more than the most', 'Buy 1 WETH with at most 3000 USDC on Uniswap', approve(v3Router, 3001), 'refuses'],
  ['only the output said', 'Buy 1 WETH with USDC on Uniswap', approve(v3Router, 3000), 'asks'],
  [
    'the receiver of the output approved',
    `Swap 1000 USDC for WETH on Uniswap and send it to ${friend}`,
    approve(friend, 1000),
    'refuses',
  ],
  [
    'the router, where somebody else gets the output',
    `Swap 1000 USDC for WETH on Uniswap and send it to ${friend}`,
    approve(v3Router, 1000),
    'prepares',
  ],
  [
    'the first of two steps',
    'Swap 1000 USDC for WETH on Uniswap and supply the WETH to Aave',
    approve(v3Router, 1000),
    'prepares',
  ],
  [
    'the first of two steps alone',
    'Swap 1000 USDC for at least 0.3 WETH on Uniswap and supply 0.3 WETH to Aave',
    swap,
    'refuses',
  ],
  ['the relayer of CoW', 'Swap 1000 USDC for WETH on CoW Swap', approve(vaultRelayer, 1000), 'prepares'],
  [
    'the settlement of CoW',
    'Swap 1000 USDC for WETH on CoW Swap',
    approve('0x9008D19f58AAbD9eD0D60971565AA8510560ab41', 1000),
    'refuses',
  ],
  ['the router of 1inch', 'Swap 1000 USDC for WETH on 1inch', approve(aggregationRouter, 1000), 'prepares'],
  ['the router of 1inch for Uniswap', swapWords, approve(aggregationRouter, 1000), 'refuses'],
];

const others: readonly Row[] = [
  ['Compound', 'Supply 100 USDC to Compound', approve(comet, 100), 'prepares'],
  ['Compound, too much', 'Supply 100 USDC to Compound', approve(comet, 101), 'refuses'],
  ['Morpho', 'Supply 100 USDC on Morpho', approve(morpho, 100), 'prepares'],
  ['Morpho, another token', 'Supply 100 USDC on Morpho', approve(morpho, 100, usdt), 'refuses'],
  ['a vault by its address', `Deposit 100 USDC into the vault ${vault}`, approve(vault, 100), 'prepares'],
  ['another vault', `Deposit 100 USDC into the vault ${vault}`, approve(otherVault, 100), 'refuses'],
  ['a vault by its symbol', 'Deposit 100 DAI into sDAI', erc20Approve(dai, sdai, ether(100)), 'prepares'],
  [
    'a vault by its symbol, another spender',
    'Deposit 100 DAI into sDAI',
    erc20Approve(dai, vault, ether(100)),
    'refuses',
  ],
  ['a bridge', 'Bridge 100 USDC to Base with Across', approve(spokePool, 100), 'prepares'],
  ['another bridge', 'Bridge 100 USDC to Base with Across', approve(aavePool, 100), 'refuses'],
  ['a wrap of stETH', 'Wrap 2 stETH to wstETH', erc20Approve(steth, wsteth, ether(2)), 'prepares'],
  ['a wrap of stETH, a stranger', 'Wrap 2 stETH to wstETH', erc20Approve(steth, stranger, ether(2)), 'refuses'],
  ['EigenLayer', 'Restake 1 stETH on EigenLayer', erc20Approve(steth, strategyManager, ether(1)), 'prepares'],
  [
    'a contract of EigenLayer that takes nothing',
    'Restake 1 stETH on EigenLayer',
    erc20Approve(steth, delegationManager, ether(1)),
    'refuses',
  ],
  ['Kelp', 'Restake 1 stETH with Kelp', erc20Approve(steth, kelpPool, ether(1)), 'prepares'],
  ['the token of Kelp', 'Restake 1 stETH with Kelp', erc20Approve(steth, kelpToken, ether(1)), 'refuses'],
  ['Aave v2', 'Supply 100 USDC to Aave v2', approve(lendingPool, 100), 'prepares'],
  ['Ethena', 'Stake 100 USDe with Ethena', erc20Approve(usde, susde, ether(100)), 'prepares'],
  ['a vault of another maker', 'Stake 100 USDe with Ethena', erc20Approve(usde, sdai, ether(100)), 'refuses'],
  ['shares to take out', 'Withdraw 1 ETH from Aave v3', erc20Approve(aEthWeth, wethGateway, ether(1)), 'asks'],
  ['more shares than that', 'Withdraw 1 ETH from Aave v3', erc20Approve(aEthWeth, wethGateway, ether(10)), 'refuses'],
  ['shares for a stranger', 'Withdraw 1 ETH from Aave v3', erc20Approve(aEthWeth, stranger, ether(1)), 'refuses'],
  ['shares of another protocol', 'Withdraw 1 ETH from Compound', erc20Approve(aEthWeth, comet, ether(1)), 'refuses'],
  ['a described vault', 'Deposit 1000 USDC into the kAaveUSDC vault', approve(kilnVault, 1000), 'asks'],
  ['a described vault, too much', 'Deposit 1000 USDC into the kAaveUSDC vault', approve(kilnVault, 10_000), 'refuses'],
  ['a described vault that is not named', 'Deposit 1000 USDC into Aave', approve(kilnVault, 1000), 'refuses'],
  ['a described bridge', 'Bridge 1000 USDC to Arbitrum with Jumper', approve(lifi, 1000), 'asks'],
  ['a described spender that is named', 'Approve 1000 USDC for Jumper', approve(lifi, 1000), 'asks'],
  ['a described spender by its other name', 'Approve 1000 USDC for LI.FI', approve(lifi, 1000), 'asks'],
  ['a stranger for a described spender', 'Approve 1000 USDC for Jumper', approve(stranger, 1000), 'refuses'],
  ['a described spender that is not named', 'Approve 1000 USDC for Aave', approve(lifi, 1000), 'refuses'],
  ['a repayment', 'Repay 50 USDC on Aave v3', approve(aavePool, 50), 'prepares'],
  ['a repayment of everything', 'Repay all my USDC debt on Aave v3', approve(aavePool, 50), 'asks'],
  [
    'a USDT reset',
    'Supply 100 USDT to Aave v3',
    [approve(aavePool, 0, usdt), approve(aavePool, 100, usdt), aaveSupply(usdt, dollars(100))],
    'passes',
  ],
  ['a payment', `Send 100 USDC to ${friend}`, approve(friend, 100), 'refuses'],
  ['a payment of coins', `Send 1 ETH to ${friend}`, approve(aavePool, 100), 'refuses'],
  ['a deposit for a friend', `Deposit 100 USDC for ${friend}`, approve(friend, 100), 'asks'],
  ['a deposit for a friend on Aave', `Supply 100 USDC to Aave v3 for ${friend}`, approve(friend, 100), 'refuses'],
  ['somebody who only looks', 'Show me my USDC balance', approve(aavePool, 100), 'asks'],
  ['a withdrawal queue', 'Unstake 2 stETH on Lido', erc20Approve(steth, withdrawalQueue, ether(2)), 'prepares'],
  ['a permit on chain', supplyWords, erc20Permit(usdc, aavePool, dollars(100)), 'prepares'],
  [
    'a swap on V2 with its approval',
    'Swap 1000 USDC for at least 0.3 WETH on Uniswap v2',
    [
      approve(v2Router, 1000),
      v2SwapExactTokens({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(1000), minOut: ether(0.3) }),
    ],
    'passes',
  ],
  ['an approval of nobody', supplyWords, approve(nobody, 100), 'refuses'],
];

async function outcomeOf(sent: Readonly<Record<string, unknown>>): Promise<readonly [Outcome, string]> {
  const { decision, confidence, extracted_elements, reason } = await validateInTest(sent);
  const told = `${decision} ${confidence}: ${reason}`;
  if (confidence < 0.75) return ['asks', told];
  if (decision === 'REJECT') return ['refuses', told];
  const { prepares } = extracted_elements as { prepares: readonly unknown[] };
  if (prepares.length === 0) return ['passes', told];
  expect(reason).toMatch(/^The transaction prepares ".*not in these bytes/);
  return ['prepares', told];
}

describe('preparatory steps', () => {
  it.each([...supplies, ...trades, ...others])('%s (%s)', async (_name, words, sent, expected) => {
    const [outcome, told] = await outcomeOf(request(words, sent));
    expect(outcome, told).toBe(expected);
  });
});

describe('permits that prepare a step', () => {
  const late = soon + 365 * 86_400;
  const rows: readonly (readonly [string, string, Readonly<Record<string, unknown>>, Outcome])[] = [
    ['EIP-2612 for the pool', supplyWords, permitMessage(usdc, aavePool, dollars(100)), 'prepares'],
    ['EIP-2612 for a stranger', supplyWords, permitMessage(usdc, stranger, dollars(100)), 'refuses'],
    ['EIP-2612 of more', supplyWords, permitMessage(usdc, aavePool, dollars(1000)), 'refuses'],
    ['EIP-2612 without limit', supplyWords, permitMessage(usdc, aavePool, unlimited), 'refuses'],
    ['EIP-2612 for a year', supplyWords, permitMessage(usdc, aavePool, dollars(100), { deadline: late }), 'refuses'],
    [
      'EIP-2612 of somebody else',
      supplyWords,
      permitMessage(usdc, aavePool, dollars(100), { signer: friend }),
      'refuses',
    ],
    ['Permit2 for the router', swapWords, permitSingle(usdc, universalRouter, dollars(1000)), 'prepares'],
    ['Permit2 for a stranger', swapWords, permitSingle(usdc, stranger, dollars(1000)), 'refuses'],
    ['Permit2 of more', swapWords, permitSingle(usdc, universalRouter, dollars(10_000)), 'refuses'],
    ['Permit2 for a year', swapWords, permitSingle(usdc, universalRouter, dollars(1000), late), 'refuses'],
    ['Permit2 of another token', swapWords, permitSingle(dai, universalRouter, dollars(1000)), 'refuses'],
  ];

  it.each(rows)('%s (%s)', async (_name, words, message, expected) => {
    const [outcome, told] = await outcomeOf(signRequest(words, message));
    expect(outcome, told).toBe(expected);
  });
});

describe('the answer to a preparation', () => {
  it('names the prepared step and its call, and says that the step itself is missing', async () => {
    const answer = await validateInTest(request(supplyWords, approve(aavePool, 100)));
    const text = 'prepares "Supply 100 USDC to Aave v3"; the step itself is not in these bytes';
    expect(answer.reason).toContain(text);
    expect(answer.explanation?.summary).toContain(text);
    expect(answer.extracted_elements.prepares).toEqual([
      {
        call: '0',
        right: `let ${aavePool} (Aave V3 pool) take at most 100 USDC (100,000,000 base units)`,
        step: 'Supply 100 USDC to Aave v3',
      },
    ]);
  });

  it('names the approval that may have been given before', async () => {
    const { extracted_elements, results } = await validateInTest(request(bothWords, aaveSupply(usdc, dollars(100))));
    expect(extracted_elements.presumed).toEqual(['Approve USDC']);
    expect(results['intent_alignment.operation_matching']?.reasoning).toContain('may have been done earlier');
  });
});
