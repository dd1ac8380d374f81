import { numberToHex } from 'viem';
import { type AcceptedCase, friend, owner } from './accepted-case.fixture.ts';

const manager = '0xa0c68c638235ee32657e8f720a23cec1bfc77c77';
const depositManager = '0x401f6c983ea34274ec46f84d70b31c151321188b';
const migration = '0x29e7df7b6a1b2b07b731457f499e1696c60e2c4e';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const pol = '0x455e53cbb86018ac2b8092fdcd39d8444affc3f6';
const ether = 10n ** 18n;
const amount = 50n * ether;

export const polygonBridge: readonly AcceptedCase[] = [
  {
    function: 'depositEtherFor(address)',
    intent: 'Bridge 2 ETH to Polygon with the Polygon bridge',
    to: manager,
    value: 2n * ether,
    args: { user: owner },
  },
  {
    function: 'depositFor(address,address,bytes)',
    intent: `Bridge 500 USDC to ${friend} on Polygon with the Polygon bridge`,
    to: manager,
    args: { user: friend, rootToken: usdc, depositData: numberToHex(500_000_000n, { size: 32 }) },
  },
  {
    function: 'exit(bytes)',
    intent: 'Claim my 500 USDC from the Polygon bridge',
    to: manager,
    args: { inputData: '0xf90123' },
    notApproved: 'what is paid out, and to whom, stands in a proof that is read on chain only',
  },
  {
    function: 'depositERC20(address,uint256)',
    intent: 'Bridge 50 POL to Polygon with the Polygon bridge',
    to: depositManager,
    args: { token: pol, amount },
  },
  {
    function: 'depositERC20ForUser(address,address,uint256)',
    intent: `Bridge 50 POL to ${friend} on Polygon with the Polygon bridge`,
    to: depositManager,
    args: { token: pol, user: friend, amount },
  },
  {
    function: 'depositEther()',
    intent: 'Bridge 2 ETH to Polygon with the Polygon bridge',
    to: depositManager,
    value: 2n * ether,
    args: {},
  },
  { function: 'migrate(uint256)', intent: 'Swap 50 MATIC for 50 POL', to: migration, args: { amount } },
  { function: 'unmigrate(uint256)', intent: 'Swap 50 POL for 50 MATIC', to: migration, args: { amount } },
  {
    function: 'unmigrateTo(address,uint256)',
    intent: `Swap 50 POL for 50 MATIC, recipient ${friend}`,
    to: migration,
    args: { recipient: friend, amount },
  },
];
