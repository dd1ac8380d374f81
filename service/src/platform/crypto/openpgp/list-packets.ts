export interface Packet {
  readonly tag: number;
  /** Including the header. */
  readonly bytes: Uint8Array;
}

/** Compressed, encrypted, literal: data whose length may be unknown in advance and given in parts. */
const streamed: ReadonlySet<number> = new Set([8, 9, 11, 18, 20]);

/**
 * The packets of binary OpenPGP data (RFC 9580, section 4.2); null if there are more than `max`, throws if the data is
 * truncated. Reads headers only: parsing a packet takes the library up to a tenth of a millisecond, verifying a
 * signature ten times that, and a few kilobytes can hold thousands.
 */
export function listPackets(bytes: Uint8Array, max: number): Packet[] | null {
  const packets: Packet[] = [];
  for (let place = 0; place < bytes.length; ) {
    if (packets.length === max) return null;
    const head = at(bytes, place);
    if ((head & 0x80) === 0) throw new RangeError('no packet begins here');
    const isNewFormat = (head & 0x40) !== 0;
    const tag = isNewFormat ? head & 0x3f : (head >> 2) & 0x0f;
    const skip = isNewFormat ? skipBody : skipOldBody;
    const end = skip(bytes, place, streamed.has(tag));
    if (end > bytes.length) throw new RangeError('the last packet is cut off');
    packets.push({ tag, bytes: bytes.subarray(place, end) });
    place = end;
  }
  return packets;
}

function at(bytes: Uint8Array, place: number): number {
  const value = bytes[place];
  if (value === undefined) throw new RangeError('the last packet is cut off');
  return value;
}

function bigEndian(bytes: Uint8Array, place: number, count: number): number {
  let value = 0;
  for (let index = 0; index < count; index += 1) value = value * 256 + at(bytes, place + index);
  return value;
}

const unknownLength = () => new RangeError('only data may leave its length open');

/** A body may have several parts, each with its own length. */
function skipBody(bytes: Uint8Array, start: number, mayBeStreamed: boolean): number {
  for (let place = start + 1; ; ) {
    const first = at(bytes, place);
    if (first < 192) return place + 1 + first;
    if (first < 224) return place + 2 + (first - 192) * 256 + at(bytes, place + 1) + 192;
    if (first === 255) return place + 5 + bigEndian(bytes, place + 1, 4);
    if (!mayBeStreamed) throw unknownLength();
    place += 1 + 2 ** (first & 0x1f);
  }
}

function skipOldBody(bytes: Uint8Array, start: number, mayBeStreamed: boolean): number {
  const lengthType = at(bytes, start) & 0x03;
  if (lengthType === 3) {
    if (!mayBeStreamed) throw unknownLength();
    return bytes.length;
  }
  const count = 2 ** lengthType;
  return start + 1 + count + bigEndian(bytes, start + 1, count);
}
