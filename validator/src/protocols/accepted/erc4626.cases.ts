import { type AcceptedCase, friend, owner } from './accepted-case.fixture.ts';

/** sDAI, which holds DAI. */
const vault = '0x83f20f44975d03b1b09e64809b757c47f942beea';
const ether = 10n ** 18n;

export const erc4626: readonly AcceptedCase[] = [
  {
    function: 'deposit(uint256,address)',
    intent: `Deposit 500 DAI into the vault ${vault}`,
    to: vault,
    args: { assets: 500n * ether, receiver: owner },
  },
  {
    function: 'mint(uint256,address)',
    intent: `Supply DAI to the vault ${vault} for exactly 500 sDAI`,
    to: vault,
    args: { shares: 500n * ether, receiver: owner },
    notApproved: 'what the shares cost is known on chain only',
  },
  {
    function: 'withdraw(uint256,address,address)',
    intent: `Withdraw 500 DAI from the vault ${vault} to ${friend}`,
    to: vault,
    args: { assets: 500n * ether, receiver: friend, owner },
  },
  {
    function: 'redeem(uint256,address,address)',
    intent: `Redeem 500 sDAI from the vault ${vault}`,
    to: vault,
    args: { shares: 500n * ether, receiver: owner, owner },
  },
];
