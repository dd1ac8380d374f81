import { spawnSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import { readCsr } from '../../../../simulators/src/index.ts';
import { makeCsr } from './make-csr.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 4096 });
const awkward = {
  commonName: 'Straße "7", Zürich; #1 + <2> = \\3',
  organization: '  Ünïcode, 株式会社 & Söhne  ',
  country: 'CH',
  organizationalUnit: '#hash+plus,comma',
  state: 'Zürich/ZH=1',
  locality: '東京都',
  email: "o'neil+csr@example.com",
};
/** Object identifier, tag of the string, text. */
const subjectOf = (csr: string) => readCsr(csr).subject.map(({ oid, tag, text }) => [oid, tag, text]);
const utf8 = 0x0c;

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
/** The whole output, preceded by the exit code. */
function openssl(csr: string): string {
  const args = ['req', '-noout', '-verify', '-subject', '-text', '-nameopt', 'multiline,utf8,-esc_msb'];
  const { status, stdout, stderr } = spawnSync('openssl', args, { input: csr, encoding: 'utf8' });
  return `${status}\n${stdout}${stderr}`;
}

describe('makeCsr', () => {
  it('encodes every field exactly as given, in the string type of its attribute', () => {
    expect(subjectOf(makeCsr(awkward, privateKey))).toEqual([
      ['2.5.4.6', 0x13, awkward.country],
      ['2.5.4.8', utf8, awkward.state],
      ['2.5.4.7', utf8, awkward.locality],
      ['2.5.4.10', utf8, awkward.organization],
      ['2.5.4.11', utf8, awkward.organizationalUnit],
      ['2.5.4.3', utf8, awkward.commonName],
      ['1.2.840.113549.1.9.1', 0x16, awkward.email],
    ]);
  });

  it('omits absent fields', proves('custody.csr.optional'), () => {
    const csr = makeCsr({ commonName: 'n', organization: 'o', country: 'DE' }, privateKey);
    expect(subjectOf(csr)).toEqual([
      ['2.5.4.6', 0x13, 'DE'],
      ['2.5.4.10', utf8, 'o'],
      ['2.5.4.3', utf8, 'n'],
    ]);
  });

  it('contains the signing key, and proves its possession', () => {
    const { publicKey } = readCsr(makeCsr(awkward, privateKey));
    expect(publicKey.equals(createPublicKey(privateKey))).toBe(true);
    expect(publicKey.asymmetricKeyDetails).toMatchObject({ modulusLength: 4096, publicExponent: 65_537n });
  });

  it('is refused by a parser if a bit has changed', () => {
    const csr = makeCsr(awkward, privateKey);
    const bytes = Buffer.from(csr.split('\n').slice(1, -2).join(''), 'base64');
    // Within the common name.
    const place = bytes.indexOf('Zürich; #1');
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    const changed = `-----BEGIN CERTIFICATE REQUEST-----\n${bytes.toString('base64')}\n-----END CERTIFICATE REQUEST-----\n`;
    expect(() => readCsr(changed)).toThrow('signature');
  });

  describe.skipIf(!hasOpenssl)('openssl req -verify -text', () => {
    it('verifies it and prints the same subject', proves('custody.csr.key'), () => {
      const said = openssl(makeCsr(awkward, privateKey));
      expect(said).toMatch(/^0\n/);
      expect(said).toContain('verify OK');
      // It prints a backslash twice.
      for (const text of Object.values(awkward)) expect(said).toContain(`= ${text.replaceAll('\\', '\\\\')}\n`);
      expect(said).toContain('Public-Key: (4096 bit)');
      expect(said).toContain('sha256WithRSAEncryption');
    });

    it('verifies one with fields of maximum length', () => {
      const long = {
        ...awkward,
        commonName: '株'.repeat(64),
        state: '界'.repeat(128),
        email: `${'a'.repeat(243)}@example.com`,
      };
      expect(openssl(makeCsr(long, privateKey))).toContain('verify OK');
      expect(readCsr(makeCsr(long, privateKey)).subject).toHaveLength(7);
    });
  });
});
