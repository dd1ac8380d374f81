import { createHash } from 'node:crypto';
import { aesKeyBytes, decrypt, encrypt } from './aes-gcm.ts';
import type { KeyManagement } from './key-management.ts';

/** Master keys in the memory of this process: the first wraps, all of them unwrap. */
export function createLocalKeys(masterKey: Uint8Array, others: readonly Uint8Array[] = []): KeyManagement {
  const keys = new Map([masterKey, ...others].map((key) => [idOf(key), key]));
  const [keyId = '', ...otherKeyIds] = keys.keys();
  const aad = (context: string) => `key:${context}`;

  return {
    keyId,
    otherKeyIds,

    async wrap(dataKey, context) {
      return encrypt(masterKey, dataKey, aad(context));
    },

    async unwrap(id, wrapped, context) {
      const key = keys.get(id);
      if (!key) throw new Error(`no master key with the id ${id} is configured`);
      return decrypt(key, wrapped, aad(context));
    },
  };
}

/** Identifies a key without revealing anything about it. */
function idOf(key: Uint8Array): string {
  if (key.length !== aesKeyBytes) throw new RangeError(`a master key must have ${aesKeyBytes} bytes`);
  return createHash('sha256').update('countersign master key id\n').update(key).digest('hex').slice(0, 8);
}
