import { maxBlockBytes, type ValidationResponse } from '@countersign/protocol';
import { createMessage, encrypt, type PrivateKey, readKey } from 'openpgp';

/**
 * The report as an armored message that only the owner can open, signed by the arbiter. Null if the owner's key no
 * longer accepts messages, or if the content store does not accept one so large.
 */
export async function encryptReport(
  report: ValidationResponse,
  { ownerKey, signingKey }: { readonly ownerKey: string; readonly signingKey: PrivateKey },
): Promise<string | null> {
  try {
    const message = await createMessage({ text: JSON.stringify(report) });
    const encryptionKeys = await readKey({ armoredKey: ownerKey });
    const armored = await encrypt({ message, encryptionKeys, signingKeys: signingKey });
    return armored.length <= maxBlockBytes ? armored : null;
  } catch {
    return null;
  }
}
