interface Packet {
  readonly tag: number;
  /** With the header. */
  readonly bytes: Uint8Array;
}

/** The packets that a binary OpenPGP message consists of (RFC 9580, 4.2); throws where it is cut off. */
export function listPackets(bytes: Uint8Array): Packet[] {
  const packets: Packet[] = [];
  for (let place = 0; place < bytes.length; ) {
    const head = at(bytes, place);
    if ((head & 0x80) === 0) throw new RangeError('no packet begins here');
    const isNewFormat = (head & 0x40) !== 0;
    const tag = isNewFormat ? head & 0x3f : (head >> 2) & 0x0f;
    const end = isNewFormat ? skipBody(bytes, place + 1) : skipOldBody(bytes, place + 1, head & 0x03);
    if (end > bytes.length) throw new RangeError('the last packet is cut off');
    packets.push({ tag, bytes: bytes.subarray(place, end) });
    place = end;
  }
  return packets;
}

function at(bytes: Uint8Array, place: number): number {
  const value = bytes[place];
  if (value === undefined) throw new RangeError('the message is cut off');
  return value;
}

function bigEndian(bytes: Uint8Array, place: number, count: number): number {
  let value = 0;
  for (let index = 0; index < count; index += 1) value = value * 256 + at(bytes, place + index);
  return value;
}

/** A body may come in several parts, each with a length of its own. */
function skipBody(bytes: Uint8Array, start: number): number {
  for (let place = start; ; ) {
    const first = at(bytes, place);
    if (first < 192) return place + 1 + first;
    if (first < 224) return place + 2 + (first - 192) * 256 + at(bytes, place + 1) + 192;
    if (first === 255) return place + 5 + bigEndian(bytes, place + 1, 4);
    place += 1 + 2 ** (first & 0x1f);
  }
}

function skipOldBody(bytes: Uint8Array, place: number, lengthType: number): number {
  if (lengthType === 3) return bytes.length;
  const count = 2 ** lengthType;
  return place + count + bigEndian(bytes, place, count);
}
