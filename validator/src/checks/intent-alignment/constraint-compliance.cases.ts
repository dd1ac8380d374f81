import {
  dollars,
  encode,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  owner,
  request,
  safeExec,
  stranger,
  unlimited,
  usdc,
  v3ExactInputSingle,
  v3Router,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const swap = v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut: ether(0.99) });
const transfer = erc20Transfer(usdc, friend, dollars(100));

const account = '0x1c0ffee0000000000000000000000000000acc01';

export const constraintComplianceCases: NodeCases = {
  node: 'intent_alignment.constraint_compliance',
  cases: [
    {
      name: 'stops a transaction that has nothing to do with an address the intent names',
      request: request(`Send 100 USDC to ${friend} from my Safe ${stranger}`, {
        ...safeExec(transfer, 0),
        to: account,
      }),
      expect: 'FAIL',
      says: 'does not involve',
    },
    {
      name: 'stops a deposit into another vault than the one named',
      request: request(`Deposit 100 DAI into the vault ${friend}`, {
        to: '0x83F20F44975D03b1b09e64809B757c47f942BEeA',
        data: encode('function deposit(uint256 assets, address receiver)', ether(100), owner),
      }),
      expect: 'FAIL',
      says: friend,
    },
    {
      name: 'lets an address through that the intent rules out',
      request: request(`Send 100 USDC to ${friend}, not to ${stranger}`, transfer),
      expect: 'PASS',
    },
    {
      name: 'stops an approval where none is wanted',
      request: request('Swap 3000 USDC for WETH, no approvals', [erc20Approve(usdc, v3Router, dollars(3000)), swap]),
      expect: 'FAIL',
      says: 'approve',
    },
    {
      name: 'stops an approval without limit where none is wanted',
      request: request('Swap 3000 USDC for WETH, no unlimited approvals', [
        erc20Approve(usdc, v3Router, unlimited),
        swap,
      ]),
      expect: 'FAIL',
    },
    {
      name: 'stops a protocol that is ruled out',
      request: request('Swap 3000 USDC for WETH but not on Uniswap', swap),
      expect: 'FAIL',
      says: 'uniswap',
    },
    {
      name: 'lets a swap through that keeps what is ruled out',
      request: request('Swap 3000 USDC for WETH, no approvals', swap),
      expect: 'PASS',
    },
    {
      name: 'lets an approval with a limit through where only unlimited ones are ruled out',
      request: request('Swap 3000 USDC for WETH, no unlimited approvals', [
        erc20Approve(usdc, v3Router, dollars(3000)),
        swap,
      ]),
      expect: 'PASS',
    },
    {
      name: 'has nothing to say of a plain wish',
      request: request(`Please send 100 USDC to ${friend}, thanks`, transfer),
      expect: 'SKIP',
    },
  ],
};
