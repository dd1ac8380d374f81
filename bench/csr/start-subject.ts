import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createLog } from '@countersign/edge';
import { formatSiweMessage } from '@countersign/protocol';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { readConfig } from '../../service/src/config.ts';
import { startService } from '../../service/src/start-service.ts';

const serviceFile = fileURLToPath(new URL('../../test/fixtures/orion/service.json', import.meta.url));

/** A service, and access tokens of so many users. */
export interface Subject {
  readonly url: string;
  readonly tokens: readonly string[];
}

/** In a process of its own, told the database and how many users it needs. */
const [, , databaseUrl = '', users = ''] = process.argv;
const secret = () => randomBytes(32).toString('hex');
const config = readConfig({
  DATABASE_URL: databaseUrl,
  PORT: '0',
  VALIDATOR_PORT: '0',
  MASTER_KEY: secret(),
  ADMIN_API_KEY: secret(),
  ORION_API_KEY: secret(),
  ORION_SERVICE_FILE: serviceFile,
  RATE_LIMIT_PER_MINUTE: '1000000',
  SIGN_IN_LIMIT_PER_MINUTE: '1000000',
  LOG_LEVEL: 'fatal',
});
const service = await startService(config, {
  log: createLog('fatal', { write: () => {} }),
  now: Date.now,
  onLost(cause) {
    throw cause;
  },
});
const url = `http://127.0.0.1:${service.port}`;
const tokens: string[] = [];
for (let user = 0; user < Number(users); user += 1) tokens.push(await signIn());
process.send?.({ url, tokens } satisfies Subject);

async function signIn(): Promise<string> {
  const wallet = privateKeyToAccount(generatePrivateKey());
  const { nonce } = await post<{ nonce: string }>('/auth/siwe/nonce', { walletAddress: wallet.address });
  const { host } = new URL(config.baseUrl);
  const message = formatSiweMessage({
    domain: host,
    address: wallet.address,
    statement: 'Sign in to Countersign.',
    uri: config.baseUrl,
    version: '1',
    chainId: 1,
    nonce,
    issuedAtMs: Date.now(),
  });
  const signature = await wallet.signMessage({ message });
  return (await post<{ accessToken: string }>('/auth/siwe/verify', { message, signature })).accessToken;
}

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}
