import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const wrappedKeyBytes = nonceBytes + keyBytes + tagBytes;
const sealedShape = /^v1\.([0-9a-f]{8})\.([A-Za-z0-9_-]+)$/;

export type Sealer = {
  /** Says which master key a sealed text needs, and tells nothing about it. */
  readonly keyId: string;
  seal(plaintext: Uint8Array | string, purpose: string): string;
  /** Throws where the text was sealed with another master key, for another purpose, or is not what it was. */
  open(sealed: string, purpose: string): Buffer;
};

/** Envelope encryption at rest: each text has a key of its own, and only that key is encrypted with the master key. */
export function createSealer(masterKey: Uint8Array): Sealer {
  if (masterKey.length !== keyBytes) throw new RangeError(`a master key has ${keyBytes} bytes`);
  const keyId = createHash('sha256').update('countersign master key id\n').update(masterKey).digest('hex').slice(0, 8);

  return {
    keyId,

    seal(plaintext, purpose) {
      const dataKey = randomBytes(keyBytes);
      const wrappedKey = encrypt(masterKey, dataKey, `key:${purpose}`);
      const body = encrypt(
        dataKey,
        typeof plaintext === 'string' ? Buffer.from(plaintext) : plaintext,
        `data:${purpose}`,
      );
      return `v1.${keyId}.${Buffer.concat([wrappedKey, body]).toString('base64url')}`;
    },

    open(sealed, purpose) {
      const [, sealedKeyId, encoded] = sealedShape.exec(sealed) ?? [];
      if (sealedKeyId === undefined || encoded === undefined) throw cannotOpen();
      if (sealedKeyId !== keyId) {
        throw new Error(
          `The master key (MASTER_KEY, or master.key in DATA_DIR) is not the one that sealed the secrets in this database (it has id ${keyId}, needed is ${sealedKeyId}).`,
        );
      }
      const bytes = Buffer.from(encoded, 'base64url');
      // Decoding ignores the spare bits of the last character, where a change would go unseen.
      if (bytes.toString('base64url') !== encoded) throw cannotOpen();
      const dataKey = decrypt(masterKey, bytes.subarray(0, wrappedKeyBytes), `key:${purpose}`);
      return decrypt(dataKey, bytes.subarray(wrappedKeyBytes), `data:${purpose}`);
    },
  };
}

function encrypt(key: Uint8Array, plaintext: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Uint8Array, sealed: Buffer, context: string): Buffer {
  if (sealed.length < nonceBytes + tagBytes) throw cannotOpen();
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch {
    throw cannotOpen();
  }
}

/** One error for all: which part was wrong would help only somebody who is trying. */
function cannotOpen(): Error {
  return new Error('a sealed value cannot be opened');
}
