import {
  addressHeader,
  lifetimes,
  ownScopes,
  parseAddress,
  sha256Hex,
  signatureHeader,
  signedRequestText,
  timestampHeader,
} from '@countersign/protocol';
import type { SignatureHeaders } from '../../platform/http/authenticate.ts';
import type { SignaturePrincipal } from '../../platform/http/principal.ts';
import type { SessionDeps } from './deps.ts';
import { signatureRefused } from './errors.ts';
import { proveAccount } from './prove-account.ts';
import { claimSignature } from './store.ts';

/** Longer than a text can be accepted, including clock differences between instances. */
const REMEMBER_SECONDS = 3 * lifetimes.signedRequest;

/** Checks a request signed by its sender. Each text is accepted once, however its signature is encoded. */
export function createSignatureAuthenticator(deps: Pick<SessionDeps, 'db' | 'verifier' | 'serviceHost' | 'now'>) {
  return async (request: SignatureHeaders): Promise<SignaturePrincipal> => {
    const address = parseAddress(request.address);
    if (!address) throw signatureRefused('signature.address', `${addressHeader}: is not an Ethereum address`);
    const timestamp = Number(request.timestamp);
    if (!/^\d{1,12}$/.test(request.timestamp) || Math.abs(deps.now() / 1000 - timestamp) > lifetimes.signedRequest) {
      throw signatureRefused(
        'signature.time',
        `${timestampHeader}: must be Unix seconds, at most ${lifetimes.signedRequest} s off`,
      );
    }
    const text = signedRequestText({
      host: deps.serviceHost,
      method: request.method,
      path: request.pathWithQuery,
      bodySha256Hex: sha256Hex(request.body),
      timestamp,
    });
    const proof = await proveAccount(deps, { address, text, signature: request.signature });
    if (!proof) {
      throw signatureRefused(
        'signature.invalid',
        `${signatureHeader}: is not a signature of this request by this address; the first signed line must be ${deps.serviceHost}`,
      );
    }
    const digest = sha256Hex(new TextEncoder().encode(`${address}\n${text}`));
    if (!(await claimSignature(deps.db, digest, REMEMBER_SECONDS))) {
      throw signatureRefused(
        'signature.replayed',
        `${signatureHeader}: has been used before; sign with a new timestamp`,
      );
    }
    return { kind: 'signature', address, proof, scopes: ownScopes };
  };
}
