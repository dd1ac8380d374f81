import { decrypt, decryptKey, type PrivateKey, readMessage, readPrivateKey } from 'openpgp';
import { readReport } from '../../comparison/read-report.ts';
import { isRecord } from '../../parts/is-record.ts';
import type { Action, Readable, WholeTransaction } from './record.ts';

/** The decrypted contents. */
export interface Opened extends Readable {
  readonly isPayloadClosed: boolean;
  readonly isReportClosed: boolean;
}

/** Why nothing was decrypted. */
export class UnlockError extends Error {
  readonly why: 'not-a-key' | 'passphrase' | 'another-key';

  constructor(why: UnlockError['why']) {
    super(why);
    this.name = 'UnlockError';
    this.why = why;
  }
}

/** Decrypts sealed contents in this browser. Neither the key nor the plaintext leaves it. */
export async function openSealed(
  { encryptedPayload, verdict }: Pick<WholeTransaction, 'encryptedPayload' | 'verdict'>,
  armoredKey: string,
  passphrase: string,
): Promise<Opened> {
  const key = await readKey(armoredKey, passphrase);
  const sealedReport = typeof verdict?.report === 'string' ? verdict.report : null;
  const [payload, report] = await Promise.all([open(encryptedPayload, key), open(sealedReport, key)]);
  if (payload === null && report === null) throw new UnlockError('another-key');
  const fields = isRecord(payload) ? payload : {};
  return {
    prompt: typeof fields.userPrompt === 'string' ? fields.userPrompt : null,
    action: isRecord(payload) ? actionOf(fields) : null,
    contextLogs: fields.contextLogs ?? null,
    report: readReport(report),
    isPayloadClosed: encryptedPayload !== null && payload === null,
    isReportClosed: sealedReport !== null && report === null,
  };
}

async function readKey(armoredKey: string, passphrase: string): Promise<PrivateKey> {
  const key = await readPrivateKey({ armoredKey }).catch(() => {
    throw new UnlockError('not-a-key');
  });
  if (key.isDecrypted()) return key;
  return decryptKey({ privateKey: key, passphrase }).catch(() => {
    throw new UnlockError('passphrase');
  });
}

/** Null if there is none, or if the key does not decrypt it. */
async function open(armoredMessage: string | null, decryptionKeys: PrivateKey): Promise<unknown> {
  if (armoredMessage === null) return null;
  try {
    const { data } = await decrypt({ message: await readMessage({ armoredMessage }), decryptionKeys });
    return JSON.parse(data) as unknown;
  } catch {
    return null;
  }
}

/** The arbiter refuses malformed requests; this page shows as much of them as it can. */
function actionOf({ tx, calls, typedData, payment }: Readonly<Record<string, unknown>>): Action {
  return {
    tx: isCall(tx) ? tx : null,
    calls: Array.isArray(calls) && calls.every(isCall) ? calls : null,
    typedData: isRecord(typedData) ? (typedData as Action['typedData']) : null,
    payment: isRecord(payment) ? (payment as Action['payment']) : null,
  };
}

const isCall = (value: unknown): value is NonNullable<Action['tx']> =>
  isRecord(value) && [value.to, value.value, value.data].every((each) => typeof each === 'string');
