import { ChainUnavailable, type SignatureVerifier } from '../../platform/crypto/verify-signature.ts';
import { chainUnavailable } from './errors.ts';

/** As the verifier, with the one failure that is nobody's fault turned into a 503. */
export async function verifySignature(
  verifier: SignatureVerifier,
  claim: Parameters<SignatureVerifier['verify']>[0],
): Promise<boolean> {
  try {
    return await verifier.verify(claim);
  } catch (error) {
    if (error instanceof ChainUnavailable) throw chainUnavailable(error);
    throw error;
  }
}
