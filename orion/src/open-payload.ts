import { createHash } from 'node:crypto';
import { type CreateFields, hashSealedPayload, rawCid } from '@countersign/protocol';
import type { Client } from '@countersign/sdk';
import { checkPayload } from './check-payload.ts';
import { late, type Opener } from './create-opener.ts';
import { type LeasedRequest, NotYet } from './lease.ts';

/** A message that times out this often is made to do so. */
const MAX_ATTEMPTS = 3;

interface Deps {
  readonly client: Pick<Client, 'getContent'>;
  readonly opener: Opener;
}

/** The content of a request; null if it is unreadable or does not belong to the request, without saying which. */
export async function openPayload(deps: Deps, request: LeasedRequest): Promise<CreateFields | null> {
  if (request.form === 'open') return checkPayload(Buffer.from(JSON.stringify(request.payload)), request);
  const { cid, signerPgpPublicKey } = request;
  if (cid === null || signerPgpPublicKey === null) return null;
  const armored = await fetchText(deps.client, cid);
  if (request.form === 'sealed' && hashSealedPayload(armored) !== request.payloadHash) return null;
  const bytes = await deps.opener.open({ armored, signerPgpPublicKey });
  if (bytes === late && request.attempt < MAX_ATTEMPTS) throw new NotYet('the payload could not be opened in time');
  return bytes === late || bytes === null ? null : checkPayload(bytes, request);
}

/** A block that does not match its CID counts as missing: another copy may match. */
async function fetchText(client: Deps['client'], cid: string): Promise<string> {
  const block = await client.getContent({ params: { cid } }).catch(() => null);
  if (block === null || rawCid(createHash('sha256').update(block).digest()) !== cid) {
    throw new NotYet('the payload could not be fetched from the content store');
  }
  return Buffer.from(block).toString('utf8');
}
