import { listPackets, type Packet } from '../../platform/crypto/openpgp/list-packets.ts';
import { readArmor } from '../../platform/crypto/openpgp/read-armor.ts';
import { plainTextRefused } from './errors.ts';

const PROTECTED_DATA = 18;
/** Encrypted session keys, markers, encrypted data, padding: nothing readable without a key. */
const sealed: ReadonlySet<number> = new Set([1, 10, PROTECTED_DATA, 21]);
const MAX_PACKETS = 64;

/** The content store is public, so an arbiter's mistake must not publish plain text. */
export function refusePlainText(text: string): void {
  const tags = readPackets(text)?.map(({ tag }) => tag) ?? [];
  if (!tags.includes(PROTECTED_DATA) || !tags.every((tag) => sealed.has(tag))) throw plainTextRefused();
}

function readPackets(text: string): Packet[] | null {
  try {
    return listPackets(readArmor(text, 'MESSAGE'), MAX_PACKETS);
  } catch (cause) {
    throw plainTextRefused(cause);
  }
}
