import { describe, expect, it } from 'vitest';
import { coinMark } from '../effects/asset-marks.ts';
import { chainById } from './chains.ts';
import { assetsOf, deployed } from './deployed.ts';

const slugs =
  'weth permit2 uniswap-v2 uniswap-v3 uniswap-v4 uniswap-universal-router cow aave-v3 compound-v2 compound-v3 lido morpho-blue 1inch balancer-v2 balancer-v3 curve safe multicall3 erc4337 ens across stargate cctp hop op-bridge arbitrum-bridge polygon-bridge'.split(
    ' ',
  );

describe('deployed', () => {
  it.each([
    ['uniswap-v3', 'swap_router_02', 1, '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45'],
    ['uniswap-v3', 'swap_router_02', 11155111, '0x3bfa4769fb09eefc5a80d6e87c3b9c650f7ae48e'],
    ['uniswap-v3', 'swap_router', 1, '0xe592427a0aece92de3edee1f18e0157c05861564'],
    ['uniswap-v2', 'router', 1, '0x7a250d5630b4cf539739df2c5dacb4c659f2488d'],
    ['uniswap-universal-router', 'universal_router', 1, '0x66a9893cc07d91d95644aedd05d03f95e1dba8af'],
    ['permit2', 'permit2', 8453, '0x000000000022d473030f116ddee9f6b43ac78ba3'],
    ['cow', 'settlement', 1, '0x9008d19f58aabd9ed0d60971565aa8510560ab41'],
    ['cow', 'vault_relayer', 100, '0xc92e8bdf79f0507f65a392b0ab4667716bfe0110'],
    ['aave-v3', 'pool', 1, '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2'],
    ['safe', 'multi_send_call_only', 1, '0x9641d764fc13c8b624c04430c7356c1c7c8102e2'],
    ['erc4337', 'entry_point', 1, '0x0000000071727de22e5e9d8baf0edac6f37da032'],
    ['op-bridge', 'l1_standard_bridge_base', 1, '0x3154cf16ccdb4c6d922629664174b904d80f2c35'],
    ['cctp', 'token_messenger', 1, '0xbd3fa81b58ba92a82136038b25adec7066af3155'],
  ] as const)('%s %s on chain %s', (slug, role, chainId, address) => {
    expect(deployed(slug)[role]?.[chainId]).toContain(address);
  });

  it('has only known chains and addresses in lower case, and no address with two roles on a chain', () => {
    const roles = new Map<string, string>();
    for (const slug of slugs) {
      for (const [role, byChain] of Object.entries(deployed(slug))) {
        for (const [chainId, addresses] of Object.entries(byChain)) {
          expect(chainById(Number(chainId))).not.toBeNull();
          for (const address of addresses) {
            expect(address).toMatch(/^0x[0-9a-f]{40}$/);
            expect(roles.get(`${chainId} ${address}`)).toBeUndefined();
            roles.set(`${chainId} ${address}`, `${slug} ${role}`);
          }
        }
      }
    }
    expect(roles.size).toBeGreaterThan(1000);
  });

  it('throws for a slug without contracts', () => {
    expect(() => deployed('no-such-protocol')).toThrow('no-such-protocol');
  });
});

describe('assetsOf', () => {
  it.each([
    ['aave-v3', 1, '0x98c23e9d8f34fefb1b7bd6a91b7ff122f4e16f5c', ['0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48']],
    [
      'compound-v3',
      42161,
      '0x9c4ec768c28520b50860ea7a15bd7213a9ff58bf',
      ['0xaf88d065e77c8cc2239327c5edb3a432268e5831'],
    ],
    ['compound-v3', 8453, '0x9c4ec768c28520b50860ea7a15bd7213a9ff58bf', ['0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca']],
    ['compound-v2', 1, '0x4ddc2d193948926d02f9b1fe9e1daa0718270ed5', [coinMark]],
    ['hop', 1, '0xb8901acb165ed027e32754e0ffe830802919727f', [coinMark]],
    [
      'curve',
      1,
      '0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7',
      [
        '0x6b175474e89094c44da98b954eedeac495271d0f',
        '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
        '0xdac17f958d2ee523a2206206994597c13d831ec7',
      ],
    ],
  ] as const)('%s on chain %s, %s', (slug, chainId, contract, expected) => {
    expect(assetsOf(slug, chainId, contract)).toEqual(expected);
  });

  it('returns nothing for unknown contracts, or without a chain if two chains differ', () => {
    expect(assetsOf('curve', 1, coinMark)).toEqual([]);
    expect(assetsOf('native', 1, coinMark)).toEqual([]);
    expect(assetsOf('compound-v3', null, '0x9c4ec768c28520b50860ea7a15bd7213a9ff58bf')).toEqual([]);
    expect(assetsOf('curve', null, '0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7')).toHaveLength(3);
  });
});
