import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { ConfigError } from '@countersign/edge';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the environment of the arbiter', () => {
  it('has defaults: everything on this machine, its own folder, a generated master key', () => {
    expect(readConfig({})).toEqual({
      dataDirectory: resolve('.data/orion'),
      masterKey: null,
      serviceUrl: 'http://127.0.0.1:3000',
      apiKey: null,
      validatorUrl: 'http://127.0.0.1:8000',
      validatorToken: null,
      chain: null,
      facts: { rpcUrls: new Map(), budgetMs: 3_000, priceFeedsFile: null, priceFile: null },
      confidenceThreshold: 0.75,
      giveUpSeconds: 600,
      concurrency: 8,
      leaseSeconds: 60,
      dstackSocket: '/var/run/dstack.sock',
      logLevel: 'info',
    });
    expect(readConfig({ ORION_DATA_DIR: '', ORION_MASTER_KEY: '' })).toEqual(readConfig({}));
    expect(readConfig({ DATA_DIR: '/var/lib/x' }).dataDirectory).toBe('/var/lib/x/orion');
    expect(readConfig({ PORT: '4000', VALIDATOR_PORT: '9000' })).toMatchObject({
      serviceUrl: 'http://127.0.0.1:4000',
      validatorUrl: 'http://127.0.0.1:9000',
    });
  });

  it('is used if it is set', () => {
    const key = randomBytes(32);
    for (const text of [key.toString('hex'), key.toString('base64')]) {
      expect(readConfig({ DATA_DIR: '/x', ORION_DATA_DIR: '/y', ORION_MASTER_KEY: text })).toMatchObject({
        dataDirectory: '/y',
        masterKey: key,
      });
    }
    const secret = key.toString('hex');
    expect(
      readConfig({
        SERVICE_URL: 'https://countersign.example/',
        ORION_API_KEY: secret,
        VALIDATOR_URL: 'https://validator.example',
        VALIDATOR_TOKEN: secret,
        CHAIN_RPC_URL: 'https://rpc.example/key',
        CONTRACTS_FILE: '/z/contracts.json',
        CHAIN_CONFIRMATIONS: '1',
        CHAIN_RPC_URLS: '{"1": ["https://a.example/key", "https://b.example"], "8453": "https://c.example"}',
        LOOK_UP_SECONDS: '10',
        PRICE_FEEDS_FILE: '/z/feeds.json',
        PRICES_FILE: '/z/prices.json',
        PRICES_SIGNER: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        PRICES_MAX_AGE_SECONDS: '60',
        ORION_CONFIDENCE_THRESHOLD: '0.9',
        ORION_GIVE_UP_SECONDS: '5',
        ORION_CONCURRENCY: '2',
        ORION_LEASE_SECONDS: '5',
        DSTACK_SOCKET: '/run/agent.sock',
        LOG_LEVEL: 'debug',
      }),
    ).toMatchObject({
      serviceUrl: 'https://countersign.example',
      apiKey: secret,
      validatorUrl: 'https://validator.example',
      validatorToken: secret,
      chain: { rpcUrl: 'https://rpc.example/key', contractsFile: '/z/contracts.json', confirmations: 1 },
      facts: {
        rpcUrls: new Map([
          [1, ['https://a.example/key', 'https://b.example']],
          [8453, ['https://c.example']],
        ]),
        budgetMs: 10_000,
        priceFeedsFile: '/z/feeds.json',
        priceFile: {
          path: '/z/prices.json',
          signer: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
          maxAgeSeconds: 60,
        },
      },
      confidenceThreshold: 0.9,
      giveUpSeconds: 5,
      concurrency: 2,
      leaseSeconds: 5,
      dstackSocket: '/run/agent.sock',
      logLevel: 'debug',
    });
  });

  it('records nothing on chain if only a node is configured, which the main service uses for other purposes', () => {
    expect(readConfig({ CHAIN_RPC_URL: 'https://rpc.example' }).chain).toBeNull();
  });

  it.each([
    [{ CONTRACTS_FILE: '/z/contracts.json' }, 'CHAIN_RPC_URL: is required with CONTRACTS_FILE'],
    [{ CHAIN_RPC_URLS: '[]' }, 'CHAIN_RPC_URLS: must be a JSON object that maps chain ids to URLs'],
    [{ PRICE_FEEDS_FILE: '/z/feeds.json' }, 'CHAIN_RPC_URLS: is required with PRICE_FEEDS_FILE'],
    [{ PRICES_FILE: '/z/prices.json' }, 'PRICES_SIGNER: is required with PRICES_FILE'],
    [{ PRICES_SIGNER: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }, 'PRICES_FILE: is required with PRICES_SIGNER'],
    [{ PRICES_FILE: '/z/prices.json', PRICES_SIGNER: 'me' }, 'PRICES_SIGNER: must be an Ethereum address'],
    [{ ORION_CONFIDENCE_THRESHOLD: '1.5' }, 'ORION_CONFIDENCE_THRESHOLD: must be a number from 0 to 1, such as 0.75'],
    [{ ORION_CONFIDENCE_THRESHOLD: '75%' }, 'ORION_CONFIDENCE_THRESHOLD: must be a number from 0 to 1, such as 0.75'],
    [{ ORION_CONCURRENCY: '0' }, 'ORION_CONCURRENCY: must be between 1 and 50'],
    [{ ORION_LEASE_SECONDS: '1' }, 'ORION_LEASE_SECONDS: must be between 5 and 600'],
    [{ ORION_API_KEY: 'short' }, 'ORION_API_KEY: must have at least 32 characters'],
  ])('refuses %j', (env, fault) => {
    expect(() => readConfig(env)).toThrow(fault);
  });

  it.each([
    ['of 31 bytes', randomBytes(31).toString('hex')],
    ['that is a word', 'changeme'],
    ['of zeros', '0'.repeat(64)],
  ])('refuses an ORION_MASTER_KEY %s, and does not repeat it', (_what, text) => {
    let fault: unknown;
    try {
      readConfig({ ORION_MASTER_KEY: text });
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(ConfigError);
    expect((fault as ConfigError).faults).toEqual([expect.stringMatching(/^ORION_MASTER_KEY: /)]);
    expect((fault as ConfigError).message).not.toContain(text);
  });
});
