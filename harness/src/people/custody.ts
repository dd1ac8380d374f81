import type { CustodyType } from '@countersign/protocol';
import type pg from 'pg';
import type { CustodyProvider } from '../../../simulators/src/index.ts';
import type { Caller } from '../service/caller.ts';
import type { SignedIn } from './wallet.ts';

/** The minimal fields of a signing request. */
export const csrBody = { commonName: 'countersign.example', organization: 'Example Ltd', country: 'DE' };

/**
 * Generating a key takes seconds of CPU time. In tests about other things, one is always being generated already: 409.
 */
export async function withoutCustodyKeys(pool: pg.Pool): Promise<void> {
  await pool.query("CREATE FUNCTION leave_out() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'");
  await pool.query(
    'CREATE TRIGGER leave_out BEFORE INSERT ON custody_integrations FOR EACH ROW EXECUTE FUNCTION leave_out()',
  );
}

/** The credentials that activate an integration, from the simulated provider. */
export const credentialsFrom = (provider: CustodyProvider, csr: string) => ({
  apiKey: provider.register(csr).apiKey,
  vaultAccountId: '0',
  environment: 'sandbox',
  region: 'US',
});

/** All steps to an active integration. Generates a real key, which takes seconds of CPU time. */
export async function connectCustody(
  call: Caller,
  { accessToken: token }: Pick<SignedIn, 'accessToken'>,
  provider: CustodyProvider,
  type: CustodyType = 'execution',
) {
  const made = await call(`POST /custody/generate-csr/${type}`, { token, body: { ...csrBody, recreate: true } });
  const body = credentialsFrom(provider, made.get('csr'));
  const completed = await call(`POST /custody/complete/${type}`, { token, body });
  if (completed.status !== 200) throw new Error(`the integration is not active: ${completed.text}`);
  return { ...body, csr: made.get('csr') };
}
