import { type AcceptedCase, friend, owner } from './accepted-case.fixture.ts';

/** A vault whose asset, DAI, is listed. */
const vault = '0x83f20f44975d03b1b09e64809b757c47f942beea';
const ether = 10n ** 18n;

export const erc7540: readonly AcceptedCase[] = [
  {
    function: 'requestDeposit(uint256,address,address)',
    intent: `Deposit 500 DAI into the vault ${vault}`,
    to: vault,
    args: { assets: 500n * ether, controller: owner, owner },
  },
  {
    function: 'requestRedeem(uint256,address,address)',
    intent: `Redeem 500 sDAI from the vault ${vault}`,
    to: vault,
    args: { shares: 500n * ether, controller: owner, owner },
  },
  {
    function: 'deposit(uint256,address,address)',
    intent: `Claim 500 DAI from the vault ${vault}`,
    to: vault,
    args: { assets: 500n * ether, receiver: owner, controller: owner },
  },
  {
    function: 'mint(uint256,address,address)',
    intent: `Claim 500 sDAI from the vault ${vault}`,
    to: vault,
    args: { shares: 500n * ether, receiver: owner, controller: owner },
  },
  {
    function: 'setOperator(address,bool)',
    intent: `Revoke the approval of ${friend} for sDAI`,
    to: vault,
    args: { operator: friend, approved: false },
  },
];
