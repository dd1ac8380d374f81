import { type AcceptedCase, friend, owner } from './accepted-case.fixture.ts';

const ether = 10n ** 18n;
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const nobody = '0x0000000000000000000000000000000000000000';
const aaveV2 = '0x7d2768de32b0b80b7a3454c06bdac94a69ddc7a9';
const kilnVault = '0x640522135e5e4598cae85b170d5a675a53770fa0';

/** Contracts that only their descriptors speak of. */
export const described: readonly AcceptedCase[] = [
  {
    function: 'deposit(uint256,address)',
    intent: 'Deposit 1000 USDC into the kAaveUSDC vault',
    to: kilnVault,
    args: { assets: 1_000_000_000n, receiver: owner },
  },
  {
    function: 'withdraw(uint256,address,address)',
    intent: `Withdraw 500 USDC from the kAaveUSDC vault to ${friend}`,
    to: kilnVault,
    args: { assets: 500_000_000n, receiver: friend, owner },
  },
  {
    function: 'deposit(uint256,address)',
    intent: 'Deposit 2 WETH into the smWETH vault',
    chainId: 8453,
    to: '0x27d8c7273fd3fcc6956a0b370ce5fd4a7fc65c18',
    args: { assets: 2n * ether, receiver: owner },
  },
  {
    function: 'redeem(uint256,address,address)',
    intent: 'Redeem 5 shares of the kAaveUSDC vault',
    to: kilnVault,
    args: { shares: 5n * ether, receiver: owner, owner },
    notApproved: 'the decimals of its shares are known on chain only',
  },
  {
    function: 'deposit(address,address)',
    intent: 'Stake 2 ETH with Serenita B.V.',
    to: '0xb36fc5e542cb4fc562a624912f55da2758998113',
    value: 2n * ether,
    args: { receiver: owner, referrer: nobody },
  },
  {
    function: 'deposit(address,uint256,address,uint16)',
    intent: 'Deposit 800 USDC into Aave v2',
    to: aaveV2,
    args: { asset: usdc, amount: 800_000_000n, onBehalfOf: owner, referralCode: 0 },
  },
  {
    function: 'withdraw(address,uint256,address)',
    intent: 'Withdraw 1 WETH from Aave v2',
    to: aaveV2,
    args: { asset: weth, amount: ether, to: owner },
  },
  {
    function: 'setUserUseReserveAsCollateral(address,bool)',
    intent: 'Use my WETH as collateral on Aave v2',
    to: aaveV2,
    args: { asset: weth, useAsCollateral: true },
    notApproved: 'no kind of effect says what its descriptor says',
  },
];
