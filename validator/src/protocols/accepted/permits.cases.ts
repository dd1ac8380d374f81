import { type AcceptedCase, friend, owner, soon } from './accepted-case.fixture.ts';

const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f';
const permit2Contract = '0x000000000022d473030f116ddee9f6b43ac78ba3';
const amount = 250_000_000n;
const deadline = BigInt(soon);
const signature = `0x${'12'.repeat(65)}`;
const parts = { v: 27, r: `0x${'12'.repeat(32)}`, s: `0x${'34'.repeat(32)}` };

const permit = `Permit ${friend} to spend 250 USDC within 20 minutes`;
const send = `Send 250 USDC to ${friend} within 20 minutes`;

export const eip2612: readonly AcceptedCase[] = [
  {
    function: 'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    intent: permit,
    to: usdc,
    args: { owner, spender: friend, value: amount, deadline, ...parts },
  },
  {
    function: 'permit(address,address,uint256,uint256,bytes)',
    intent: permit,
    to: usdc,
    args: { owner, spender: friend, value: amount, deadline, signature },
  },
  {
    function: 'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
    intent: `Sign an unlimited DAI permit for ${friend} within 20 minutes`,
    to: dai,
    args: { holder: owner, spender: friend, nonce: 1n, expiry: deadline, allowed: true, ...parts },
  },
];

const details = { token: usdc, amount, expiration: soon, nonce: 1 };
const permitted = { token: usdc, amount };
const transfer = { to: friend, requestedAmount: amount };
const witness = { witness: `0x${'0b'.repeat(32)}`, witnessTypeString: 'Note note)Note(string text)' };

const signedTransfers = (name: string, rest: string, extra: object): AcceptedCase[] => [
  {
    function: `${name}(((address,uint256),uint256,uint256),(address,uint256),address,${rest})`,
    intent: send,
    to: permit2Contract,
    args: { permit: { permitted, nonce: 1n, deadline }, transferDetails: transfer, owner, ...extra, signature },
  },
  {
    function: `${name}(((address,uint256)[],uint256,uint256),(address,uint256)[],address,${rest})`,
    intent: send,
    to: permit2Contract,
    args: {
      permit: { permitted: [permitted], nonce: 1n, deadline },
      transferDetails: [transfer],
      owner,
      ...extra,
      signature,
    },
  },
];

export const permit2: readonly AcceptedCase[] = [
  {
    function: 'approve(address,address,uint160,uint48)',
    intent: `Approve ${friend} to spend 250 USDC through Permit2 within 20 minutes`,
    to: permit2Contract,
    args: { token: usdc, spender: friend, amount, expiration: soon },
  },
  {
    function: 'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)',
    intent: permit,
    to: permit2Contract,
    args: { owner, permitSingle: { details, spender: friend, sigDeadline: deadline }, signature },
  },
  {
    function: 'permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)',
    intent: permit,
    to: permit2Contract,
    args: { owner, permitBatch: { details: [details], spender: friend, sigDeadline: deadline }, signature },
  },
  {
    function: 'transferFrom(address,address,uint160,address)',
    intent: `Send 250 USDC to ${friend}`,
    to: permit2Contract,
    args: { from: owner, to: friend, amount, token: usdc },
  },
  {
    function: 'transferFrom((address,address,uint160,address)[])',
    intent: `Send 250 USDC to ${friend}`,
    to: permit2Contract,
    args: { transferDetails: [{ from: owner, to: friend, amount, token: usdc }] },
  },
  ...signedTransfers('permitTransferFrom', 'bytes', {}),
  ...signedTransfers('permitWitnessTransferFrom', 'bytes32,string,bytes', witness),
  {
    function: 'lockdown((address,address)[])',
    intent: `Revoke the Permit2 allowance of ${friend} for USDC`,
    to: permit2Contract,
    args: { approvals: [{ token: usdc, spender: friend }] },
  },
  {
    function: 'invalidateNonces(address,address,uint48)',
    intent: `Cancel the Permit2 permits of ${friend} for the token ${usdc} up to nonce 12`,
    to: permit2Contract,
    args: { token: usdc, spender: friend, newNonce: 12 },
  },
  {
    function: 'invalidateUnorderedNonces(uint256,uint256)',
    intent: 'Cancel my signed Permit2 transfers: nonce word 3, nonce mask 64',
    to: permit2Contract,
    args: { wordPos: 3n, mask: 64n },
  },
];
