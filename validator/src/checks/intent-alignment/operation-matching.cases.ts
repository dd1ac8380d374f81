import {
  aavePool,
  aaveSupply,
  dollars,
  encode,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  request,
  safeExec,
  steth,
  stranger,
  usdc,
  v3Router,
  weth,
  wrapEther,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const zero = '0x0000000000000000000000000000000000000000';

const account = '0x1c0ffee0000000000000000000000000000acc01';
const inSafe = (data: `0x${string}`) => ({ ...safeExec({ to: account, data }, 0), to: account }) as const;

export const operationMatchingCases: NodeCases = {
  node: 'intent_alignment.operation_matching',
  cases: [
    {
      name: 'gives no advice on bytes that cannot be read',
      request: request(`Send 100 USDC to ${friend}`, { to: usdc, data: '0xa9059cbb00' }),
      expect: 'SKIP',
    },
    {
      name: 'gives no advice on a field that cannot be read',
      request: request(`Send 100 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(1)), { gas: 'much' }),
      expect: 'SKIP',
    },
    {
      name: 'stops an intent that says nothing',
      request: request('  ', erc20Transfer(usdc, friend, dollars(100))),
      expect: 'FAIL',
      says: 'The intent is empty',
    },
    {
      name: 'stops a module where an owner was to be added',
      request: request(
        `Add ${stranger} as an owner of my Safe ${account}`,
        inSafe(encode('function enableModule(address module)', stranger)),
      ),
      expect: 'FAIL',
      says: 'as an owner of my Safe',
    },
    {
      name: 'stops a fallback handler where a guard was to be set',
      request: request(
        `Set the guard of my Safe ${account} to ${stranger}`,
        inSafe(encode('function setFallbackHandler(address handler)', stranger)),
      ),
      expect: 'FAIL',
      says: 'Set the guard of my Safe',
    },
    {
      name: 'lets the right through that is named',
      request: request(
        `Enable the module ${stranger} on my Safe ${account}`,
        inSafe(encode('function enableModule(address module)', stranger)),
      ),
      expect: 'PASS',
    },
    {
      name: 'stops an approval where a transfer was asked for',
      request: request(`Send 100 USDC to ${friend}`, erc20Approve(usdc, friend, dollars(100))),
      expect: 'FAIL',
      says: 'take at most',
    },
    {
      name: 'stops an approval for something else than the step that is left out',
      request: request(
        'Approve 100 USDC for Uniswap and supply 100 USDC to Aave',
        erc20Approve(usdc, v3Router, dollars(100)),
      ),
      expect: 'FAIL',
      says: 'supply',
    },
    {
      name: 'lets an approval through that prepares the step behind it',
      request: request(
        'Approve 100 USDC for Aave and supply 100 USDC to Aave',
        erc20Approve(usdc, aavePool, dollars(100)),
      ),
      expect: 'PASS',
      says: 'prepares "supply 100 USDC to Aave"; the step itself is not in these bytes',
    },
    {
      name: 'lets a step through whose approval may have been given before',
      request: request('Approve 100 USDC for Aave and supply 100 USDC to Aave', aaveSupply(usdc, dollars(100))),
      expect: 'PASS',
      says: 'may have been done earlier',
    },
    {
      name: 'stops a right where no verb is said, which can only be a payment',
      request: request(`100 USDC to ${friend}`, erc20Approve(usdc, friend, dollars(100))),
      expect: 'FAIL',
    },
    {
      name: 'lets a transfer through that was asked for',
      request: request(`Send 100 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(100))),
      expect: 'PASS',
      says: 'The transaction carries out every action of the intent: send.',
    },
    {
      name: 'lets a wrap through for a swap of ETH to WETH',
      request: request('Swap 1 ETH for WETH', wrapEther(ether(1))),
      expect: 'PASS',
    },
    {
      name: 'lets an unwrap through for a swap of WETH to ETH',
      request: request('Convert 2 WETH to ETH', { to: weth, data: encode('function withdraw(uint256 wad)', ether(2)) }),
      expect: 'PASS',
    },
    {
      name: 'lets a stake with Lido through that is called a deposit',
      request: request('Deposit 1 ETH into Lido', {
        to: steth,
        data: encode('function submit(address referral)', zero),
        value: String(ether(1)),
      }),
      expect: 'PASS',
    },
    {
      name: 'lets a supply through whose approval was not spoken of',
      request: request('Supply 100 USDC to Aave', [
        erc20Approve(usdc, '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2', dollars(100)),
        aaveSupply(usdc, dollars(100)),
      ]),
      expect: 'PASS',
    },
  ],
};
