import { randomBytes } from 'node:crypto';
import { aesKeyBytes, aesOverheadBytes, cannotOpen, decrypt, encrypt } from './aes-gcm.ts';
import type { KeyManagement } from './key-management.ts';

export interface Sealer {
  /** The sealing key. */
  readonly keyId: string;
  /** Further keys that open. */
  readonly otherKeyIds: readonly string[];
  seal(plaintext: Uint8Array | string, purpose: string): Promise<string>;
  /** Throws if the text was sealed with a missing key, for another purpose, or was changed. */
  open(sealed: string, purpose: string): Promise<Buffer>;
  /** The same secret under the current key. Only the data key is encrypted again. */
  rewrap(sealed: string, purpose: string): Promise<string>;
}

/** Envelope encryption at rest: each text has its own data key, and key management encrypts only that. */
export function createSealer(keys: KeyManagement): Sealer {
  const { keyId, otherKeyIds } = keys;
  if (!/^[^.\s]+$/.test(keyId)) throw new RangeError(`the key id "${keyId}" is empty or contains a dot or white space`);
  const known = [keyId, ...otherKeyIds];

  const wrap = async (dataKey: Uint8Array, purpose: string, body: Uint8Array) =>
    ['v2', keyId, encode(await keys.wrap(dataKey, purpose)), encode(body)].join('.');

  /** Provides the data key of a text, and wipes it afterwards. */
  async function withDataKey<T>(sealed: Sealed, purpose: string, work: (dataKey: Uint8Array) => T | Promise<T>) {
    if (!known.includes(sealed.keyId)) throw new KeyMissing([sealed.keyId], known);
    const dataKey = await keys.unwrap(sealed.keyId, sealed.wrappedKey, purpose);
    try {
      return await work(dataKey);
    } finally {
      dataKey.fill(0);
    }
  }

  return {
    keyId,
    otherKeyIds,

    async seal(plaintext, purpose) {
      const dataKey = randomBytes(aesKeyBytes);
      try {
        const body = encrypt(dataKey, Buffer.from(plaintext), bodyContext(purpose));
        return await wrap(dataKey, purpose, body);
      } finally {
        dataKey.fill(0);
      }
    },

    async open(text, purpose) {
      const sealed = parse(text);
      return withDataKey(sealed, purpose, (dataKey) => decrypt(dataKey, sealed.body, bodyContext(purpose)));
    },

    async rewrap(text, purpose) {
      const sealed = parse(text);
      return withDataKey(sealed, purpose, (dataKey) => {
        // A text that cannot be opened must not look re-wrapped.
        decrypt(dataKey, sealed.body, bodyContext(purpose)).fill(0);
        return wrap(dataKey, purpose, sealed.body);
      });
    },
  };
}

/** Sealed texts need a key that this process lacks. */
export class KeyMissing extends Error {
  constructor(needed: readonly string[], known: readonly string[]) {
    super(
      `The master key (MASTER_KEY, or master.key in DATA_DIR) cannot decrypt the secrets in this database (needed: ${needed.join(', ')}; configured: ${known.join(', ')}). Restore the right key, or add it to OTHER_MASTER_KEYS.`,
    );
  }
}

interface Sealed {
  readonly keyId: string;
  readonly wrappedKey: Buffer;
  readonly body: Buffer;
}

const bodyContext = (purpose: string) => `data:${purpose}`;

/** `v2.{keyId}.{wrapped key}.{body}`; in `v1` the wrapped key has a fixed length and is joined with the body. */
function parse(text: string): Sealed {
  const [, v1KeyId, both, v2KeyId, wrappedKey, body] =
    /^(?:v1\.([0-9a-f]{8})\.([\w-]+)|v2\.([^.\s]+)\.([\w-]+)\.([\w-]+))$/.exec(text) ?? [];
  if (v2KeyId && wrappedKey && body) return { keyId: v2KeyId, wrappedKey: decode(wrappedKey), body: decode(body) };
  if (!v1KeyId || !both) throw cannotOpen();
  const bytes = decode(both);
  const wrappedBytes = aesKeyBytes + aesOverheadBytes;
  return { keyId: v1KeyId, wrappedKey: bytes.subarray(0, wrappedBytes), body: bytes.subarray(wrappedBytes) };
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

function decode(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  // Decoding ignores the spare bits of the last character, where a change would go unnoticed.
  if (encode(bytes) !== text) throw cannotOpen();
  return bytes;
}
