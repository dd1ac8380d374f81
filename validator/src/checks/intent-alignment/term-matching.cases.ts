import { encode, friend, owner, request, type SentCall, stranger } from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const queue = '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1';
const contract = '0x3c2ad6a5bd0e9d1e0d5f3a2b1c4d5e6f70819203';

const claim = (...ids: readonly bigint[]): SentCall => ({
  to: queue,
  data: encode(
    'function claimWithdrawals(uint256[] requestIds, uint256[] hints)',
    ids,
    ids.map(() => 1n),
  ),
});

const give = (to: string): SentCall => ({
  to: contract,
  data: encode('function transferOwnership(address newOwner)', to),
});

const stake = (seconds: number): SentCall => ({
  to: '0x0000000071727de22e5e9d8baf0edac6f37da032',
  data: encode('function addStake(uint32 unstakeDelaySec)', seconds),
  value: '1000000000000000000',
});

/** By the controller of .eth names. */
const renewal = (label: string): SentCall => ({
  to: '0x253553366da8546fc250f225fe3d25d0c782303b',
  data: encode('function renew(string name, uint256 duration)', label, 31_536_000n),
  value: '2000000000000000',
});

/** To the market of Morpho that lends USDC against wstETH. */
const lend = (oracle = '0x48f7e36eb6b826b2df4b2e630b62cd25e89e40e2'): SentCall => ({
  to: '0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb',
  data: encode(
    'function supply((address,address,address,address,uint256),uint256,uint256,address,bytes)',
    [
      '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
      '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0',
      oracle,
      '0x870ac11d48b15db9a138cf899d20f13f79ba00bc',
      860_000_000_000_000_000n,
    ],
    500_000_000n,
    0n,
    owner,
    '0x',
  ),
});

export const termMatchingCases: NodeCases = {
  node: 'intent_alignment.term_matching',
  cases: [
    {
      name: 'stops the claim of another request than the one named',
      request: request('Claim my Lido withdrawal request 48213', claim(48214n)),
      expect: 'FAIL',
      says: '48214',
    },
    {
      name: 'does not settle another name than the one to be renewed',
      request: request('Renew the ENS name alice.eth for 1 year', renewal('bob')),
      expect: 'SKIP',
      says: 'bob.eth',
    },
    {
      name: 'lets the name through that is to be renewed',
      request: request('Renew the ENS name alice.eth for 1 year', renewal('alice')),
      expect: 'PASS',
    },
    {
      name: 'stops a longer lock than the one named',
      request: request('Stake 1 ETH in the ERC-4337 entry point for 3 days', stake(30 * 86_400)),
      expect: 'FAIL',
      says: '30 days',
    },
    {
      name: 'stops another market of the same protocol than the pair named',
      request: request('Supply 500 USDC to the WBTC/USDC market on Morpho', lend()),
      expect: 'FAIL',
      says: 'WBTC/USDC',
    },
    {
      name: 'stops a loan against another collateral than the one named',
      request: request('lend 500 usdc on morpho against my wbtc', lend()),
      expect: 'FAIL',
      says: 'against my wbtc',
    },
    {
      name: 'stops another market than the one whose id is named',
      request: request(`Supply 500 USDC to Morpho market 0x${'12'.repeat(32)}`, lend()),
      expect: 'FAIL',
      says: 'wstETH/USDC',
    },
    {
      name: 'stops a market of the pair named with another loan-to-value',
      request: request('Supply 500 USDC to the wstETH/USDC market with 94.5% LLTV on Morpho', lend()),
      expect: 'FAIL',
      says: '94.5% LLTV',
    },
    {
      name: 'stops a market that lends where the idle one is named',
      request: request("Supply 500 USDC to Morpho's idle market", lend()),
      expect: 'FAIL',
      says: 'idle market',
    },
    {
      name: 'lets a known market through, named by its pair in either order',
      request: request('Supply 500 USDC to the USDC/wstETH market on Morpho', lend()),
      expect: 'PASS',
    },
    {
      name: 'lets a known market through with its own loan-to-value',
      request: request('Supply 500 USDC to the wstETH/USDC market with 86% LLTV on Morpho', lend()),
      expect: 'PASS',
    },
    {
      name: 'lets a known market through where the intent leaves the choice open',
      request: request('Supply 500 USDC to Morpho', lend()),
      expect: 'PASS',
    },
    {
      name: 'cannot judge a market that only its maker knows, even where the pair is the one named',
      request: request('Supply 500 USDC to the wstETH/USDC market on Morpho', lend(stranger)),
      expect: 'SKIP',
      says: 'market to 0x',
    },
    {
      name: 'lets the requests named through, however they are joined',
      request: request('Claim my Lido withdrawal requests 48,213 and #48214', claim(48213n, 48214n)),
      expect: 'PASS',
    },
    {
      name: 'lets the lock named through, in other units',
      request: request('Stake 1 ETH in the ERC-4337 entry point for 72 hours', stake(3 * 86_400)),
      expect: 'PASS',
    },
    {
      name: 'asks where the request is not named',
      request: request('Claim my Lido withdrawal', claim(48213n)),
      expect: 'SKIP',
      says: '48213',
    },
    {
      name: 'asks where another contract is named',
      request: request(`Transfer the ownership of ${stranger} to ${friend}`, give(friend)),
      expect: 'SKIP',
    },
    {
      name: 'stops a request whose number the words have for a time',
      request: request('Claim my Lido withdrawal request 48213 within 30 minutes', claim(30n)),
      expect: 'FAIL',
      says: 'The intent says request 48213, but the transaction sets the withdrawal request to 30.',
    },
    {
      name: 'asks where the number stands elsewhere than beside its noun',
      request: request('Claim my Lido withdrawal request 48213, leave 48214 where it is', claim(48214n)),
      expect: 'SKIP',
      says: '48214',
    },
    {
      name: 'asks where the request is named to be left alone',
      request: request('Claim my Lido withdrawal, but not request 48214', claim(48214n)),
      expect: 'SKIP',
      says: '48214',
    },
    {
      name: 'asks where one of two requests is claimed',
      request: request('Claim my Lido withdrawal requests 48213 and 48214', claim(48213n)),
      expect: 'SKIP',
      says: '48213',
    },
    {
      name: 'does not take an amount for the number of a request',
      request: request('Claim my Lido withdrawal, about 5 ETH', claim(5n)),
      expect: 'SKIP',
    },
  ],
};
