import {
  dollars,
  encode,
  erc20Transfer,
  ether,
  friend,
  nativeTransfer,
  owner,
  request,
  stranger,
  usdc,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const transfer = nativeTransfer(friend, ether(1));
/** The bridge of OP Mainnet and of Base, on Ethereum. */
const bridges = {
  optimism: '0x99C9fc46f92E8a1c0deC1b1747d010903E884bE1',
  base: '0x3154Cf16ccdb4C6d922629664174b904d80F2C35',
} as const;
const bridgeEther = (bridge: (typeof bridges)[keyof typeof bridges]) => ({
  to: bridge,
  data: encode('function depositETH(uint32 minGasLimit, bytes extraData)', 200_000, '0x'),
  value: String(ether(1)),
});

export const chainMatchingCases: NodeCases = {
  node: 'intent_alignment.chain_matching',
  cases: [
    {
      name: 'stops a token of another chain where the request names none',
      request: request(`Send 5 USDC to ${friend} on Base`, erc20Transfer(usdc, friend, dollars(5)), { chain_id: null }),
      expect: 'FAIL',
      says: 'not a listed token of Base',
    },
    {
      name: 'cannot tell where the request names no chain and the token is of the one said',
      request: request(`Send 5 USDC to ${friend} on Ethereum`, erc20Transfer(usdc, friend, dollars(5)), {
        chain_id: null,
      }),
      expect: 'SKIP',
    },
    {
      name: 'stops a transaction for another chain',
      request: request(`Send 1 ETH to ${friend} on Base`, transfer),
      expect: 'FAIL',
      says: '(8453)',
    },
    {
      name: 'stops the main network where a test network is named',
      request: request(`Send 1 ETH to ${friend} on Sepolia`, transfer),
      expect: 'FAIL',
      says: 'Sepolia (11155111)',
    },
    {
      name: 'stops a bridge that pays out on another chain',
      request: request('Bridge 1 ETH to Base', bridgeEther(bridges.optimism)),
      expect: 'FAIL',
      says: 'Optimism',
    },
    {
      name: 'stops a bridge to a chain that nobody named',
      request: request('Bridge 1 ETH with the official bridge', bridgeEther(bridges.base)),
      expect: 'FAIL',
      says: 'Base',
    },
    {
      name: 'lets the chain through that is named',
      request: request(`Send 1 ETH to ${friend} on Ethereum`, transfer),
      expect: 'PASS',
    },
    {
      name: 'lets a bridge through to the chain that is named',
      request: request('Bridge 1 ETH to Base', bridgeEther(bridges.base)),
      expect: 'PASS',
    },
    {
      name: 'cannot tell where the request names no chain',
      request: {
        human_intent: `Send 1 ETH to ${friend} on Base`,
        proposed_tx: { from: owner, ...transfer },
      },
      expect: 'SKIP',
      says: 'does not name the chain of the transaction',
    },
    {
      name: 'has nothing to say where no chain is named',
      request: request(`Send 1 of ${stranger} to ${friend}`, erc20Transfer(stranger, friend, 1n)),
      expect: 'SKIP',
    },
  ],
};
