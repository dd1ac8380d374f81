import { type Hex, stringToHex } from 'viem';
import { type AcceptedCase, friend, owner, soon } from './accepted-case.fixture.ts';

const cUsdc = '0x39aa39c021dfbae8fac545936693ac917d5e7563';
const cEther = '0x4ddc2d193948926d02f9b1fe9e1daa0718270ed5';
const maximillion = '0xf859a1ad94bcf445a406b892ef0d3082f4174088';
const comptroller = '0x3d9819210a31b4961b30ef54be2aed79b9c9cd3b';
const comet = '0xc3d688b66703497daa19211eedff47f25384cdc3';
const rewards = '0x1b0e765f6224c21223aea2af16c1c46e38885a40';
const bulker = '0xa397a8c2086c554b531c02e29f3291c9704b00c7';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const ether = 10n ** 18n;
const amount = 500_000_000n;
const word = `0x${'12'.repeat(32)}`;

export const compoundV2: readonly AcceptedCase[] = [
  { function: 'mint(uint256)', intent: 'Supply 500 USDC to Compound', to: cUsdc, args: { mintAmount: amount } },
  { function: 'mint()', intent: 'Supply 2 ETH to Compound', to: cEther, value: 2n * ether, args: {} },
  {
    function: 'redeem(uint256)',
    intent: 'Redeem 1000 cUSDC on Compound for USDC',
    to: cUsdc,
    args: { redeemTokens: 100_000_000_000n },
  },
  {
    function: 'redeemUnderlying(uint256)',
    intent: 'Withdraw 500 USDC from Compound',
    to: cUsdc,
    args: { redeemAmount: amount },
  },
  { function: 'borrow(uint256)', intent: 'Borrow 500 USDC from Compound', to: cUsdc, args: { borrowAmount: amount } },
  {
    function: 'repayBorrow(uint256)',
    intent: 'Repay 500 USDC on Compound',
    to: cUsdc,
    args: { repayAmount: amount },
  },
  { function: 'repayBorrow()', intent: 'Repay 2 ETH on Compound', to: cEther, value: 2n * ether, args: {} },
  {
    function: 'repayBorrowBehalf(address,uint256)',
    intent: `Repay 500 USDC on Compound for ${friend}`,
    to: cUsdc,
    args: { borrower: friend, repayAmount: amount },
  },
  {
    function: 'repayBorrowBehalf(address)',
    intent: `Repay 2 ETH on Compound for ${friend}`,
    to: cEther,
    value: 2n * ether,
    args: { borrower: friend },
  },
  {
    function: 'repayBehalf(address)',
    intent: `Repay at most 2 ETH on Compound for ${friend}`,
    to: maximillion,
    value: 2n * ether,
    args: { borrower: friend },
  },
  {
    function: 'liquidateBorrow(address,uint256,address)',
    intent: `Liquidate ${friend} on Compound: repay 500 USDC and take the cETH collateral`,
    to: cUsdc,
    args: { borrower: friend, repayAmount: amount, cTokenCollateral: cEther },
    notApproved: 'how much collateral comes back is known on chain only',
  },
  {
    function: 'liquidateBorrow(address,address)',
    intent: `Liquidate ${friend} on Compound: repay 2 ETH and take the cUSDC collateral`,
    to: cEther,
    value: 2n * ether,
    args: { borrower: friend, cTokenCollateral: cUsdc },
    notApproved: 'how much collateral comes back is known on chain only',
  },
  {
    function: 'enterMarkets(address[])',
    intent: 'Use my USDC on Compound as collateral',
    to: comptroller,
    args: { cTokens: [cUsdc] },
  },
  {
    function: 'exitMarket(address)',
    intent: 'Disable my USDC on Compound as collateral',
    to: comptroller,
    args: { cTokenAddress: cUsdc },
  },
  { function: 'claimComp(address)', intent: 'Claim my COMP', to: comptroller, args: { holder: owner } },
  {
    function: 'claimComp(address,address[])',
    intent: 'Claim my COMP',
    to: comptroller,
    args: { holder: owner, cTokens: [cUsdc] },
  },
  {
    function: 'claimComp(address[],address[],bool,bool)',
    intent: 'Claim my COMP',
    to: comptroller,
    args: { holders: [owner], cTokens: [cUsdc], borrowers: true, suppliers: true },
  },
];

const bulked = (...parts: readonly (string | bigint)[]): Hex =>
  `0x${parts.map((part) => BigInt(part).toString(16).padStart(64, '0')).join('')}`;

export const compoundV3: readonly AcceptedCase[] = [
  {
    function: 'supply(address,uint256)',
    intent: 'Supply 2 WETH to Compound',
    to: comet,
    args: { asset: weth, amount: 2n * ether },
  },
  {
    function: 'supplyTo(address,address,uint256)',
    intent: `Supply 2 WETH to Compound for ${friend}`,
    to: comet,
    args: { dst: friend, asset: weth, amount: 2n * ether },
  },
  {
    function: 'supplyFrom(address,address,address,uint256)',
    intent: `Supply 2 WETH to Compound for ${friend}`,
    to: comet,
    args: { from: owner, dst: friend, asset: weth, amount: 2n * ether },
  },
  {
    function: 'withdraw(address,uint256)',
    intent: 'Withdraw 2 WETH from Compound',
    to: comet,
    args: { asset: weth, amount: 2n * ether },
  },
  {
    function: 'withdrawTo(address,address,uint256)',
    intent: `Withdraw 2 WETH from Compound to ${friend}`,
    to: comet,
    args: { to: friend, asset: weth, amount: 2n * ether },
  },
  {
    function: 'withdrawFrom(address,address,address,uint256)',
    intent: `Withdraw 2 WETH from Compound to ${friend}`,
    to: comet,
    args: { src: owner, to: friend, asset: weth, amount: 2n * ether },
  },
  {
    function: 'transferAsset(address,address,uint256)',
    intent: `Send 2 WETH to ${friend} on Compound`,
    to: comet,
    args: { dst: friend, asset: weth, amount: 2n * ether },
  },
  {
    function: 'transferAssetFrom(address,address,address,uint256)',
    intent: `Send 2 WETH to ${friend} on Compound`,
    to: comet,
    args: { src: owner, dst: friend, asset: weth, amount: 2n * ether },
  },
  {
    function: 'allow(address,bool)',
    intent: `Revoke the operator ${friend} on Compound`,
    to: comet,
    args: { manager: friend, isAllowed: false },
  },
  {
    function: 'allowBySig(address,address,bool,uint256,uint256,uint8,bytes32,bytes32)',
    intent: `Make ${friend} an operator on Compound within 20 minutes`,
    to: comet,
    args: {
      owner,
      manager: friend,
      isAllowed: true,
      nonce: 1n,
      expiry: BigInt(soon),
      v: 27,
      r: word,
      s: word,
    },
  },
  {
    function: 'buyCollateral(address,uint256,uint256,address)',
    intent: 'Swap 500 USDC for at least 0.2 WETH on Compound',
    to: comet,
    args: { asset: weth, minAmount: ether / 5n, baseAmount: amount, recipient: owner },
  },
  {
    function: 'absorb(address,address[])',
    intent: `Absorb the account ${friend} on Compound`,
    to: comet,
    args: { absorber: owner, accounts: [friend] },
    notApproved: 'what the market takes over is known on chain only',
  },
  {
    function: 'claim(address,address,bool)',
    intent: 'Claim my Compound rewards',
    to: rewards,
    args: { comet, src: owner, shouldAccrue: true },
  },
  {
    function: 'claimTo(address,address,address,bool)',
    intent: `Claim my Compound rewards to ${friend}`,
    to: rewards,
    args: { comet, src: owner, to: friend, shouldAccrue: true },
  },
  {
    function: 'invoke(bytes32[],bytes[])',
    intent: 'Supply 2 WETH to Compound',
    to: bulker,
    args: {
      actions: [stringToHex('ACTION_SUPPLY_ASSET', { size: 32 })],
      data: [bulked(comet, owner, weth, 2n * ether)],
    },
  },
];
