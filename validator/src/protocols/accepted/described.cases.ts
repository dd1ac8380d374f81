import { type AcceptedCase, friend, owner } from './accepted-case.fixture.ts';

const ether = 10n ** 18n;
const nobody = '0x0000000000000000000000000000000000000000';
const kilnVault = '0x640522135e5e4598cae85b170d5a675a53770fa0';

/** Contracts that are known only from their descriptors. */
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
];
