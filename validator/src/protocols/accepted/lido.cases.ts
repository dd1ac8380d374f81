import { type AcceptedCase, friend, owner, soon } from './accepted-case.fixture.ts';

const steth = '0xae7ab96520de3a18e5e111b5eaab095312d7fe84';
const wsteth = '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0';
const queue = '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1';
const staker = '0xa88f0329c2c4ce51ba3fc619bbf44efe7120dd0d';

const ether = 10n ** 18n;
const permit = {
  value: 5n * ether,
  deadline: BigInt(soon),
  v: 27,
  r: `0x${'12'.repeat(32)}`,
  s: `0x${'34'.repeat(32)}`,
};

export const lido: readonly AcceptedCase[] = [
  {
    function: 'submit(address)',
    intent: 'Stake 2 ETH with Lido',
    to: steth,
    value: 2n * ether,
    args: { referral: friend },
  },
  {
    function: 'stakeETH(address)',
    intent: 'Stake 2 ETH with Lido for wstETH',
    to: staker,
    value: 2n * ether,
    args: { referral: friend },
  },
  {
    function: 'transferShares(address,uint256)',
    intent: `Transfer 5000 shares of stETH to ${friend}`,
    to: steth,
    args: { recipient: friend, sharesAmount: 5000n },
    notApproved: 'what a share is worth is known on chain only',
  },
  {
    function: 'transferSharesFrom(address,address,uint256)',
    intent: `Transfer 5000 shares of stETH to ${friend}`,
    to: steth,
    args: { sender: owner, recipient: friend, sharesAmount: 5000n },
    notApproved: 'what a share is worth is known on chain only',
  },
  { function: 'wrap(uint256)', intent: 'Wrap 5 stETH into wstETH', to: wsteth, args: { amount: 5n * ether } },
  { function: 'unwrap(uint256)', intent: 'Unwrap 5 wstETH into stETH', to: wsteth, args: { amount: 5n * ether } },
  {
    function: 'requestWithdrawals(uint256[],address)',
    intent: 'Unstake 5 stETH with Lido',
    to: queue,
    args: { amounts: [5n * ether], owner },
  },
  {
    function: 'requestWithdrawalsWstETH(uint256[],address)',
    intent: 'Unstake 5 wstETH with Lido',
    to: queue,
    args: { amounts: [5n * ether], owner },
  },
  {
    function: 'requestWithdrawalsWithPermit(uint256[],address,(uint256,uint256,uint8,bytes32,bytes32))',
    intent: 'Unstake 5 stETH with Lido',
    to: queue,
    args: { amounts: [5n * ether], owner, permit },
  },
  {
    function: 'requestWithdrawalsWstETHWithPermit(uint256[],address,(uint256,uint256,uint8,bytes32,bytes32))',
    intent: 'Unstake 5 wstETH with Lido',
    to: queue,
    args: { amounts: [5n * ether], owner, permit },
  },
  {
    function: 'claimWithdrawal(uint256)',
    intent: 'Claim my Lido withdrawal request 48213',
    to: queue,
    args: { requestId: 48213n },
  },
  {
    function: 'claimWithdrawals(uint256[],uint256[])',
    intent: 'Claim my Lido withdrawal requests 48213 and 48214',
    to: queue,
    args: { requestIds: [48213n, 48214n], hints: [1n, 2n] },
  },
  {
    function: 'claimWithdrawalsTo(uint256[],uint256[],address)',
    intent: `Claim my Lido withdrawal requests 48213 and 48214 to ${friend}`,
    to: queue,
    args: { requestIds: [48213n, 48214n], hints: [1n, 2n], recipient: friend },
  },
];
