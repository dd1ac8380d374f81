import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parsePolicy, policyFile } from './policy.ts';

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const lower = usdc.toLowerCase();
const parse = (json: unknown) => parsePolicy(JSON.stringify(json), 'policy.json');

describe('parsePolicy', () => {
  it('reads every possible field of the file', () => {
    expect(
      parse({
        tokens: [{ chain_id: 1, address: usdc, symbol: 'OURS', decimals: 6 }],
        contracts: [{ chain_id: 1, address: usdc, protocol: 'aave-v3', role: 'pool', name: 'Our pool' }],
        blocked: [usdc],
        allowed: ['0x00000000000000000000000000000000000000aa'],
        limits: [
          { asset: 'native', max: '1000000000000000000' },
          { chain_id: 10, asset: usdc, max: '0' },
        ],
        allowed_assets: ['native', usdc],
        denied_assets: [usdc],
        denied_jurisdictions: ['KP'],
        attribution_suffixes: ['0xDEADBEEF', 'c0de'],
        payees: [
          { host: 'api.example.com:8443', address: usdc },
          { host: 'api.example.com:8443', address: '0x00000000000000000000000000000000000000aa' },
        ],
        unlisted_payee_max_usd: 0.5,
      }),
    ).toEqual({
      tokens: [{ chainId: 1, address: lower, symbol: 'OURS', name: 'OURS', decimals: 6 }],
      contracts: [{ chainId: 1, address: lower, protocol: 'aave-v3', role: 'pool', name: 'Our pool' }],
      policy: {
        blocked: new Set([lower]),
        allowed: new Set(['0x00000000000000000000000000000000000000aa']),
        limits: [
          { chainId: null, asset: 'native', max: 10n ** 18n },
          { chainId: 10, asset: lower, max: 0n },
        ],
        allowedAssets: new Set(['native', lower]),
        deniedAssets: new Set([lower]),
        deniedJurisdictions: new Set(['KP']),
        attributionSuffixes: ['deadbeef', 'c0de'],
        payees: new Map([['api.example.com:8443', new Set([lower, '0x00000000000000000000000000000000000000aa'])]]),
        unlistedPayeeMaxUsd: 0.5,
      },
    });
  });

  it('forbids nothing by default', () => {
    expect(parse({})).toEqual({
      tokens: [],
      contracts: [],
      policy: {
        blocked: new Set(),
        allowed: new Set(),
        limits: [],
        allowedAssets: null,
        deniedAssets: new Set(),
        deniedJurisdictions: new Set(),
        attributionSuffixes: [],
        payees: new Map(),
        unlistedPayeeMaxUsd: 1,
      },
    });
  });

  it('distinguishes an empty list of allowed assets from none', () => {
    expect(parse({ allowed_assets: [] }).policy.allowedAssets).toEqual(new Set());
  });

  it.each([
    [{ payees: [{ host: 'https://api.example.com', address: usdc }] }, 'payees[0].host: must be a host in lower case'],
    [{ payees: [{ host: 'API.example.com', address: usdc }] }, 'payees[0].host: must be a host in lower case'],
    [{ block: [] }, 'policy.json has "block", which is not known.'],
    [
      { tokens: [{ chain_id: 1, address: usdc, symbol: 'A', decimals: 6, logo: '' }] },
      'tokens[0]: has "logo", which is not known.',
    ],
    [
      { tokens: [{ chain_id: 1, address: usdc, symbol: 'UЅDС', decimals: 6 }] },
      'tokens[0].symbol: must be 1 to 32 printable',
    ],
    [{ tokens: [{ chain_id: 1, address: usdc, symbol: 'A', decimals: 78 }] }, 'tokens[0].decimals: '],
    [{ tokens: [{ chain_id: '1', address: usdc, symbol: 'A', decimals: 6 }] }, 'tokens[0].chain_id: must be a number.'],
    [
      { contracts: [{ chain_id: 1, address: usdc, protocol: 'Aave V3', role: 'pool' }] },
      'contracts[0].protocol: must be a slug',
    ],
    [{ blocked: ['0x12'] }, 'blocked[0]: must be 0x and 40 hex digits'],
    [{ blocked: [usdc.replace('eB48', 'Eb48')] }, 'blocked[0]: must be 0x and 40 hex digits'],
    [{ limits: [{ asset: 'ETH', max: '1' }] }, "limits[0].asset: must be an address or 'native'"],
    [{ limits: [{ asset: 'native', max: '1.5' }] }, 'limits[0].max: must be base units'],
    [{ limits: [{ asset: 'native', max: 1 }] }, 'limits[0].max: must be a string.'],
    [{ denied_jurisdictions: ['North Korea'] }, 'denied_jurisdictions[0]: must be an ISO 3166 code'],
    [{ attribution_suffixes: ['0x123'] }, 'attribution_suffixes[0]: must be hex'],
    [{ blocked: [usdc], allowed: [lower] }, 'blocked, allowed: 0xa0b8'],
    [[], 'policy.json must be an object.'],
    [{ blocked: {} }, 'blocked: must be a list.'],
    [{ limits: [{ asset: 'native' }] }, 'limits[0].max: is missing.'],
  ])('refuses %j and names the place', (json, message) => {
    expect(() => parse(json)).toThrow(message);
    expect(() => parse(json)).toThrow(/^policy\.json:? /);
  });

  it('has a schema for publication', () => {
    const { properties = {} } = z.toJSONSchema(policyFile, { io: 'input' });
    expect(Object.keys(properties)).toEqual([
      'tokens',
      'contracts',
      'blocked',
      'allowed',
      'limits',
      'allowed_assets',
      'denied_assets',
      'denied_jurisdictions',
      'attribution_suffixes',
      'payees',
      'unlisted_payee_max_usd',
    ]);
  });

  it('reports all faults at once', () => {
    expect(() => parse({ blocked: ['0x12'], denied_jurisdictions: [5] })).toThrow(
      /blocked\[0\].*; denied_jurisdictions\[0\]/,
    );
  });

  it('refuses what is not valid JSON', () => {
    expect(() => parsePolicy('{', 'policy.json')).toThrow('policy.json is not valid JSON');
  });
});
