import { createPublicKey } from 'node:crypto';
import { keyRefused } from './errors.ts';

/** SubjectPublicKeyInfo of a named P-256 key (RFC 5480) up to the point: 65 bytes uncompressed, 33 compressed. */
const uncompressed = Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex');
const compressed = Buffer.from('3039301306072a8648ce3d020106082a8648ce3d030107032200', 'hex');

const onePublicKey = /^\s*-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----\s*$/;

/**
 * The key as base64 of its DER, with an uncompressed point, so that the same key always gives the same text. Only the
 * two encodings of a named curve are accepted: explicit parameters would let an attacker choose the generator.
 */
export function readP256Key(pem: string): string {
  if (/PRIVATE KEY-----/.test(pem)) {
    throw keyRefused('is a PRIVATE key. It was not stored; generate a new key and send its public part');
  }
  const base64 = onePublicKey.exec(pem)?.[1]?.replaceAll(/\s/g, '') ?? '';
  const der = Buffer.from(base64, 'base64');
  if (base64 === '' || der.toString('base64') !== base64) {
    throw keyRefused('must be one PEM public key, from -----BEGIN PUBLIC KEY----- to -----END PUBLIC KEY-----');
  }
  const point = readPoint(der);
  if (!point) throw keyRefused('must be a P-256 key (prime256v1) with a point on that curve');
  return Buffer.concat([uncompressed, point]).toString('base64');
}

/** Uncompressed; null if this is not a point of P-256. */
function readPoint(der: Buffer): Buffer | null {
  const form = der[uncompressed.length];
  const isNamed = isEncoding(der, uncompressed, 65)
    ? form === 4
    : isEncoding(der, compressed, 33) && (form === 2 || form === 3);
  if (!isNamed) return null;
  try {
    // OpenSSL accepts only points on the curve.
    const { x = '', y = '' } = createPublicKey({ key: der, format: 'der', type: 'spki' }).export({ format: 'jwk' });
    return Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  } catch {
    return null;
  }
}

const isEncoding = (der: Buffer, head: Buffer, pointBytes: number) =>
  der.length === head.length + pointBytes && der.subarray(0, head.length).equals(head);
