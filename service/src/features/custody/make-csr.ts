import { createPublicKey, type KeyObject, sign } from 'node:crypto';

/** The subject of a certificate. */
export interface CsrSubject {
  readonly commonName: string;
  readonly organization: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly organizationalUnit?: string | undefined;
  readonly state?: string | undefined;
  readonly locality?: string | undefined;
  readonly email?: string | undefined;
}

const tags = { integer: 0x02, bitString: 0x03, null: 0x05, oid: 0x06, utf8: 0x0c, printable: 0x13, ia5: 0x16 };
const SEQUENCE = 0x30;
const SET = 0x31;
/** The attributes of the request, which are empty. */
const ATTRIBUTES = 0xa0;

/** The fields in the order of a subject, each with its object identifier and string type (RFC 5280, appendix A). */
const attributes = [
  ['country', '2.5.4.6', tags.printable],
  ['state', '2.5.4.8', tags.utf8],
  ['locality', '2.5.4.7', tags.utf8],
  ['organization', '2.5.4.10', tags.utf8],
  ['organizationalUnit', '2.5.4.11', tags.utf8],
  ['commonName', '2.5.4.3', tags.utf8],
  ['email', '1.2.840.113549.1.9.1', tags.ia5],
] as const;
const SHA256_WITH_RSA = '1.2.840.113549.1.1.11';

/** A PKCS#10 certificate signing request (RFC 2986) in PEM, signed with SHA-256 by the key itself. */
export function makeCsr(subject: CsrSubject, privateKey: KeyObject): string {
  const name = attributes.flatMap(([field, oid, tag]) => {
    const text = subject[field];
    return text === undefined ? [] : [der(SET, der(SEQUENCE, encodeOid(oid), der(tag, Buffer.from(text))))];
  });
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const version = der(tags.integer, Buffer.from([0]));
  const info = der(SEQUENCE, version, der(SEQUENCE, ...name), publicKey, der(ATTRIBUTES));
  const algorithm = der(SEQUENCE, encodeOid(SHA256_WITH_RSA), der(tags.null));
  // The first byte of a bit string is the number of unused bits in its last byte.
  const signature = der(tags.bitString, Buffer.from([0]), sign('sha256', info, privateKey));
  const base64 = der(SEQUENCE, info, algorithm, signature).toString('base64');
  const lines = base64.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE REQUEST-----', ...lines, '-----END CERTIFICATE REQUEST-----', ''].join('\n');
}

/** An element of DER: tag, length in its shortest form, contents. */
function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const length = content.length;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  if (length > 0xffff) throw new RangeError('a signing request must be smaller than 65,536 bytes');
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** Base 128, the first two numbers combined; the high bit of a byte marks continuation. */
function encodeOid(oid: string): Buffer {
  const [first = 0, second = 0, ...rest] = oid.split('.').map(Number);
  const bytes = [40 * first + second, ...rest].flatMap((number) => {
    const digits = [number & 0x7f];
    for (let left = number >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
    return digits;
  });
  return der(tags.oid, Buffer.from(bytes));
}
