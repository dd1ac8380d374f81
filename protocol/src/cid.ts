/** Version 1, codec raw, sha2-256 multihash of 32 bytes. */
const prefix = Uint8Array.of(0x01, 0x55, 0x12, 0x20);
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
/** The prefix ends two bits into the eighth letter, and the last letter carries exactly three bits. */
const shape = /^bafkrei[a-h][a-z2-7]{50}[aeimquy4]$/;

/** The CID (version 1, raw) of a block, from its SHA-256. */
export function rawCid(sha256: Uint8Array): string {
  let text = 'b';
  let buffer = 0;
  let bits = 0;
  for (const byte of [...prefix, ...sha256]) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += alphabet.charAt((buffer >>> (bits - 5)) & 31);
    buffer &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + alphabet.charAt((buffer << (5 - bits)) & 31);
}

/** Whether a text is a CID in the form of `rawCid`. */
export function isRawCid(text: string): boolean {
  return shape.test(text);
}
