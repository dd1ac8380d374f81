import {
  aavePool,
  aaveSupply,
  dollars,
  encode,
  erc20Approve,
  ether,
  owner,
  request,
  usdc,
  v3ExactInputSingle,
  v3Router,
  v3Router02,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const swap = v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut: ether(0.99) });
const intent = 'Swap 3000 USDC for WETH on Uniswap';

const vault = '0x1c0ffee00000000000000000000000000000a017';
const deposit = {
  to: vault,
  data: encode('function deposit(uint256 assets, address receiver)', dollars(100), owner),
} as const;

export const approvalCoversPrimaryCases: NodeCases = {
  node: 'intent_alignment.approval_covers_primary',
  cases: [
    {
      name: 'stops far more than a vault takes whose asset the bytes do not name',
      request: request(`Deposit 100 USDC into the vault ${vault}`, [
        erc20Approve(usdc, vault, dollars(100_000)),
        deposit,
      ]),
      expect: 'FAIL',
      says: 'Set the approval to 100000000.',
    },
    {
      name: 'lets through just what such a vault takes',
      request: request(`Deposit 100 USDC into the vault ${vault}`, [erc20Approve(usdc, vault, dollars(100)), deposit]),
      expect: 'PASS',
    },
    {
      name: 'stops an approval that is too small',
      request: request(intent, [erc20Approve(usdc, v3Router, dollars(300)), swap]),
      expect: 'FAIL',
      says: 'Set the approval to 3000000000.',
    },
    {
      name: 'stops an approval that is ten times what is needed',
      request: request(intent, [erc20Approve(usdc, v3Router, dollars(30_000)), swap]),
      expect: 'FAIL',
      says: 'nobody asked for more',
    },
    {
      name: 'stops an approval that is said to be too small',
      request: request('Approve 50 USDC for Aave, then supply 100 USDC to Aave', [
        erc20Approve(usdc, aavePool, dollars(50)),
        aaveSupply(usdc, dollars(100)),
      ]),
      expect: 'FAIL',
      says: '100 USDC',
    },
    {
      name: 'lets an approval of what is used through',
      request: request(intent, [erc20Approve(usdc, v3Router, dollars(3000)), swap]),
      expect: 'PASS',
    },
    {
      name: 'lets a larger approval through that is asked for',
      request: request('Approve 500 USDC for Aave, then supply 100 USDC to Aave', [
        erc20Approve(usdc, aavePool, dollars(500)),
        aaveSupply(usdc, dollars(100)),
      ]),
      expect: 'PASS',
    },
    {
      name: 'stops more than the step takes that an approval prepares',
      request: request(intent, erc20Approve(usdc, v3Router, dollars(3001))),
      expect: 'FAIL',
      says: 'Approve 3000000000 at most.',
    },
    {
      name: 'stops two spenders who may each take what is used once',
      request: request(intent, [
        erc20Approve(usdc, v3Router, dollars(3000)),
        erc20Approve(usdc, v3Router02, dollars(3000)),
        swap,
      ]),
      expect: 'FAIL',
      says: '6,000 USDC',
    },
    {
      name: 'stops two spenders who may each take what a step to come takes once',
      request: request(intent, [
        erc20Approve(usdc, v3Router, dollars(3000)),
        erc20Approve(usdc, v3Router02, dollars(3000)),
      ]),
      expect: 'FAIL',
      says: '6,000 USDC',
    },
    {
      name: 'lets less through than the step takes that an approval prepares',
      request: request(intent, erc20Approve(usdc, v3Router, dollars(2999))),
      expect: 'PASS',
      says: 'does not exceed what "Swap 3000 USDC for WETH on Uniswap" takes',
    },
    {
      name: 'cannot tell where the words do not say how much the step takes',
      request: request('Buy 1 WETH with USDC on Uniswap', erc20Approve(usdc, v3Router, dollars(3000))),
      expect: 'SKIP',
    },
    {
      name: 'has nothing to say where nothing is approved',
      request: request(intent, swap),
      expect: 'SKIP',
    },
  ],
};
