import { checksumAddress } from '@countersign/protocol';
import {
  dollars,
  erc20Transfer,
  ether,
  friend,
  nativeTransfer,
  request,
  stranger,
  usdc,
  v3ExactInput,
  v3ExactInputSingle,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const unlisted = erc20Transfer(stranger, friend, 100n);

export const tokenLegitimacyCases: NodeCases = {
  node: 'legal_compliance.token_legitimacy',
  cases: [
    {
      name: 'stops a token that no list knows',
      request: request(`Send 100 USDC to ${friend}`, unlisted),
      expect: 'FAIL',
      says: 'not listed',
    },
    {
      name: 'asks about an unlisted token that a swap brings, where the intent names a symbol that no list has',
      request: request(
        'Swap 1000 USDC for MOON on Uniswap',
        v3ExactInputSingle({ tokenIn: usdc, tokenOut: stranger, amountIn: dollars(1000), minOut: ether(5) }),
      ),
      expect: 'SKIP',
      says: 'name it by its address',
    },
    {
      name: 'asks about an unlisted token that a swap only goes through',
      request: request(
        'Swap 1000 USDC for WETH on Uniswap',
        v3ExactInput([usdc, stranger, weth], [500, 500], dollars(1000), ether(0.3)),
      ),
      expect: 'SKIP',
      says: checksumAddress(stranger),
    },
    {
      name: 'stops a token of another chain',
      request: request(`Send 100 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(100)), { chain_id: 8453 }),
      expect: 'FAIL',
      says: 'Base',
    },
    {
      name: 'lets an unlisted token through that the intent names by address',
      request: request(`Send 100 base units of ${stranger} to ${friend}`, unlisted),
      expect: 'PASS',
    },
    {
      name: 'lets an unlisted token through that the operator allows',
      request: request(`Send 100 MOON to ${friend}`, unlisted),
      policy: { allowed: [stranger] },
      expect: 'PASS',
    },
    {
      name: 'lets listed tokens through',
      request: request(`Send 100 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(100))),
      expect: 'PASS',
    },
    {
      name: 'lets any token through on a test network',
      request: request(`Send 100 MOON to ${friend}`, unlisted, { chain_id: 11_155_111 }),
      expect: 'PASS',
    },
    {
      name: 'skips where no token moves',
      request: request(`Send 1 ETH to ${friend}`, nativeTransfer(friend, ether(1))),
      expect: 'SKIP',
    },
  ],
};
