import { formatSiweMessage } from '@countersign/protocol';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { startMeasuredService } from '../setting/start-measured-service.ts';

/** A service with access tokens of this many users. */
export interface Subject {
  readonly url: string;
  readonly tokens: readonly string[];
}

/** Runs in its own process; the arguments are the database and the number of users. */
const [, , databaseUrl = '', users = ''] = process.argv;
const { url, config } = await startMeasuredService(databaseUrl, { SIGN_IN_LIMIT_PER_MINUTE: '1000000' });
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
