import { maxBlockBytes, type ValidationResponse } from '@countersign/protocol';
import { createMessage, encrypt, type PrivateKey, readKey } from 'openpgp';

/**
 * The report as an armored message that only the owner can open, signed by the arbiter. Null where the owner's key takes
 * no messages any more, or where the content store takes none so large.
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
