import { type AcceptedCase, friend, owner, soon } from './accepted-case.fixture.ts';

const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const uni = '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984';
const amount = 250_000_000n;

const authorization = {
  from: owner,
  to: friend,
  value: amount,
  validAfter: 0n,
  validBefore: BigInt(soon),
  nonce: `0x${'0a'.repeat(32)}`,
};
const signature = { v: 27, r: `0x${'12'.repeat(32)}`, s: `0x${'34'.repeat(32)}` };
const send = `Send 250 USDC to ${friend}`;
const approve = `Approve ${friend} to spend 250 USDC`;

export const erc20: readonly AcceptedCase[] = [
  { function: 'transfer(address,uint256)', intent: send, to: usdc, args: { to: friend, amount } },
  {
    function: 'transferFrom(address,address,uint256)',
    intent: send,
    to: usdc,
    args: { from: owner, to: friend, amount },
  },
  { function: 'transferAndCall(address,uint256)', intent: send, to: usdc, args: { to: friend, amount } },
  {
    function: 'transferAndCall(address,uint256,bytes)',
    intent: send,
    to: usdc,
    args: { to: friend, amount, data: '0x' },
  },
  {
    function: 'transferFromAndCall(address,address,uint256)',
    intent: send,
    to: usdc,
    args: { from: owner, to: friend, amount },
  },
  {
    function: 'transferFromAndCall(address,address,uint256,bytes)',
    intent: send,
    to: usdc,
    args: { from: owner, to: friend, amount, data: '0x' },
  },
  { function: 'approveAndCall(address,uint256)', intent: approve, to: usdc, args: { spender: friend, amount } },
  {
    function: 'approveAndCall(address,uint256,bytes)',
    intent: approve,
    to: usdc,
    args: { spender: friend, amount, data: '0x' },
  },
  { function: 'approve(address,uint256)', intent: approve, to: usdc, args: { spender: friend, amount } },
  {
    function: 'increaseAllowance(address,uint256)',
    intent: approve,
    to: usdc,
    args: { spender: friend, addedValue: amount },
    notApproved: 'what the spender may take already is known on chain only',
  },
  {
    function: 'decreaseAllowance(address,uint256)',
    intent: `Lower the USDC allowance of ${friend} by 250 USDC`,
    to: usdc,
    args: { spender: friend, subtractedValue: amount },
    notApproved: 'what the spender may still take is known on chain only',
  },
  ...['transferWithAuthorization', 'receiveWithAuthorization'].flatMap((name): AcceptedCase[] => [
    {
      function: `${name}(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)`,
      intent: `${send} within 20 minutes`,
      to: usdc,
      args: { ...authorization, ...signature },
    },
    {
      function: `${name}(address,address,uint256,uint256,uint256,bytes32,bytes)`,
      intent: `${send} within 20 minutes`,
      to: usdc,
      args: { ...authorization, signature: `0x${'12'.repeat(65)}` },
    },
  ]),
  {
    function: 'burn(uint256)',
    intent: 'Burn 250 USDC',
    to: usdc,
    args: { amount },
    notApproved: 'what is burnt is gone, so the owner decides',
  },
  {
    function: 'burnFrom(address,uint256)',
    intent: 'Burn 250 USDC',
    to: usdc,
    args: { account: owner, amount },
    notApproved: 'what is burnt is gone, so the owner decides',
  },
  {
    function: 'mint(address,uint256)',
    intent: 'Mint 250 USDC to me',
    to: usdc,
    args: { to: owner, amount },
    notApproved: 'only the issuer of a token can create it',
  },
  {
    function: 'delegate(address)',
    intent: `Delegate my UNI votes to ${friend}`,
    to: uni,
    args: { delegatee: friend },
  },
  {
    function: 'delegateBySig(address,uint256,uint256,uint8,bytes32,bytes32)',
    intent: `Delegate my UNI votes to ${friend} within 20 minutes`,
    to: uni,
    args: { delegatee: friend, nonce: 1n, expiry: BigInt(soon), ...signature },
  },
];
