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
      name: 'stops more than a block',
      request: request(intent, send, { gas: 30_000_001 }),
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
      name: 'lets 21,000 for a plain transfer through',
      request: request(coinIntent, coins, { gas: '21000' }),
      expect: 'PASS',
    },
    { name: 'lets hex through', request: request(intent, send, { gas: '0xfde8' }), expect: 'PASS', says: '65,000' },
    { name: 'lets a generous limit through', request: request(intent, send, { gas: 2_000_000 }), expect: 'PASS' },
    { name: 'skips where no limit is named', request: request(intent, send), expect: 'SKIP' },
  ],
};
