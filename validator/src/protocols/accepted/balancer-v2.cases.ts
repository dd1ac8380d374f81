import { encodeAbiParameters, parseAbiParameters } from 'viem';
import { type AcceptedCase, friend, owner, soon } from './accepted-case.fixture.ts';

const to = '0xba12222222228d8ba445958a75a0704d566bf2c8';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const ether = 10n ** 18n;
const dollars = (amount: number) => BigInt(amount) * 10n ** 6n;
const deadline = BigInt(soon);
const poolId = '0x96646936b91d6b9d7d0c47c496afbf3d6ec7b6f8000200000000000000000019';
const pool = poolId.slice(0, 42);
const funds = { sender: owner, fromInternalBalance: false, recipient: owner, toInternalBalance: false };
const swap = 'Swap 1 WETH for at least 2900 USDC on Balancer V2 within 20 minutes';
const amounts = [dollars(1500), ether / 2n] as const;

export const balancerV2: readonly AcceptedCase[] = [
  {
    function: 'swap((bytes32,uint8,address,address,uint256,bytes),(address,bool,address,bool),uint256,uint256)',
    intent: swap,
    to,
    args: {
      singleSwap: { poolId, kind: 0, assetIn: weth, assetOut: usdc, amount: ether, userData: '0x' },
      funds,
      limit: dollars(2900),
      deadline,
    },
  },
  {
    function:
      'batchSwap(uint8,(bytes32,uint256,uint256,uint256,bytes)[],address[],(address,bool,address,bool),int256[],uint256)',
    intent: swap,
    to,
    args: {
      kind: 0,
      swaps: [{ poolId, assetInIndex: 0n, assetOutIndex: 1n, amount: ether, userData: '0x' }],
      assets: [weth, usdc],
      funds,
      limits: [ether, -dollars(2900)],
      deadline,
    },
  },
  {
    function: 'joinPool(bytes32,address,address,(address[],uint256[],bytes,bool))',
    intent: `Add 1500 USDC and 0.5 WETH of liquidity to the Balancer V2 pool ${pool} for at least 2 BPT`,
    to,
    args: {
      poolId,
      sender: owner,
      recipient: owner,
      request: {
        assets: [usdc, weth],
        maxAmountsIn: amounts,
        userData: encodeAbiParameters(parseAbiParameters('uint256, uint256[], uint256'), [1n, amounts, 2n * ether]),
        fromInternalBalance: false,
      },
    },
    notApproved: 'no list knows the tokens of pools, so that the owner looks at them',
  },
  {
    function: 'exitPool(bytes32,address,address,(address[],uint256[],bytes,bool))',
    intent: `Remove 2 BPT from the Balancer V2 pool ${pool} for at least 1500 USDC and 0.5 WETH`,
    to,
    args: {
      poolId,
      sender: owner,
      recipient: owner,
      request: {
        assets: [usdc, weth],
        minAmountsOut: amounts,
        userData: encodeAbiParameters(parseAbiParameters('uint256, uint256'), [1n, 2n * ether]),
        toInternalBalance: false,
      },
    },
    notApproved: 'no list knows the tokens of pools, so that the owner looks at them',
  },
  {
    function: 'setRelayerApproval(address,address,bool)',
    intent: `Approve ${friend} as my relayer on Balancer V2`,
    to,
    args: { sender: owner, relayer: friend, approved: true },
  },
  {
    function: 'manageUserBalance((uint8,address,uint256,address,address)[])',
    intent: 'Deposit 250 USDC into Balancer V2',
    to,
    args: { ops: [{ kind: 0, asset: usdc, amount: dollars(250), sender: owner, recipient: owner }] },
  },
  {
    function: 'flashLoan(address,address[],uint256[],bytes)',
    intent: `Take a flash loan of 250 USDC from Balancer V2 to ${friend}`,
    to,
    args: { recipient: friend, tokens: [usdc], amounts: [dollars(250)], userData: '0x' },
    notApproved: 'runs the code of whoever gets the loan',
  },
];
