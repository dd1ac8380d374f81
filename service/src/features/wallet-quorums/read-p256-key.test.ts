import { createECDH, ECDH, generateKeyPairSync } from 'node:crypto';
import { proves } from '@countersign/harness/proves';
import { Problem } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { readP256Key } from './read-p256-key.ts';

const spki = { type: 'spki', format: 'pem' } as const;
const pkcs8 = { type: 'pkcs8', format: 'pem' } as const;
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = publicKey.export(spki).toString();
const der = publicKey.export({ type: 'spki', format: 'der' });
const canonical = der.toString('base64');
const point = der.subarray(-65);

const toPem = (bytes: Buffer, label = 'PUBLIC KEY') =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`;

/** The DER of a key with its point replaced by other bytes. */
function withPoint(bytes: Buffer, algorithm = der.subarray(2, 23)): Buffer {
  const bits = Buffer.concat([Buffer.from([0x03, bytes.length + 1, 0]), bytes]);
  return Buffer.concat([Buffer.from([0x30, algorithm.length + bits.length]), algorithm, bits]);
}

const changed = (bytes: Buffer, index: number, value: number) => {
  const copy = Buffer.from(bytes);
  copy[index] = value;
  return copy;
};
const compress = (form: 'compressed' | 'hybrid') =>
  ECDH.convertKey(point, 'prime256v1', undefined, undefined, form) as Buffer;

const ofCurve = (namedCurve: string, paramEncoding: 'named' | 'explicit' = 'named') =>
  generateKeyPairSync('ec', { namedCurve, paramEncoding }).publicKey.export(spki).toString();

describe('readP256Key', () => {
  it('returns the base64 of the DER', proves('quorums.provider.keys'), () => {
    expect(readP256Key(pem)).toBe(canonical);
  });

  it.each<[what: string, text: string]>([
    ['with other line ends', pem.replaceAll('\n', '\r\n')],
    ['on one line', pem.replaceAll('\n', '')],
    ['with white space around it', `\n  ${pem}\n\n`],
    ['with a compressed point', toPem(withPoint(compress('compressed')))],
  ])('returns the same text for the same key %s', (_what, text) => {
    expect(readP256Key(text)).toBe(canonical);
  });

  it('reads compressed points with an even and with an odd y', () => {
    const forms = new Set<number | undefined>();
    while (forms.size < 2) {
      const ecdh = createECDH('prime256v1');
      const whole = ecdh.generateKeys();
      const short = ecdh.getPublicKey(null, 'compressed');
      forms.add(short[0]);
      expect(readP256Key(toPem(withPoint(short)))).toBe(withPoint(whole).toString('base64'));
    }
  });

  it.each<[what: string, text: string]>([
    ['PKCS#8', privateKey.export(pkcs8).toString()],
    ['SEC1', privateKey.export({ type: 'sec1', format: 'pem' }).toString()],
    ['PKCS#8 behind a public key', pem + privateKey.export(pkcs8).toString()],
    ['encrypted PKCS#8', privateKey.export({ ...pkcs8, cipher: 'aes-256-cbc', passphrase: 'secret' }).toString()],
  ])('refuses a private key in %s, and says that it is one', (_what, text) => {
    const refusal = refusalOf(text);
    expect(refusal.message).toContain('p256PublicKey: is a PRIVATE key');
    expect(refusal.message).not.toContain(text.split('\n')[1]);
  });

  it.each<[what: string, text: string]>([
    ['of a point off the curve', toPem(changed(der, der.length - 1, (der.at(-1) ?? 0) ^ 1))],
    ['of a compressed point without a y', toPem(withPoint(Buffer.concat([Buffer.from([2]), withoutY()])))],
    ['of a coordinate beyond the field', toPem(withPoint(Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 0xff)])))],
    ['of the point at infinity', toPem(withPoint(Buffer.from([0])))],
    ['of a hybrid point', toPem(withPoint(compress('hybrid')))],
    ['of RSA', generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export(spki).toString()],
    ['of Ed25519', generateKeyPairSync('ed25519').publicKey.export(spki).toString()],
    ['of secp256k1', ofCurve('secp256k1')],
    ['of P-384', ofCurve('P-384')],
    ['with explicit parameters', ofCurve('P-256', 'explicit')],
    [
      'with the algorithm of ECDH only',
      toPem(withPoint(point, Buffer.from('301006052b8104010c06082a8648ce3d030107', 'hex'))),
    ],
    ['with bytes after its end', toPem(Buffer.concat([der, Buffer.from([0])]))],
    ['with unused bits', toPem(changed(der, 25, 1))],
    ['that breaks off', toPem(der.subarray(0, -1))],
  ])('refuses a key %s', proves('quorums.register.p256'), (_what, text) => {
    expect(refusalOf(text)).toMatchObject({ status: 400, message: expect.stringContaining('must be a P-256 key') });
  });

  it.each<[what: string, text: string]>([
    ['nothing', ''],
    ['the base64 alone', canonical],
    ['two keys', pem + pem],
    ['words before it', `key:\n${pem}`],
    ['words after it', `${pem}trailing`],
    ['headers in the block', pem.replace('KEY-----\n', 'KEY-----\nProc-Type: 4\n\n')],
    ['an empty block', '-----BEGIN PUBLIC KEY-----\n-----END PUBLIC KEY-----'],
    ['another label', toPem(der, 'EC PUBLIC KEY')],
    ['a certificate', toPem(der, 'CERTIFICATE')],
    ['labels that differ', pem.replace('END PUBLIC KEY', 'END CERTIFICATE')],
    ['base64 that breaks off', pem.replace(/=+/, '')],
    ['bits that base64 ignores', pem.replace(/.==/, (end) => `${end[0] === 'B' ? 'C' : 'B'}==`)],
    ['base64 of URLs', pem.replace('\nMFk', '\nM-_')],
  ])('refuses %s instead of a PEM', proves('quorums.register.p256'), (_what, text) => {
    expect(refusalOf(text)).toMatchObject({ status: 400, message: expect.stringContaining('one PEM public key') });
  });
});

/** An x without a point on the curve: half of all are. */
function withoutY(): Buffer {
  for (let value = 1; ; value += 1) {
    const x = Buffer.alloc(32);
    x.writeUInt32BE(value, 28);
    try {
      ECDH.convertKey(Buffer.concat([Buffer.from([2]), x]), 'prime256v1');
    } catch {
      return x;
    }
  }
}

function refusalOf(text: string): Problem {
  try {
    readP256Key(text);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('it was accepted');
}
