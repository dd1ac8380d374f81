import { pgpRefused } from './errors.ts';

const MAX_PACKETS = 32;

/**
 * Refuses a key of too many packets (RFC 9580, section 4.2) by their headers alone: to read each takes the library a tenth
 * of a millisecond, to verify a signature ten times that, and a few kilobytes can hold thousands.
 */
export function refuseManyPackets(bytes: Uint8Array): void {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let offset = 0;
  for (let count = 0; offset < bytes.length; count += 1) {
    if (count === MAX_PACKETS) {
      throw pgpRefused(`has more than ${MAX_PACKETS} packets: export it without the signatures of others`);
    }
    offset = endOfPacket(view, offset);
  }
}

function endOfPacket(bytes: Buffer, start: number): number {
  const [tag = 0, first = 0, second = 0] = bytes.subarray(start, start + 3);
  const isNew = (tag & 0x40) !== 0;
  if (isNew && first < 192) return start + 2 + first;
  if (isNew && first < 224) return start + 3 + ((first - 192) << 8) + second + 192;
  const lengthBytes = isNew ? (first === 255 ? 4 : 0) : ([1, 2, 4][tag & 3] ?? 0);
  const lengthAt = isNew ? start + 2 : start + 1;
  // Lengths in pieces, or up to the end, are for data whose length is not known beforehand.
  if (lengthBytes === 0 || lengthAt + lengthBytes > bytes.length)
    throw pgpRefused('must be an armored OpenPGP public key');
  return lengthAt + lengthBytes + bytes.readUIntBE(lengthAt, lengthBytes);
}
