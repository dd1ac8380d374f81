import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createLocalKeys } from '../../platform/crypto/local-keys.ts';
import { createSealer, type Sealer } from '../../platform/crypto/seal.ts';

const CODE_BYTES = 16;
const KEY_BYTES = 32;
const PURPOSE = 'key of a connected agent';

export const createCode = () => randomBytes(CODE_BYTES).toString('hex');

/** A code has enough entropy to make a slow hash unnecessary. */
export const hashCode = (code: string) => createHash('sha256').update(code).digest();

/** Only the holder of the code can open it: the stored data and the service's keys are not enough. */
export const sealUnder = async (code: string, secret: string) =>
  Buffer.from(await sealerOf(code).seal(secret, PURPOSE));

export const openWith = async (code: string, sealed: Buffer) =>
  (await sealerOf(code).open(sealed.toString(), PURPOSE)).toString();

function sealerOf(code: string): Sealer {
  const derived = hkdfSync('sha256', code, new Uint8Array(), 'countersign connection code', KEY_BYTES);
  return createSealer(createLocalKeys(new Uint8Array(derived)));
}
