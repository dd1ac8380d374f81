import { randomBytes } from 'node:crypto';
import { ConfigError } from '@countersign/edge';
import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const random = (bytes = 32) => randomBytes(bytes).toString('hex');
const [masterKey, otherKey] = [random(), random()];
const database = 'postgres://user:hunter2@db.internal:5432/countersign';

/** The faults, one line each, without the heading. */
function faults(env: Record<string, string | undefined>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [heading, ...lines] = error.message.split('\n');
    expect(heading).toBe('The environment is invalid:');
    return lines.map((line) => line.trim());
  }
  return [];
}

const namesIn = (found: readonly string[]) => [...new Set(found.map((line) => line.split(':')[0]))].sort();

describe('defaults', () => {
  it('are those of embedded mode on loopback', proves('env.base-url', 'env.defaults', 'env.wallet-provider'), () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDirectory: './.data',
      baseUrl: 'http://localhost:3000',
      isBaseUrlGiven: false,
      uiUrl: 'http://localhost:3000/app',
      webDirectory: null,
      docsDirectory: null,
      databaseUrl: null,
      databasePoolerUrl: null,
      busUrl: null,
      chainRpcUrl: null,
      chainRpcUrls: new Map(),
      contractsFile: null,
      chainPrivateKey: null,
      chainConfirmations: 3,
      executionConfirmations: 2,
      approvalSeconds: { byAgent: 3_600, other: 86_400 },
      ipfsApiUrl: null,
      validatorUrl: 'http://127.0.0.1:8000',
      validatorToken: null,
      masterKey: null,
      otherMasterKeys: [],
      adminApiKey: null,
      orionApiKey: null,
      orionServiceFile: null,
      payloadRetentionDays: 365,
      quotas: { userBytes: 64 * 1024 * 1024, addressBytes: 1024 * 1024 * 1024 },
      waitingBounds: { requests: 10_000, requestsPerUser: 200, seconds: 1800 },
      walletProvider: null,
      walletConnect: null,
      agentQuorum: null,
      siweDomains: [],
      refreshGraceSeconds: 0,
      allowUnsignedVerdicts: true,
      clientIdDocuments: false,
      limits: { general: 600, 'sign-in': 120 },
      custodyBaseUrl: null,
      custodyAssets: new Map(),
      webhookHosts: ['localhost', '127.0.0.1'],
      smtp: null,
      webPush: null,
      metricsPort: null,
      trustProxy: false,
      logLevel: 'info',
    });
  });

  it(
    'accept unsigned verdicts in embedded mode only, unless the operator configures otherwise',
    proves('verdict.unsigned.default'),
    () => {
      const shared = { DATABASE_URL: database, MASTER_KEY: masterKey };
      expect(readConfig({}).allowUnsignedVerdicts).toBe(true);
      expect(readConfig(shared).allowUnsignedVerdicts).toBe(false);
      expect(readConfig({ ...shared, ALLOW_UNSIGNED_VERDICTS: 'on' }).allowUnsignedVerdicts).toBe(true);
      expect(readConfig({ ALLOW_UNSIGNED_VERDICTS: 'off' }).allowUnsignedVerdicts).toBe(false);
    },
  );

  it('apply to empty variables', () => {
    const names = ['PORT', 'HOST', 'DATA_DIR', 'BASE_URL', 'UI_URL', 'DATABASE_URL', 'CHAIN_RPC_URL', 'MASTER_KEY'];
    names.push('ADMIN_API_KEY', 'ORION_API_KEY', 'SIWE_DOMAINS', 'REFRESH_GRACE_SECONDS', 'RATE_LIMIT_PER_MINUTE');
    names.push(
      'ALLOW_UNSIGNED_VERDICTS',
      'CLIENT_ID_DOCUMENTS',
      'ORION_SERVICE_FILE',
      'CHAIN_RPC_URLS',
      'CONTRACTS_FILE',
      'CHAIN_PRIVATE_KEY',
      'CHAIN_CONFIRMATIONS',
      'EXECUTION_CONFIRMATIONS',
      'AGENT_APPROVAL_SECONDS',
      'APPROVAL_SECONDS',
      'IPFS_API_URL',
      'VALIDATOR_URL',
      'VALIDATOR_PORT',
      'VALIDATOR_TOKEN',
      'SIGN_IN_LIMIT_PER_MINUTE',
      'WALLET_PROVIDER_URL',
      'WALLET_PROVIDER_APP_ID',
      'WALLET_PROVIDER_APP_SECRET',
      'AGENT_QUORUM',
      'WALLETCONNECT_PROJECT_ID',
      'WALLETCONNECT_RELAY_URL',
      'CUSTODY_BASE_URL',
      'CUSTODY_ASSETS',
      'WEBHOOK_HOSTS',
      'SMTP_URL',
      'SMTP_FROM',
      'WEB_PUSH_PUBLIC_KEY',
      'WEB_PUSH_PRIVATE_KEY',
      'WEB_PUSH_SUBJECT',
      'METRICS_PORT',
      'TRUST_PROXY',
      'LOG_LEVEL',
    );
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
  });

  it('derive BASE_URL from PORT, and UI_URL from BASE_URL', proves('env.base-url'), () => {
    expect(readConfig({ PORT: '4000' })).toMatchObject({
      baseUrl: 'http://localhost:4000',
      uiUrl: 'http://localhost:4000/app',
    });
    expect(readConfig({ BASE_URL: 'https://api.example.org/' })).toMatchObject({
      baseUrl: 'https://api.example.org',
      uiUrl: 'https://api.example.org/app',
    });
  });
});

describe('given values', () => {
  it('are all taken over', proves('env.custody-base-url', 'validity.variables'), () => {
    const admin = random();
    const orion = random();
    const token = random();
    const chainKey = random();
    const env = {
      PORT: '8443',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/countersign',
      BASE_URL: 'https://api.test',
      WEB_DIR: '/srv/web',
      DOCS_DIR: '/srv/docs',
      UI_URL: 'https://app.test//',
      DATABASE_URL: database,
      DATABASE_POOLER_URL: 'postgres://pooler.test:6432/countersign',
      BUS_URL: 'rediss://:hunter2@bus.test:6379/1',
      CHAIN_RPC_URL: 'https://rpc.test/v2/key?a=b',
      CHAIN_RPC_URLS: '{"1": "https://one.test/key", "8453": ["http://base.test", "http://other.test"]}',
      CONTRACTS_FILE: '/etc/countersign/contracts.json',
      CHAIN_PRIVATE_KEY: `0x${chainKey}`,
      CHAIN_CONFIRMATIONS: '5',
      EXECUTION_CONFIRMATIONS: '12',
      AGENT_APPROVAL_SECONDS: '60',
      APPROVAL_SECONDS: '2592000',
      IPFS_API_URL: 'https://ops:p%40ss@kubo.test/node/',
      VALIDATOR_URL: 'https://validator.test/v1/',
      VALIDATOR_PORT: '8001',
      VALIDATOR_TOKEN: token,
      MASTER_KEY: Buffer.from(masterKey, 'hex').toString('base64'),
      OTHER_MASTER_KEYS: `${otherKey}, ${Buffer.from(masterKey, 'hex').toString('base64')}`,
      ADMIN_API_KEY: admin,
      ORION_API_KEY: orion,
      ORION_SERVICE_FILE: '/var/lib/orion/service.json',
      WALLET_PROVIDER_URL: 'https://wallets.test/',
      WALLET_PROVIDER_APP_ID: 'app-1',
      WALLET_PROVIDER_APP_SECRET: 'a:secret',
      AGENT_QUORUM: '{"quorumId": "q-1", "displayName": "Agent", "threshold": 2, "provider": "local"}',
      WALLETCONNECT_PROJECT_ID: '0123456789abcdef0123456789ABCDEF',
      WALLETCONNECT_RELAY_URL: 'wss://relay.test/',
      SIWE_DOMAINS: 'App.Test, ,other.test:8080',
      REFRESH_GRACE_SECONDS: '300',
      ALLOW_UNSIGNED_VERDICTS: 'on',
      CLIENT_ID_DOCUMENTS: 'on',
      RATE_LIMIT_PER_MINUTE: '1',
      SIGN_IN_LIMIT_PER_MINUTE: '1000000',
      CUSTODY_BASE_URL: 'https://gateway.test/custody/v1/',
      CUSTODY_ASSETS: '{"137": {"assetId": "POL"}, "7": {"assetId": "OWN-7", "decimals": 6}}',
      WEBHOOK_HOSTS: 'Hooks.internal:8080, relay',
      SMTP_URL: 'smtps://mailer:hunter2@mail.test',
      SMTP_FROM: 'Countersign <countersign@app.test>',
      WEB_PUSH_PUBLIC_KEY: 'B'.repeat(87),
      WEB_PUSH_PRIVATE_KEY: 'k'.repeat(43),
      WEB_PUSH_SUBJECT: 'mailto:operator@app.test',
      METRICS_PORT: '9090',
      TRUST_PROXY: '2',
      LOG_LEVEL: 'trace',
      PAYLOAD_RETENTION_DAYS: '30',
      MAX_WAITING_REQUESTS: '250',
      MAX_WAITING_REQUESTS_PER_USER: '25',
      MAX_WAITING_SECONDS: '0',
      TRANSACTION_MEBIBYTES_PER_DAY: '5',
      TRANSACTION_MEBIBYTES_PER_DAY_PER_IP: '7',
      UNRELATED: 'x',
    };
    expect(readConfig(env)).toEqual({
      port: 8443,
      host: '0.0.0.0',
      dataDirectory: '/var/lib/countersign',
      baseUrl: 'https://api.test',
      isBaseUrlGiven: true,
      uiUrl: 'https://app.test',
      webDirectory: '/srv/web',
      docsDirectory: '/srv/docs',
      databaseUrl: database,
      databasePoolerUrl: 'postgres://pooler.test:6432/countersign',
      busUrl: 'rediss://:hunter2@bus.test:6379/1',
      chainRpcUrl: 'https://rpc.test/v2/key?a=b',
      chainRpcUrls: new Map([
        [1, 'https://one.test/key'],
        [8453, 'http://base.test'],
      ]),
      contractsFile: '/etc/countersign/contracts.json',
      chainPrivateKey: Buffer.from(chainKey, 'hex'),
      chainConfirmations: 5,
      executionConfirmations: 12,
      approvalSeconds: { byAgent: 60, other: 2_592_000 },
      ipfsApiUrl: 'https://ops:p%40ss@kubo.test/node',
      validatorUrl: 'https://validator.test/v1',
      validatorToken: token,
      masterKey: Buffer.from(masterKey, 'hex'),
      otherMasterKeys: [Buffer.from(otherKey, 'hex'), Buffer.from(masterKey, 'hex')],
      adminApiKey: admin,
      orionApiKey: orion,
      payloadRetentionDays: 30,
      waitingBounds: { requests: 250, requestsPerUser: 25, seconds: null },
      quotas: { userBytes: 5 * 1024 * 1024, addressBytes: 7 * 1024 * 1024 },
      orionServiceFile: '/var/lib/orion/service.json',
      walletProvider: { url: 'https://wallets.test', appId: 'app-1', appSecret: 'a:secret' },
      walletConnect: { projectId: '0123456789abcdef0123456789ABCDEF', relayUrl: 'wss://relay.test' },
      agentQuorum: { quorumId: 'q-1', displayName: 'Agent', threshold: 2, provider: 'local' },
      siweDomains: ['app.test', 'other.test:8080'],
      refreshGraceSeconds: 300,
      allowUnsignedVerdicts: true,
      clientIdDocuments: true,
      limits: { general: 1, 'sign-in': 1_000_000 },
      custodyBaseUrl: 'https://gateway.test/custody/v1',
      custodyAssets: new Map([
        [137, { assetId: 'POL', decimals: 18 }],
        [7, { assetId: 'OWN-7', decimals: 6 }],
      ]),
      webhookHosts: ['hooks.internal:8080', 'relay'],
      smtp: { url: 'smtps://mailer:hunter2@mail.test', from: 'Countersign <countersign@app.test>' },
      webPush: { publicKey: 'B'.repeat(87), privateKey: 'k'.repeat(43), subject: 'mailto:operator@app.test' },
      metricsPort: 9090,
      trustProxy: 2,
      logLevel: 'trace',
    });
  });

  it('VALIDATOR_PORT gives the port of the embedded validator, and 0 means unknown', () => {
    expect(readConfig({ VALIDATOR_PORT: '8123' }).validatorUrl).toBe('http://127.0.0.1:8123');
    expect(readConfig({ VALIDATOR_PORT: '0' }).validatorUrl).toBeNull();
    expect(readConfig({ VALIDATOR_PORT: '0', VALIDATOR_URL: 'http://localhost:9' }).validatorUrl).toBe(
      'http://localhost:9',
    );
  });

  it.each([
    ['0', 0],
    ['1', 1],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
    ['::1,fd00::/8', ['::1', 'fd00::/8']],
  ])('TRUST_PROXY=%s is understood', (text, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trustProxy);
  });
});

describe('faults', () => {
  it.each([
    ...['-1', '65536', '3000.5', '0x10', '1e3', ' ', '80 ', 'http'].map((value) => ['PORT', value]),
    ...['-1', '65536', 'x'].flatMap((value) => [
      ['METRICS_PORT', value],
      ['VALIDATOR_PORT', value],
    ]),
    ...[
      'localhost:3000',
      'ftp://host',
      'not a url',
      'http://',
      'https://user:pw@host',
      'https://host/?a=b',
      'https://host/#a',
    ].flatMap((value) => [
      ['BASE_URL', value],
      ['UI_URL', value],
      ['VALIDATOR_URL', value],
    ]),
    ...['mysql://host/db', 'host:5432', 'https://host/db'].map((value) => ['DATABASE_URL', value]),
    ...['ws://host', 'rpc'].map((value) => ['CHAIN_RPC_URL', value]),
    ...['0x12', 'f'.repeat(63), 'g'.repeat(64)].map((value) => ['CHAIN_PRIVATE_KEY', value]),
    ...['0', '1001', 'many'].map((value) => ['CHAIN_CONFIRMATIONS', value]),
    ...['/ip4/127.0.0.1/tcp/5001', 'http://kubo:5001/?a=b', 'http://kubo/#a', 'http://ops:p%zz@kubo'].map((value) => [
      'IPFS_API_URL',
      value,
    ]),
    ...['-1', '301', 'soon'].map((value) => ['REFRESH_GRACE_SECONDS', value]),
    ...['yes', '2', 'on off', 'o'].flatMap((value) => [
      ['ALLOW_UNSIGNED_VERDICTS', value],
      ['CLIENT_ID_DOCUMENTS', value],
    ]),
    ...['0', '1001', 'few'].map((value) => ['EXECUTION_CONFIRMATIONS', value]),
    ...['59', '2592001', 'long'].map((value) => ['AGENT_APPROVAL_SECONDS', value]),
    ...['59', '2592001', 'long'].map((value) => ['APPROVAL_SECONDS', value]),
    ...[
      'https://rpc.test',
      '[]',
      '{"mainnet": "https://rpc.test"}',
      '{"1": "rpc"}',
      '{"1": []}',
      '{"1": ["rpc"]}',
      '{"01": "https://rpc.test"}',
    ].map((value) => ['CHAIN_RPC_URLS', value]),
    ...['0', '-5', '1.5', 'many', '9999999999'].flatMap((value) => [
      ['RATE_LIMIT_PER_MINUTE', value],
      ['SIGN_IN_LIMIT_PER_MINUTE', value],
    ]),
    ...['true', 'loopback', '*', 'abc', '10.0.0.0/33', 'fd00::/129', '10.0.0.1,', '10.0.0.1/', '1.2.3.4/8/8', '-1'].map(
      (value) => ['TRUST_PROXY', value],
    ),
    ...[
      'agent',
      '[]',
      '{}',
      '{"quorumId": "a/b", "displayName": "A"}',
      '{"quorumId": "a", "displayName": "A", "threshold": 0}',
    ].map((value) => ['AGENT_QUORUM', value]),
    ...['verbose', 'INFO', 'silent'].map((value) => ['LOG_LEVEL', value]),
  ])('%s=%s is refused', proves('env.database-url', 'env.log-level'), (name = '', value = '') => {
    const found = faults({ MASTER_KEY: masterKey, [name]: value });
    expect(found).toEqual([expect.stringMatching(`^${name}: `)]);
  });

  it.each([
    ['31 characters', random(16).slice(1)],
    ['257 characters', 'Ab3-'.repeat(64).concat('x')],
    ['a space', `${random(16)} x`],
    ['a line break', `${random(16)}\n`],
    ['letters beyond ASCII', `${random(16)}é`],
  ])('a bootstrap key with %s is refused, and not repeated', proves('env.bootstrap-keys.length'), (_what, key) => {
    for (const name of ['ADMIN_API_KEY', 'ORION_API_KEY', 'VALIDATOR_TOKEN']) {
      const found = faults({ [name]: key });
      expect(namesIn(found)).toEqual([name]);
      expect(found.join()).not.toContain(key.trim());
    }
  });

  it.each([
    ['one character', 'a'.repeat(40)],
    ['few characters', 'abcabcabc'.repeat(5)],
    ['changeme', `changeme-${random(16)}`],
    ['replace-me', `REPLACE-ME-${random(16)}`],
    ['a placeholder', `this-is-a-placeholder-${random(16)}`],
    ['your key', 'your-admin-api-key-of-at-least-32-characters'],
  ])('a bootstrap key that is a placeholder (%s) is refused if others can reach the service', (_what, key) => {
    const shared = { DATABASE_URL: 'postgres://db.internal/countersign', MASTER_KEY: random(32) };
    for (const name of ['ADMIN_API_KEY', 'ORION_API_KEY']) {
      const found = faults({ ...shared, [name]: key });
      expect(namesIn(found)).toEqual([name]);
      expect(found.join()).not.toContain(key);
      expect(readConfig({ [name]: key })).toMatchObject({ databaseUrl: null });
    }
  });

  it.each(['https://app.example', 'app.example/path', 'user@app.example', 'app example', 'app.example:port'])(
    'SIWE_DOMAINS of "%s" is refused, because it could never match',
    (domain) => {
      expect(namesIn(faults({ SIWE_DOMAINS: `good.example, ${domain}` }))).toEqual(['SIWE_DOMAINS']);
    },
  );

  it.each([
    ['31 bytes', random(31)],
    ['33 bytes', random(33)],
    ['neither hex nor base64', `${'z!'.repeat(32)}`],
    ['zeros', '0'.repeat(64)],
    ['a repeated byte', 'ab'.repeat(32)],
    ['text', Buffer.from('change-me-change-me-change-me-32').toString('base64')],
    ['consecutive bytes', Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('hex')],
  ])('a MASTER_KEY of %s is refused, and not repeated', proves('env.master-key'), (_what, key) => {
    const found = faults({ MASTER_KEY: key, DATABASE_URL: database });
    expect(found).toEqual([expect.stringMatching('^MASTER_KEY: ')]);
    expect(found.join()).not.toContain(key);
  });

  it.each([
    ['an invalid key', `${random()},tooshort`],
    ['an empty entry', `${random()},`],
    ['five keys', Array.from({ length: 5 }, () => random()).join()],
  ])('OTHER_MASTER_KEYS with %s is refused, and not repeated', (_what, keys) => {
    const found = faults({ MASTER_KEY: masterKey, OTHER_MASTER_KEYS: keys });
    expect(found).toEqual([expect.stringMatching('^OTHER_MASTER_KEYS: ')]);
    for (const key of keys.split(',').filter((each) => each !== '')) expect(found.join()).not.toContain(key);
  });

  it('OTHER_MASTER_KEYS without MASTER_KEY is refused, with the command for embedded mode', () => {
    expect(faults({ OTHER_MASTER_KEYS: random() })).toEqual([
      'MASTER_KEY: is required with OTHER_MASTER_KEYS; in embedded mode, run: npm run keys -- change-master-key',
    ]);
  });

  it('CONTRACTS_FILE without a chain, or without a shared account, is refused', proves('env.chain-private-key'), () => {
    const file = { CONTRACTS_FILE: 'contracts.json' };
    expect(faults(file)).toEqual([expect.stringMatching(/^CHAIN_RPC_URL: is required with CONTRACTS_FILE/)]);
    const shared = { ...file, CHAIN_RPC_URL: 'http://rpc.test', DATABASE_URL: database, MASTER_KEY: masterKey };
    expect(faults(shared)).toEqual([expect.stringMatching(/^CHAIN_PRIVATE_KEY: is required with CONTRACTS_FILE/)]);
    expect(readConfig({ ...shared, CHAIN_PRIVATE_KEY: random() }).contractsFile).toBe('contracts.json');
  });

  it('a pooler or a bus without a shared database is refused', () => {
    expect(faults({ DATABASE_POOLER_URL: database, BUS_URL: 'redis://bus.test' })).toEqual([
      'DATABASE_URL: is required with DATABASE_POOLER_URL',
      'DATABASE_URL: is required with BUS_URL',
    ]);
    expect(namesIn(faults({ BUS_URL: 'nats://bus.test', DATABASE_URL: database, MASTER_KEY: masterKey }))).toEqual([
      'BUS_URL',
    ]);
  });

  it('a mail server without a sender, or an incomplete set of keys for push messages, is refused', () => {
    expect(namesIn(faults({ SMTP_URL: 'smtp://mail.test' }))).toEqual(['SMTP_FROM']);
    const keys = ['WEB_PUSH_PRIVATE_KEY', 'WEB_PUSH_PUBLIC_KEY'];
    expect(namesIn(faults({ WEB_PUSH_SUBJECT: 'https://app.test' }))).toEqual(keys);
  });

  it(
    'an incomplete set of variables of the wallet provider is refused, and the secret is not repeated',
    proves('env.wallet-provider'),
    () => {
      const [id, secret] = ['WALLET_PROVIDER_APP_ID', 'WALLET_PROVIDER_APP_SECRET'];
      expect(namesIn(faults({ [id]: 'app-1' }))).toEqual([secret]);
      expect(namesIn(faults({ [secret]: 'hunter2' }))).toEqual([id]);
      expect(namesIn(faults({ WALLET_PROVIDER_URL: 'https://wallets.test' }))).toEqual([id, secret]);
      const found = faults({ [id]: 'app:1', [secret]: 'hunter 2' });
      expect(namesIn(found)).toEqual([id, secret]);
      expect(found.join()).not.toContain('hunter');
    },
  );

  it('WalletConnect needs a project id of 32 hex characters, and a relay over wss unless it is on this machine', () => {
    const project = { WALLETCONNECT_PROJECT_ID: '0123456789abcdef0123456789abcdef' };
    expect(readConfig(project).walletConnect?.relayUrl).toBe('wss://relay.walletconnect.org');
    for (const id of ['abc', 'g'.repeat(32), 'a'.repeat(33), '<32 hex characters>']) {
      const [found, ...rest] = faults({ WALLETCONNECT_PROJECT_ID: id });
      expect([found, rest]).toEqual([
        'WALLETCONNECT_PROJECT_ID: must be the 32 hex characters of a WalletConnect project id',
        [],
      ]);
    }
    for (const url of ['ws://relay.test', 'https://relay.test', 'wss://a:b@relay.test', 'wss://relay.test/?a=b']) {
      expect(namesIn(faults({ ...project, WALLETCONNECT_RELAY_URL: url }))).toEqual(['WALLETCONNECT_RELAY_URL']);
    }
    for (const url of ['ws://127.0.0.1:5555', 'ws://localhost:5555', 'wss://relay.test/irn']) {
      expect(readConfig({ ...project, WALLETCONNECT_RELAY_URL: url }).walletConnect?.relayUrl).toBe(url);
    }
    expect(faults({ WALLETCONNECT_RELAY_URL: 'wss://relay.test' })).toEqual([
      'WALLETCONNECT_PROJECT_ID: is required with WALLETCONNECT_RELAY_URL',
    ]);
  });

  it('the wallet provider must use https, unless it is on this machine', proves('quorums.provider.auth'), () => {
    const credentials = { WALLET_PROVIDER_APP_ID: 'app-1', WALLET_PROVIDER_APP_SECRET: 'hunter2' };
    expect(readConfig(credentials).walletProvider?.url).toBe('https://api.privy.io');
    for (const url of ['http://wallets.test', 'ftp://localhost', 'wallets.test', 'https://a:b@wallets.test']) {
      expect(namesIn(faults({ ...credentials, WALLET_PROVIDER_URL: url }))).toEqual(['WALLET_PROVIDER_URL']);
    }
    for (const url of [
      'http://localhost:1234',
      'http://127.0.0.1:1234',
      'http://[::1]:1234',
      'https://wallets.test/v2',
    ]) {
      expect(readConfig({ ...credentials, WALLET_PROVIDER_URL: url }).walletProvider?.url).toBe(url);
    }
  });

  it('DATABASE_URL without MASTER_KEY is refused', proves('env.master-key.required'), () => {
    for (const MASTER_KEY of [undefined, '']) {
      const found = faults({ DATABASE_URL: database, MASTER_KEY });
      expect(found).toEqual([expect.stringMatching(/^MASTER_KEY: is required with DATABASE_URL/)]);
      expect(found.join()).not.toContain('hunter2');
    }
  });

  it('one key for ADMIN and ORION is refused', () => {
    const key = random();
    expect(faults({ ADMIN_API_KEY: key, ORION_API_KEY: key })).toEqual([
      'ORION_API_KEY: must differ from ADMIN_API_KEY',
    ]);
  });

  it('are reported all in one message, without any value', proves('env.one-error'), () => {
    const secrets = { ADMIN_API_KEY: 'tooshort-admin', ORION_API_KEY: 'tooshort-orion', MASTER_KEY: 'tooshort-master' };
    const found = faults({
      ...secrets,
      PORT: '99999',
      BASE_URL: 'nowhere',
      DATABASE_URL: 'mysql://root:hunter2@host/db',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'yes',
    });
    expect(namesIn(found)).toEqual([
      'ADMIN_API_KEY',
      'BASE_URL',
      'DATABASE_URL',
      'LOG_LEVEL',
      'MASTER_KEY',
      'ORION_API_KEY',
      'PORT',
      'TRUST_PROXY',
    ]);
    for (const secret of [...Object.values(secrets), 'hunter2']) expect(found.join()).not.toContain(secret);
  });
});
