import type { Address } from '@countersign/protocol';
import { maxUint160, maxUint256 } from 'viem';
import {
  aavePool,
  aaveSupply,
  dai,
  dollars,
  encode,
  erc20Permit,
  ether,
  friend,
  owner,
  permit2,
  permitMessage,
  request,
  signRequest,
  soon,
  stranger,
  usdc,
  usdt,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';
import { permitSwap } from '../router-requests.fixture.ts';

const router: Address = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af';
const oneInch: Address = '0x111111125421cA6dc452d289314280a0f8842A65';
const vault: Address = '0x9ca1f7fb6e1d3e5b1c7e2f4b7a8a5e4d3c2b1a09';
const start = soon - 1200;
const inDays = (days: number) => start + days * 86_400;
const inMinutes = (minutes: number) => start + minutes * 60;
const maxUint48 = 281_474_976_710_655;

const daiPermit = (spender: Address, allowed: boolean, expiry: number) => ({
  domain: { name: 'Dai Stablecoin', version: '1', chainId: 1, verifyingContract: dai },
  primaryType: 'Permit',
  types: {
    Permit: [
      { name: 'holder', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'nonce', type: 'uint256' },
      { name: 'expiry', type: 'uint256' },
      { name: 'allowed', type: 'bool' },
    ],
  },
  message: { holder: owner, spender, nonce: '3', expiry: String(expiry), allowed },
});

interface Allowance {
  readonly token: Address;
  readonly amount: bigint;
  readonly expiration: number;
}

const permitDetails = [
  { name: 'token', type: 'address' },
  { name: 'amount', type: 'uint160' },
  { name: 'expiration', type: 'uint48' },
  { name: 'nonce', type: 'uint48' },
];
const permit2Domain = { name: 'Permit2', chainId: 1, verifyingContract: permit2 };
const detail = ({ token, amount, expiration }: Allowance) => ({
  token,
  amount: String(amount),
  expiration: String(expiration),
  nonce: '0',
});

const permitSingle = (spender: Address, allowance: Allowance, sigDeadline: number | bigint = soon) => ({
  domain: permit2Domain,
  primaryType: 'PermitSingle',
  types: {
    PermitDetails: permitDetails,
    PermitSingle: [
      { name: 'details', type: 'PermitDetails' },
      { name: 'spender', type: 'address' },
      { name: 'sigDeadline', type: 'uint256' },
    ],
  },
  message: { details: detail(allowance), spender, sigDeadline: String(sigDeadline) },
});

const permitBatch = (spender: Address, allowances: readonly Allowance[]) => ({
  domain: permit2Domain,
  primaryType: 'PermitBatch',
  types: {
    PermitDetails: permitDetails,
    PermitBatch: [
      { name: 'details', type: 'PermitDetails[]' },
      { name: 'spender', type: 'address' },
      { name: 'sigDeadline', type: 'uint256' },
    ],
  },
  message: { details: allowances.map(detail), spender, sigDeadline: String(soon) },
});

const permitTransfer = (spender: Address, token: Address, amount: bigint, deadline: number) => ({
  domain: permit2Domain,
  primaryType: 'PermitTransferFrom',
  types: {
    TokenPermissions: [
      { name: 'token', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
    PermitTransferFrom: [
      { name: 'permitted', type: 'TokenPermissions' },
      { name: 'spender', type: 'address' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  message: { permitted: { token, amount: String(amount) }, spender, nonce: '7', deadline: String(deadline) },
});

export const permitRiskSigningCases: NodeCases = {
  node: 'adversarial_detection.permit_risk',
  cases: [
    {
      name: 'a permit for half an hour',
      request: signRequest(
        `Sign a permit so that ${friend} can spend 250 USDC in the next 30 minutes`,
        permitMessage(usdc, friend, dollars(250), { deadline: inMinutes(30) }),
      ),
      expect: 'PASS',
    },
    {
      name: 'a permit whose deadline is not said',
      request: signRequest(
        `Sign a permit for ${friend} to spend 250 USDC`,
        permitMessage(usdc, friend, dollars(250), { deadline: inMinutes(30) }),
      ),
      expect: 'PASS',
    },
    {
      name: 'a permit for a day',
      request: signRequest(
        `Permit ${friend} to spend 250 USDC, valid for 24 hours`,
        permitMessage(usdc, friend, dollars(250), { deadline: inDays(1) }),
      ),
      expect: 'PASS',
    },
    {
      name: 'a permit for thirty days',
      request: signRequest(
        `Permit ${friend} to spend 250 USDC for 30 days`,
        permitMessage(usdc, friend, dollars(250), { deadline: inDays(30) }),
      ),
      expect: 'PASS',
    },
    {
      name: 'a permit without end that the words ask for',
      request: signRequest(
        `Permit ${friend} to spend 250 USDC, with no expiry`,
        permitMessage(usdc, friend, dollars(250), { deadline: maxUint256 }),
      ),
      expect: 'PASS',
    },
    {
      name: 'a permit of DAI, which knows only all',
      request: signRequest(
        `Sign an unlimited DAI permit for ${friend} that expires in 20 minutes`,
        daiPermit(friend, true, soon),
      ),
      expect: 'PASS',
    },
    {
      name: 'a permit of DAI for 1inch',
      request: signRequest(
        'Sign an unlimited DAI permit for 1inch, valid for one hour',
        daiPermit(oneInch, true, inMinutes(60)),
      ),
      expect: 'PASS',
    },
    {
      name: 'a revocation by a permit of DAI',
      request: signRequest(`Revoke the DAI permit of ${friend}`, daiPermit(friend, false, inMinutes(60))),
      expect: 'SKIP',
    },
    {
      name: 'an allowance of Permit2 for thirty days, signed for half an hour',
      request: signRequest(
        'Let Uniswap spend 1000 USDC through Permit2 for 30 days',
        permitSingle(router, { token: usdc, amount: dollars(1000), expiration: inDays(30) }, inMinutes(30)),
      ),
      expect: 'PASS',
    },
    {
      name: 'the largest allowance of Permit2, asked for',
      request: signRequest(
        'Sign an unlimited Permit2 allowance of USDC for the Uniswap Universal Router, for 30 days',
        permitSingle(router, { token: usdc, amount: maxUint160, expiration: inDays(30) }, inMinutes(30)),
      ),
      expect: 'PASS',
    },
    {
      name: 'two allowances of Permit2',
      request: signRequest(
        'Permit Uniswap to spend 1000 USDC and 1 WETH for 20 minutes',
        permitBatch(router, [
          { token: usdc, amount: dollars(1000), expiration: soon },
          { token: weth, amount: ether(1), expiration: soon },
        ]),
      ),
      expect: 'PASS',
    },
    {
      name: 'a transfer with Permit2',
      request: signRequest(
        `Sign a Permit2 transfer of 250 USDC for ${friend}, valid for 30 minutes`,
        permitTransfer(friend, usdc, dollars(250), inMinutes(30)),
      ),
      expect: 'PASS',
    },
    {
      name: 'a permit on chain',
      request: request(`Permit ${friend} to spend 250 USDC within 20 minutes`, erc20Permit(usdc, friend, dollars(250))),
      expect: 'PASS',
    },
    { name: 'a permit inside a swap', request: permitSwap, expect: 'PASS' },
    {
      name: 'a permit inside a supply',
      request: request('Supply 100 USDC to Aave with a permit that ends in 20 minutes', {
        to: aavePool,
        data: encode(
          'function supplyWithPermit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
          usdc,
          dollars(100),
          owner,
          0,
          BigInt(soon),
          27,
          `0x${'11'.repeat(32)}`,
          `0x${'22'.repeat(32)}`,
        ),
      }),
      expect: 'PASS',
    },
    {
      name: 'a permit of the named amount that never ends, as programs sign it for a single use',
      request: signRequest(
        'Sign a permit for 1inch to spend 250 USDC',
        permitMessage(usdc, oneInch, dollars(250), { deadline: maxUint256 }),
      ),
      expect: 'SKIP',
      says: 'say until when',
    },
    {
      name: 'a permit for the vault that the words name, and the deposit',
      request: request(`Deposit 1000 USDC into the vault ${vault}`, [
        erc20Permit(usdc, vault, dollars(1000)),
        { to: vault, data: encode('function deposit(uint256 assets, address receiver)', dollars(1000), owner) },
      ]),
      expect: 'PASS',
    },
    {
      name: 'a permit for a vault that nobody named, and the deposit',
      request: request('Deposit 1000 USDC into the vault', [
        erc20Permit(usdc, vault, dollars(1000)),
        { to: vault, data: encode('function deposit(uint256 assets, address receiver)', dollars(1000), owner) },
      ]),
      expect: 'FAIL',
    },
    {
      name: 'a permit for a year that the words ask for',
      request: signRequest(
        `Permit ${friend} to spend 75 USDC for one year`,
        permitMessage(usdc, friend, dollars(75), { deadline: inDays(365) }),
      ),
      expect: 'PASS',
    },
    {
      name: 'a permit that serves a supply',
      request: request('Supply 100 USDC to Aave', [
        erc20Permit(usdc, aavePool, dollars(100)),
        aaveSupply(usdc, dollars(100)),
      ]),
      expect: 'PASS',
    },
    {
      name: 'a permit for a stranger next to a supply',
      request: request('Supply 100 USDC to Aave', [
        erc20Permit(usdc, stranger, dollars(100)),
        aaveSupply(usdc, dollars(100)),
      ]),
      expect: 'FAIL',
    },
    {
      name: 'a permit without limit next to a supply',
      request: request('Supply 100 USDC to Aave', [
        erc20Permit(usdc, aavePool, maxUint256),
        aaveSupply(usdc, dollars(100)),
      ]),
      expect: 'FAIL',
    },
    {
      name: 'a permit for a stranger where a swap is asked for',
      request: signRequest('Swap 250 USDC for WETH on Uniswap', permitMessage(usdc, stranger, dollars(250))),
      expect: 'FAIL',
    },
    {
      name: 'a permit without end and without limit that nobody asked for',
      request: signRequest(
        `Sign a permit for ${friend} to spend 250 USDC`,
        permitMessage(usdc, friend, maxUint256, { deadline: maxUint256 }),
      ),
      expect: 'FAIL',
    },
    {
      name: 'an allowance for a year where thirty days are said',
      request: signRequest(
        'Let Uniswap spend 1000 USDC through Permit2 for 30 days',
        permitSingle(router, { token: usdc, amount: dollars(1000), expiration: inDays(365) }),
      ),
      expect: 'FAIL',
    },
    {
      name: 'the largest allowance where an amount is said',
      request: signRequest(
        'Let Uniswap spend 1000 USDC through Permit2 for 30 days',
        permitSingle(router, { token: usdc, amount: maxUint160, expiration: inDays(30) }),
      ),
      expect: 'FAIL',
    },
    {
      name: 'a third allowance in the batch',
      request: signRequest(
        'Permit Uniswap to spend 1000 USDC for 20 minutes',
        permitBatch(router, [
          { token: usdc, amount: dollars(1000), expiration: soon },
          { token: usdt, amount: maxUint160, expiration: maxUint48 },
        ]),
      ),
      expect: 'FAIL',
    },
    {
      name: 'a permit of DAI where an amount is said',
      request: signRequest(`Permit ${friend} to spend 250 DAI`, daiPermit(friend, true, maxUint48)),
      expect: 'FAIL',
    },
    {
      name: 'a login that is a permit',
      request: signRequest('Sign in to the app', permitMessage(usdc, stranger, maxUint256, { deadline: maxUint256 })),
      expect: 'FAIL',
    },
    {
      name: 'a permit on chain for a stranger behind a transfer',
      request: request(`Send 250 USDC to ${friend}`, [
        { to: usdc, data: encode('function transfer(address to, uint256 amount)', friend, dollars(250)) },
        erc20Permit(usdc, stranger, dollars(250)),
      ]),
      expect: 'FAIL',
    },
  ],
};
