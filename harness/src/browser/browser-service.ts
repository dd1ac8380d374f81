import type { BrowserContextOptions } from 'playwright-core';
import type { SignedIn } from '../people/wallet.ts';
import { findFreePort } from '../servers/find-free-port.ts';
import { runProgram } from '../servers/program.ts';
import type { TestServiceOptions } from '../service/test-service.ts';
import { useTestService } from '../service/use-test-service.ts';

/** Builds the pages if they changed; in its own process, because the environment of a test would change the build. */
export async function buildPages(): Promise<string> {
  const build = runProgram('scripts/build/web.ts', {});
  if ((await build.exited) !== 0) throw new Error(build.output());
  return /^WEB_DIR=(.+)$/m.exec(build.output())?.[1] ?? '';
}

/** A service that serves the pages under its base URL, as redirects and sign-in messages require. */
export async function useWebService(
  env: Record<string, string> = {},
  options: Pick<TestServiceOptions, 'contractLimits'> = {},
) {
  const [directory, port] = await Promise.all([buildPages(), findFreePort()]);
  const baseUrl = `http://127.0.0.1:${port}`;
  const all = { PORT: String(port), BASE_URL: baseUrl, WEB_DIR: directory, ...env };
  const { service, database } = await useTestService(all, options);
  const uiUrl = `${baseUrl}/app`;

  /** The browser storage of a signed-in visitor. */
  const storeSession = ({ userId, wallet, refreshToken }: SignedIn): BrowserContextOptions => {
    const user = { id: userId, ethereumAddress: wallet.address };
    const records = [{ key: 'current', value: { user, refreshToken } }];
    const stores = [{ name: 'session', autoIncrement: false, records, indexes: [] }];
    const origin = {
      origin: baseUrl,
      localStorage: [{ name: 'countersign.user', value: JSON.stringify(user) }],
      indexedDB: [{ name: 'countersign', version: 1, stores }],
    };
    return { storageState: { cookies: [], origins: [origin] } };
  };
  return { service, database, baseUrl, uiUrl, storeSession };
}
