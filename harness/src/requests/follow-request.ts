import { createMessage, encrypt, type PrivateKey, readKey } from 'openpgp';
import type { Pool } from 'pg';
import { vi } from 'vitest';
import type { Client } from '../../../sdk/src/index.ts';
import { generatePgpKey, registerPgpKey } from '../people/pgp.ts';
import type { Caller, CallResult } from '../service/caller.ts';
import { letTimePass } from '../service/let-time-pass.ts';
import { enrolOwner, type Owner, someAddress, submit, transferFields } from './transactions.ts';

export type WholeTransaction = Awaited<ReturnType<Client['getTransaction']>>;
type Verdict = NonNullable<WholeTransaction['verdict']>;

/** Long enough for a busy machine; a correct test never waits this long. */
const PATIENCE = { timeout: 60_000, interval: 150 };

export const readWhole = async (call: Caller, owner: Pick<Owner, 'accessToken'>, requestHash: string) => {
  const answer = await call(`GET /transactions/${requestHash}`, { token: owner.accessToken });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as WholeTransaction;
};

/** Waits until the record meets a condition. */
export const untilRecord = (
  call: Caller,
  owner: Owner,
  requestHash: string,
  isDone: (record: WholeTransaction) => boolean,
): Promise<WholeTransaction> =>
  vi.waitFor(async () => {
    const record = await readWhole(call, owner, requestHash);
    if (!isDone(record)) throw new Error(`not yet: ${JSON.stringify({ ...record, encryptedPayload: '' })}`);
    return record;
  }, PATIENCE);

/** Waits for the record with its verdict. */
export async function untilJudged(call: Caller, owner: Owner, requestHash: string) {
  const record = await untilRecord(call, owner, requestHash, ({ verdict }) => verdict !== null);
  return { ...record, verdict: record.verdict as Verdict };
}

/** Waits until request and verdict are recorded on chain and confirmed. */
export async function untilSettled(call: Caller, owner: Owner, requestHash: string) {
  await untilJudged(call, owner, requestHash);
  const isSettled = ({ chain, settlement }: WholeTransaction) =>
    chain?.status === 'recorded' && settlement?.status === 'settled';
  const record = await untilRecord(call, owner, requestHash, isSettled);
  return { ...record, verdict: record.verdict as Verdict };
}

/** Waits until all are settled; skips the delays of retries. */
export async function settleAll(
  { call, pool }: { readonly call: Caller; readonly pool: Pool },
  owner: Owner,
  requestHashes: readonly string[],
) {
  const settled = Promise.all(requestHashes.map((requestHash) => untilSettled(call, owner, requestHash)));
  const passing = setInterval(() => void letTimePass(pool).catch(() => {}), 1_000);
  return settled.finally(() => clearInterval(passing));
}

/** An owner who encrypts the agent's requests. */
export interface Sealer extends Owner {
  readonly pgpKey: PrivateKey;
}

export async function enrolSealer(
  call: Caller,
  executionType: 0 | 1 | 2 = 0,
  options?: Parameters<typeof enrolOwner>[2],
): Promise<Sealer> {
  const [owner, { privateKey: pgpKey, publicKey }] = await Promise.all([
    enrolOwner(call, executionType, options),
    generatePgpKey(),
  ]);
  const registered = await registerPgpKey(call, owner, publicKey.armor());
  if (registered.status !== 201) throw new Error(registered.text);
  return { ...owner, pgpKey };
}

interface Sealing {
  readonly to: string;
  /** Null: unsigned. */
  readonly by: PrivateKey | null;
}

/** Encrypts as OpenPGP.js does: signed inside the encryption. */
export const sealText = async (text: string, { to, by }: Sealing): Promise<string> =>
  encrypt({
    message: await createMessage({ text }),
    encryptionKeys: await readKey({ armoredKey: to }),
    ...(by && { signingKeys: by }),
  });

export const sealFields = (owner: Sealer, to: string, different: Record<string, unknown> = {}) =>
  sealText(JSON.stringify(transferFields(owner.wallet.address, different)), { to, by: owner.pgpKey });

export const submitSealed = (call: Caller, owner: Owner, encryptedPayload: string, more: object = {}) =>
  call('POST /transactions', {
    key: owner.key,
    body: { escrowAddress: owner.wallet.address, encryptedPayload, ...more },
  });

export const hashOf = (created: CallResult): string => created.get('requestHash');

/** A call that contradicts the prompt of `transferFields`. */
export const mismatch = { tx: { to: someAddress, value: '2000000000000000000', data: '0x' } };

/** Alternates between the standard and the sealed form. */
export const submitEither = async (
  call: Caller,
  owner: Sealer,
  { to, index, different = {} }: { to: string; index: number; different?: Record<string, unknown> },
): Promise<string> =>
  index % 2 === 0
    ? submit(call, owner, different)
    : hashOf(await submitSealed(call, owner, await sealFields(owner, to, different)));
