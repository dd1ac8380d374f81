import { createPublicKey } from 'node:crypto';

/** A key quorum in the wallet provider's format. */
export interface KeyQuorum {
  readonly id: string;
  readonly display_name: string | null;
  readonly authorization_threshold: number;
  readonly authorization_keys: readonly { readonly public_key: string; readonly display_name: null }[];
  readonly user_ids: readonly string[];
}

/** The provider's own message. */
export class QuorumRefused extends Error {}

const MAX_NAME_CHARACTERS = 50;
const MAX_MEMBERS = 50;

/** Validates a quorum: names, keys of the right curve, and a threshold that its members can reach. */
export function readKeyQuorum(id: string, body: Readonly<Record<string, unknown>>): KeyQuorum {
  const { display_name: name = null, authorization_threshold: threshold } = body;
  if (name !== null && (typeof name !== 'string' || name.length > MAX_NAME_CHARACTERS)) {
    throw new QuorumRefused(`display_name must be at most ${MAX_NAME_CHARACTERS} characters`);
  }
  const keys = readList(body, 'public_keys');
  const users = readList(body, 'user_ids');
  for (const key of keys) checkKey(key);
  const members = keys.length + users.length;
  if (members === 0) throw new QuorumRefused('At least one of public_keys and user_ids is required');
  if (!Number.isInteger(threshold) || Number(threshold) < 1 || Number(threshold) > members) {
    throw new QuorumRefused('authorization_threshold must be from 1 to the number of members');
  }
  return {
    id,
    display_name: name,
    authorization_threshold: Number(threshold),
    authorization_keys: keys.map((key) => ({ public_key: key, display_name: null })),
    user_ids: users,
  };
}

/** Absent, or a non-empty list of unique texts. */
function readList(body: Readonly<Record<string, unknown>>, field: string): string[] {
  const list = body[field];
  if (list === undefined) return [];
  const isList = Array.isArray(list) && list.length > 0 && list.length <= MAX_MEMBERS;
  if (!isList || !list.every((each) => typeof each === 'string' && each !== '')) {
    throw new QuorumRefused(`${field} must be a list of 1 to ${MAX_MEMBERS} strings`);
  }
  if (new Set(list).size !== list.length) throw new QuorumRefused(`${field} must contain each member only once`);
  return list;
}

/** Base64 of the DER of a P-256 public key, in the canonical form of OpenSSL. */
function checkKey(base64: string): void {
  const key = Buffer.from(base64, 'base64');
  try {
    const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
    const isP256 = publicKey.asymmetricKeyDetails?.namedCurve === 'prime256v1';
    if (isP256 && publicKey.export({ format: 'der', type: 'spki' }).toString('base64') === base64) return;
  } catch {
    // Not a key at all.
  }
  throw new QuorumRefused('public_keys must be P-256 public keys as base64 DER (SPKI)');
}
