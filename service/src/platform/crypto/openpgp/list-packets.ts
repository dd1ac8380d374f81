export interface Packet {
  readonly tag: number;
  /** With the header. */
  readonly bytes: Uint8Array;
}

/** Compressed, encrypted, literal: data whose length may not be known beforehand, and may be given in pieces. */
const streamed: ReadonlySet<number> = new Set([8, 9, 11, 18, 20]);

/**
 * The packets that binary OpenPGP data consist of (RFC 9580, section 4.2); null where there are more than `max`, throws
 * where they are cut off. By their headers alone: to read a packet takes the library up to a tenth of a millisecond, to
 * verify a signature ten times that, and a few kilobytes can hold thousands.
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

/** A body may come in several parts, each with a length of its own. */
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
