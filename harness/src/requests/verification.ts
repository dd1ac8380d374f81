import { createMessage, encrypt, readKey } from 'openpgp';
import { vi } from 'vitest';
import { generatePgpKey, registerPgpKey } from '../people/pgp.ts';
import type { Caller, CallResult } from '../service/caller.ts';
import { testOrionKey } from '../service/test-service.ts';
import { useTestService } from '../service/use-test-service.ts';
import { type Owner, submit, transferFields } from './transactions.ts';

/** The fields of a leased request that tests read. */
export interface Leased {
  readonly leaseId: string;
  readonly leasedUntil: string;
  readonly attempt: number;
  readonly firstLeasedAt: string;
  readonly cid: string | null;
  readonly signerPgpPublicKey: string | null;
  readonly requestHash: `0x${string}`;
}

export interface Worker {
  readonly key?: string;
  readonly call?: Caller;
}

export const leasedOf = ({ body }: CallResult) => (body as { requests: Leased[] }).requests;
export const leaseIdsOf = ({ body }: CallResult) => (body as { leaseIds: string[] }).leaseIds;

/** A service with the calls of an arbiter's workers. */
export async function useVerification(env: Record<string, string> = {}) {
  const { database, service, startInstance } = await useTestService(env);
  const { pool } = database;
  const post =
    (path: string) =>
    (body: Record<string, unknown>, { key = testOrionKey, call = service.call }: Worker = {}) =>
      call(`POST /internal/verification-requests/${path}`, { key, body });
  const lease: ReturnType<typeof post> = (body, worker) => post('lease')({ max: 10, ...body }, worker);

  /** Waits until the background job has offered all of them. */
  async function untilOffered(requestHashes: readonly string[]): Promise<void> {
    await vi.waitFor(
      async () => {
        const { rows } = await pool.query(
          'SELECT FROM verification_requests JOIN transactions ON id = transaction_id WHERE request_hash = ANY($1)',
          [requestHashes],
        );
        if (rows.length !== requestHashes.length) throw new Error('not all are put up yet');
      },
      { timeout: 10_000, interval: 20 },
    );
  }

  return {
    database,
    pool,
    service,
    startInstance,
    lease,
    renew: post('renew'),
    giveBack: post('return'),
    untilOffered,
    /** The leased requests. */
    take: async (body: Record<string, unknown> = {}, worker?: Worker) => leasedOf(await lease(body, worker)),
    async submitOffered(owner: Owner, different: Record<string, unknown> = {}): Promise<string> {
      const requestHash = await submit(service.call, owner, different);
      await untilOffered([requestHash]);
      return requestHash;
    },
    /** Lets a lease or a delay expire. */
    runOut: async (requestHash: string) =>
      void (await pool.query(
        `UPDATE verification_requests SET available_at = now() - interval '1 second'
         FROM transactions WHERE id = transaction_id AND request_hash = $1`,
        [requestHash],
      )),
    clear: async () => void (await pool.query('DELETE FROM verification_requests')),
  };
}

/** Registers a key of this owner and returns a function that encrypts the create fields with it. */
export async function useSealing(call: Caller, owner: Owner) {
  const { privateKey, publicKey } = await generatePgpKey();
  const armored = publicKey.armor();
  await registerPgpKey(call, owner, armored);
  return {
    armored,
    async seal(serviceKey: string): Promise<string> {
      const text = JSON.stringify(transferFields(owner.wallet.address));
      return encrypt({
        message: await createMessage({ text }),
        encryptionKeys: await readKey({ armoredKey: serviceKey }),
        signingKeys: privateKey,
      });
    },
  };
}
