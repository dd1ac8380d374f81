import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KeyManagement } from '../../../service/src/platform/crypto/key-management.ts';

export const kmsKey = (name: string) => `arn:aws:kms:eu-central-1:000000000000:key/${name}`;

/**
 * A key-management service in memory: asynchronous, with long key ids and wrapped keys of varying length that only it
 * can unwrap.
 */
export function createFakeKms(current: string, others: readonly string[] = []) {
  const secret = Buffer.from('only the service has this');
  const held = new Map<string, Buffer>();
  const calls = { wrap: 0, unwrap: 0 };
  const mac = (...parts: string[]) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest();

  const as = (keyId: string, otherKeyIds: readonly string[]): KeyManagement => ({
    keyId,
    otherKeyIds,
    async wrap(dataKey, context) {
      await nextTurn();
      calls.wrap += 1;
      const handle = randomBytes(100 + (calls.wrap % 150));
      held.set(handle.toString('hex'), Buffer.from(dataKey));
      return Buffer.concat([mac(keyId, context, handle.toString('hex')), handle]);
    },
    async unwrap(id, wrapped, context) {
      await nextTurn();
      calls.unwrap += 1;
      const handle = Buffer.from(wrapped.subarray(32)).toString('hex');
      const dataKey = held.get(handle);
      if (!dataKey || !timingSafeEqual(wrapped.subarray(0, 32), mac(id, context, handle))) {
        throw new Error('InvalidCiphertextException');
      }
      return Buffer.from(dataKey);
    },
  });

  return { ...as(current, others), calls, as };
}
