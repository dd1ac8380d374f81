import { type Client, createClient, signIn } from '@countersign/sdk';
import type { Browser, Page } from 'playwright-core';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createDatabase, runStatement } from '../setting/database.ts';
import { fillWithTransactions } from '../setting/fill-with-transactions.ts';
import { findFreePort } from '../setting/find-free-port.ts';
import { startMeasuredService } from '../setting/start-measured-service.ts';

/** The inbox of an owner with this many transactions, in a browser. */
export interface Subject {
  readonly page: Page;
  readonly uiUrl: string;
  readonly address: string;
  /** A client with the owner's API key. */
  readonly agent: Client;
  readonly arbiter: Client;
  stop(): Promise<void>;
}

export async function startSubject(
  clusterUrl: string,
  { browser, webDirectory, rows }: { browser: Browser; webDirectory: string; rows: number },
): Promise<Subject> {
  const databaseUrl = await createDatabase(clusterUrl, `web_${rows}`);
  const port = await findFreePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    BASE_URL: baseUrl,
    WEB_DIR: webDirectory,
    ALLOW_UNSIGNED_VERDICTS: 'on',
    // Each opening of the page refreshes the session.
    SIGN_IN_LIMIT_PER_MINUTE: '1000000',
  };
  const { keys, stop } = await startMeasuredService(databaseUrl, env, { isUnlimited: true });
  const wallet = privateKeyToAccount(generatePrivateKey());
  await runStatement(databaseUrl, fillWithTransactions([wallet.address.toLowerCase()], rows));
  await runStatement(databaseUrl, 'VACUUM ANALYZE');
  const { accessToken, refreshToken, user } = await signIn({ baseUrl, wallet });
  const owner = createClient({ baseUrl, credentials: { accessToken } });
  const { secret } = await owner.createApiKey({ body: { name: 'agent' } });
  const context = await browser.newContext({ storageState: keptSession(baseUrl, { user, refreshToken }) });
  return {
    page: await context.newPage(),
    uiUrl: `${baseUrl}/app`,
    address: wallet.address,
    agent: createClient({ baseUrl, credentials: { apiKey: secret } }),
    arbiter: createClient({ baseUrl, credentials: { apiKey: keys.orion } }),
    async stop() {
      await context.close();
      await stop();
    },
  };
}

/** The storage of a browser in which the owner has signed in. */
function keptSession(origin: string, session: { readonly user: object; readonly refreshToken: string }) {
  const stores = [
    { name: 'session', autoIncrement: false, records: [{ key: 'current', value: session }], indexes: [] },
  ];
  const kept = {
    origin,
    localStorage: [{ name: 'countersign.user', value: JSON.stringify(session.user) }],
    indexedDB: [{ name: 'countersign', version: 1, stores }],
  };
  return { cookies: [], origins: [kept] };
}
