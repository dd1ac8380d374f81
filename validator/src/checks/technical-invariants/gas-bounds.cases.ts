import { dollars, erc20Transfer, ether, friend, nativeTransfer, request, usdc } from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const send = erc20Transfer(usdc, friend, dollars(100));
const intent = `Send 100 USDC to ${friend}`;
const coins = nativeTransfer(friend, ether(1));
const coinIntent = `Send 1 ETH to ${friend}`;

export const gasBoundsCases: NodeCases = {
  node: 'technical_invariants.gas_bounds',
  cases: [
    {
      name: 'stops less than a plain transfer costs',
      request: request(coinIntent, coins, { gas: 20_999 }),
      expect: 'FAIL',
      says: '21,000',
    },
    {
      name: 'stops the gas of a plain transfer for a call',
      request: request(intent, send, { gas: 21_000 }),
      expect: 'FAIL',
      says: '21,000',
    },
    {
      name: 'stops more than anything needs',
      request: request(coinIntent, coins, { chain_id: 8453, gas: 30_000_001 }),
      expect: 'FAIL',
      says: '30,000,000',
    },
    {
      name: 'stops more than the intent allows',
      request: request(`${intent}, gas limit at most 60000`, send, { gas: 80_000 }),
      expect: 'FAIL',
      says: '60,000',
    },
    {
      name: 'stops an implausible fee',
      request: request(coinIntent, coins, { gas: 21_000, maxFeePerGas: '20000000000000' }),
      expect: 'FAIL',
      says: 'a plausible fee is at most 10,000 gwei',
    },
    {
      name: 'stops such a fee where no gas limit is named',
      request: request(coinIntent, coins, { gasPrice: '20000000000000' }),
      expect: 'FAIL',
      says: '20,000 gwei',
    },
    {
      name: 'stops gas that costs more than a coin',
      request: request(intent, send, { gas: 2_000_000, maxFeePerGas: '1000000000000' }),
      expect: 'FAIL',
      says: '2 ETH',
    },
    {
      name: 'stops a higher price of gas than the intent allows',
      request: request(`${intent}, gas price at most 20 gwei`, send, { gas: 65_000, maxFeePerGas: '30000000000' }),
      expect: 'FAIL',
      says: 'the intent allows at most 20 gwei',
    },
    {
      name: 'stops a higher cost of gas than the intent allows',
      request: request(`${intent}, spend at most 0.001 ETH on gas`, send, {
        gas: 65_000,
        maxFeePerGas: '30000000000',
      }),
      expect: 'FAIL',
      says: '0.00195 ETH',
    },
    {
      name: 'lets a usual fee through',
      request: request(intent, send, { gas: 65_000, maxFeePerGas: '30000000000', maxPriorityFeePerGas: '1000000000' }),
      expect: 'PASS',
    },
    {
      name: 'lets a price of gas through that the intent allows',
      request: request(`${intent}, gas price at most 30 gwei`, send, { gas: 65_000, gasPrice: '30000000000' }),
      expect: 'PASS',
    },
    {
      name: 'lets any fee through on a test network',
      request: request(coinIntent, coins, { chain_id: 11_155_111, gas: 21_000, gasPrice: '20000000000000' }),
      expect: 'PASS',
    },
    {
      name: 'cannot tell a cost where no fee is named',
      request: request(`${intent}, gas price at most 30 gwei`, send, { gas: 65_000 }),
      expect: 'SKIP',
      says: 'no gas price',
    },
    {
      name: 'lets 21,000 for a plain transfer through',
      request: request(coinIntent, coins, { gas: '21000' }),
      expect: 'PASS',
    },
    { name: 'lets hex through', request: request(intent, send, { gas: '0xfde8' }), expect: 'PASS', says: '65,000' },
    {
      name: 'stops more than Ethereum lets one transaction use',
      request: request(intent, send, { gas: 2 ** 24 + 1 }),
      expect: 'FAIL',
      says: '16,777,216',
    },
    {
      name: 'lets all that Ethereum lets one transaction use through',
      request: request(intent, send, { gas: 2 ** 24 }),
      expect: 'PASS',
    },
    {
      name: 'lets more through where no such limit stands',
      request: request(coinIntent, coins, { chain_id: 8453, gas: 2 ** 24 + 1 }),
      expect: 'PASS',
    },
    { name: 'lets a generous limit through', request: request(intent, send, { gas: 2_000_000 }), expect: 'PASS' },
    { name: 'skips where no limit is named', request: request(intent, send), expect: 'SKIP' },
  ],
};
