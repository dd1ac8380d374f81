import { pad } from 'viem';
import { type AcceptedCase, friend, owner } from './accepted-case.fixture.ts';

const usdcPool = '0xc026395860db2d07ee33e05fe50ed7bd583189c7';
const router = '0x8731d54e9d02c286767d56ac03e8037c07e01e98';
const routerEth = '0x150f94b44927f078737562f0fcf3c95c01cc2376';
const ether = 10n ** 18n;
const dollars = 10n ** 6n;
const fee = ether / 1000n;
const send = '((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)';

const args = (dstEid: number, to: `0x${string}`) => ({
  sendParam: {
    dstEid,
    to: pad(to, { size: 32 }),
    amountLD: 500n * dollars,
    minAmountLD: 499n * dollars,
    extraOptions: '0x',
    composeMsg: '0x',
    oftCmd: '0x',
  },
  fee: { nativeFee: fee, lzTokenFee: 0n },
  refundAddress: owner,
});

export const stargate: readonly AcceptedCase[] = [
  {
    function: `send${send}`,
    intent: 'Bridge 500 USDC to Base with Stargate, at least 499 USDC must arrive',
    to: usdcPool,
    value: fee,
    args: args(30184, owner),
  },
  {
    function: `sendToken${send}`,
    intent: `Bridge 500 USDC to ${friend} on Arbitrum with Stargate, at least 499 USDC must arrive`,
    to: usdcPool,
    value: fee,
    args: args(30110, friend),
  },
  {
    function: 'swap(uint16,uint256,uint256,address,uint256,uint256,(uint256,uint256,bytes),bytes,bytes)',
    intent: 'Bridge 500 USDC to Arbitrum with Stargate from pool 1 to pool 2, at least 499 USDC must arrive',
    to: router,
    value: fee,
    args: {
      dstChainId: 110,
      srcPoolId: 1n,
      dstPoolId: 2n,
      refundAddress: owner,
      amountLD: 500n * dollars,
      minAmountLD: 499n * dollars,
      lzTxParams: { dstGasForCall: 0n, dstNativeAmount: 0n, dstNativeAddr: '0x' },
      to: owner,
      payload: '0x',
    },
    notApproved: 'which token a pool holds is known on chain only',
  },
  {
    function: 'swapETH(uint16,address,bytes,uint256,uint256)',
    intent: 'Bridge 2 ETH to Arbitrum with Stargate, at least 1.99 ETH must arrive',
    to: routerEth,
    value: 2n * ether + fee,
    args: {
      dstChainId: 110,
      refundAddress: owner,
      toAddress: owner,
      amountLD: 2n * ether,
      minAmountLD: (199n * ether) / 100n,
    },
  },
];
