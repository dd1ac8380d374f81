import {
  createMessage,
  decrypt,
  decryptKey,
  encrypt,
  type PrivateKey,
  readKey,
  readMessage,
  readPrivateKey,
} from 'openpgp';
import type { Client } from './client.ts';
import type { SentBody } from './to-new-transaction.ts';
import type { Seal } from './verify.ts';

interface OwnKey {
  /** The armored private key whose public part is registered with the service; it never leaves this process. */
  readonly privateKey: string;
  readonly passphrase?: string | undefined;
}

/**
 * Seals requests for an arbiter, so that the service cannot read them: `verify({ …, seal: createSealer({ client,
 * privateKey }) })`.
 */
export function createSealer(
  options: OwnKey & {
    readonly client: Pick<Client, 'listActiveVerificationServices'>;
    /** The arbiter to seal for; the operator's own by default. */
    readonly verificationServiceId?: number | undefined;
    /** The expected fingerprint of the arbiter's key, known from a source other than the service. */
    readonly fingerprint?: string | undefined;
  },
): Seal {
  const { client, verificationServiceId, fingerprint } = options;
  return async (fields): Promise<SentBody> => {
    const services = await client.listActiveVerificationServices({});
    const service = services.find(({ id, own }) =>
      verificationServiceId === undefined ? own : id === verificationServiceId,
    );
    if (!service) throw new Error('verificationServiceId: no active verification service has this id');
    const [arbiter, own] = await Promise.all([readKey({ armoredKey: service.pgpPublicKey }), unlock(options)]);
    if (fingerprint !== undefined && arbiter.getFingerprint() !== fingerprint.replaceAll(/\s|^0x/g, '').toLowerCase())
      throw new Error('fingerprint: does not match the key of the verification service');
    const encryptedPayload = await encrypt({
      message: await createMessage({ text: JSON.stringify(fields) }),
      encryptionKeys: arbiter,
      signingKeys: own,
    });
    const { escrowAddress, chainId } = fields;
    return { escrowAddress, chainId, encryptedPayload, verificationServiceId: service.id };
  };
}

/** Opens the report on a sealed request: `record.verdict.report`. The signature of the verdict proves its author. */
export async function openReport(report: string, key: OwnKey): Promise<unknown> {
  const [message, decryptionKeys] = await Promise.all([readMessage({ armoredMessage: report }), unlock(key)]);
  const { data } = await decrypt({ message, decryptionKeys });
  return JSON.parse(data as string);
}

async function unlock({ privateKey: armoredKey, passphrase }: OwnKey): Promise<PrivateKey> {
  const privateKey = await readPrivateKey({ armoredKey });
  return privateKey.isDecrypted() || passphrase === undefined ? privateKey : decryptKey({ privateKey, passphrase });
}
