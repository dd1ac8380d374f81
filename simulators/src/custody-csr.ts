import { createPublicKey, type KeyObject, verify } from 'node:crypto';

/** The content of a certificate signing request. */
export interface Csr {
  readonly publicKey: KeyObject;
  /** Object identifiers and texts of the subject, in order. */
  readonly subject: readonly { readonly oid: string; readonly tag: number; readonly text: string }[];
}

interface Element {
  readonly tag: number;
  readonly content: Buffer;
  /** With tag and length. */
  readonly whole: Buffer;
}

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const OBJECT_IDENTIFIER = 0x06;
const BIT_STRING = 0x03;
const ATTRIBUTES = 0xa0;
/** sha256WithRSAEncryption, sha384…, sha512…. */
const hashes: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
};
const MIN_BITS = 4096;

/** Parses a PKCS#10 request (RFC 2986) strictly, and verifies its signature by the key it contains. */
export function readCsr(pem: string): Csr {
  const [, base64] =
    /^-----BEGIN CERTIFICATE REQUEST-----\r?\n([A-Za-z0-9+/=\r\n]+)-----END CERTIFICATE REQUEST-----\s*$/.exec(pem) ??
    [];
  if (base64 === undefined) throw new Error('csr: is not a PEM certificate signing request');
  const [request] = readAll(Buffer.from(base64, 'base64'), 1);
  const [info, algorithm, signature] = readAll(expect(request, SEQUENCE), 3);
  const [version, name, spki, attributes] = readAll(expect(info, SEQUENCE), 4);
  if (!expect(version, INTEGER).equals(Buffer.from([0]))) throw new Error('csr: has the wrong version');
  expect(attributes, ATTRIBUTES);
  const publicKey = createPublicKey({ key: wholeOf(spki), format: 'der', type: 'spki' });
  const bits = publicKey.asymmetricKeyDetails?.modulusLength ?? 0;
  if (publicKey.asymmetricKeyType !== 'rsa' || bits < MIN_BITS)
    throw new Error(`csr: must have an RSA key of ${MIN_BITS} bits`);
  const [algorithmId] = readAll(expect(algorithm, SEQUENCE));
  const hash = hashes[readOid(expect(algorithmId, OBJECT_IDENTIFIER))];
  if (hash === undefined) throw new Error('csr: is signed with an unsupported algorithm');
  // The first byte of a bit string is the number of unused bits in the last one.
  const signatureBytes = expect(signature, BIT_STRING).subarray(1);
  if (!verify(hash, wholeOf(info), publicKey, signatureBytes)) throw new Error('csr: the signature is invalid');
  return { publicKey, subject: readAll(expect(name, SEQUENCE)).map(readAttribute) };
}

function readAttribute(relative: Element) {
  const [attribute] = readAll(expect(relative, SET), 1);
  const [type, value] = readAll(expect(attribute, SEQUENCE), 2);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(expect(value, value?.tag ?? 0));
  return { oid: readOid(expect(type, OBJECT_IDENTIFIER)), tag: value?.tag ?? 0, text };
}

/** Consecutive elements. */
function readAll(bytes: Buffer, count?: number): Element[] {
  const found: Element[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const element = readElement(rest);
    found.push(element);
    rest = rest.subarray(element.whole.length);
  }
  if (count !== undefined && found.length !== count) throw new Error('csr: is not valid PKCS#10');
  return found;
}

function readElement(bytes: Buffer): Element {
  const [tag = 0, first = 0] = bytes;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  if (bytes.length < 2 + lengthBytes || lengthBytes > 3 || first === 0x80) throw new Error('csr: is not valid DER');
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(2, lengthBytes);
  // DER has only one form for each length: the shortest.
  if (lengthBytes > 0 && length < (lengthBytes === 1 ? 0x80 : 2 ** (8 * (lengthBytes - 1)))) {
    throw new Error('csr: is not valid DER');
  }
  const end = 2 + lengthBytes + length;
  if (bytes.length < end) throw new Error('csr: is truncated');
  return { tag, content: bytes.subarray(2 + lengthBytes, end), whole: bytes.subarray(0, end) };
}

function expect(element: Element | undefined, tag: number): Buffer {
  if (element?.tag !== tag) throw new Error('csr: is not valid PKCS#10');
  return element.content;
}

const wholeOf = (element: Element | undefined) => element?.whole ?? Buffer.alloc(0);

function readOid(bytes: Buffer): string {
  const numbers: number[] = [];
  let number = 0;
  for (const byte of bytes) {
    number = number * 128 + (byte & 0x7f);
    if (byte >= 0x80) continue;
    numbers.push(number);
    number = 0;
  }
  const [first = 0, ...rest] = numbers;
  const root = Math.min(Math.floor(first / 40), 2);
  return [root, first - 40 * root, ...rest].join('.');
}
