import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export const aesKeyBytes = 32;
/** The overhead of encryption: nonce and tag. */
export const aesOverheadBytes = nonceBytes + tagBytes;

/** The context is not in the result: the decrypting party must know it. */
export function encrypt(key: Uint8Array, plaintext: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
}

export function decrypt(key: Uint8Array, encrypted: Uint8Array, context: string): Buffer {
  if (encrypted.length < aesOverheadBytes) throw cannotOpen();
  const decipher = createDecipheriv(algorithm, key, encrypted.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(encrypted.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(encrypted.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch {
    throw cannotOpen();
  }
}

/** One error for all: details would help only an attacker. */
export function cannotOpen(): Error {
  return new Error('a sealed value cannot be decrypted');
}
