import { type AcceptedCase, owner } from './accepted-case.fixture.ts';

const to = '0x7d2768de32b0b80b7a3454c06bdac94a69ddc7a9';
const asset = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const amount = 500_000_000n;

export const aaveV2: readonly AcceptedCase[] = [
  {
    function: 'deposit(address,uint256,address,uint16)',
    intent: 'Supply 500 USDC to Aave V2',
    to,
    args: { asset, amount, onBehalfOf: owner, referralCode: 0 },
  },
  {
    function: 'withdraw(address,uint256,address)',
    intent: 'Withdraw 500 USDC from Aave V2',
    to,
    args: { asset, amount, to: owner },
  },
  {
    function: 'borrow(address,uint256,uint256,uint16,address)',
    intent: 'Borrow 500 USDC from Aave V2',
    to,
    args: { asset, amount, interestRateMode: 2n, referralCode: 0, onBehalfOf: owner },
  },
  {
    function: 'repay(address,uint256,uint256,address)',
    intent: 'Repay 500 USDC on Aave V2',
    to,
    args: { asset, amount, rateMode: 2n, onBehalfOf: owner },
  },
  {
    function: 'swapBorrowRateMode(address,uint256)',
    intent: 'Switch my USDC debt on Aave V2 to the variable rate',
    to,
    args: { asset, rateMode: 1n },
    notApproved: 'a setting of the debt, of which words say too little',
  },
  {
    function: 'setUserUseReserveAsCollateral(address,bool)',
    intent: 'Use my USDC as collateral on Aave V2',
    to,
    args: { asset, useAsCollateral: true },
  },
];
