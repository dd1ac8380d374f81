import { type AcceptedCase, owner } from './accepted-case.ts';

const sdai = '0x83f20f44975d03b1b09e64809b757c47f942beea';
const ether = 10n ** 18n;

export const erc4626: readonly AcceptedCase[] = [
  {
    function: 'deposit(uint256,address)',
    intent: 'Deposit 500 DAI into sDAI',
    to: sdai,
    args: { assets: 500n * ether, receiver: owner },
  },
  {
    function: 'mint(uint256,address)',
    intent: 'Mint 500 sDAI by depositing DAI',
    to: sdai,
    args: { shares: 500n * ether, receiver: owner },
    notApproved: 'what the shares cost is known on chain only',
  },
  {
    function: 'withdraw(uint256,address,address)',
    intent: 'Withdraw 500 DAI from sDAI',
    to: sdai,
    args: { assets: 500n * ether, receiver: owner, owner },
  },
  {
    function: 'redeem(uint256,address,address)',
    intent: 'Redeem 500 sDAI for DAI',
    to: sdai,
    args: { shares: 500n * ether, receiver: owner, owner },
  },
];
