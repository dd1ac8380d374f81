import fc from 'fast-check';
import { armor, enums } from 'openpgp';
import { describe, expect, it } from 'vitest';
import { ArmorFault, readArmor } from './read-armor.ts';

const begin = '-----BEGIN PGP MESSAGE-----';
const end = '-----END PGP MESSAGE-----';
const block = (...lines: string[]) => [begin, ...lines, end].join('\n');
const read = (text: string) => Buffer.from(readArmor(text, 'MESSAGE')).toString('hex');

function refusal(text: string): string {
  try {
    readArmor(text, 'MESSAGE');
  } catch (error) {
    if (error instanceof ArmorFault) return error.why;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('readArmor', () => {
  it('returns the armored bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), fc.boolean(), (bytes, withChecksum) => {
        const text = armor(enums.armor.message, bytes, undefined, undefined, undefined, withChecksum) as string;
        expect(read(text)).toBe(Buffer.from(bytes).toString('hex'));
        expect(read(text.replaceAll(/\r?\n/g, '\r\n'))).toBe(Buffer.from(bytes).toString('hex'));
      }),
    );
  });

  it.each([
    ['no headers', block('', 'yv8=')],
    ['no base64 at all', block('')],
    ['lines of any length', block('', 'y', 'v8=')],
    ['a checksum, right or wrong', block('', 'yv8=', '=AAAA')],
    ['white space around it', `\r\n \t${block('', 'yv8=')}\n\n`],
    ['white space at the ends of lines', block('  ', 'yv8= \t')],
    ['a blank line with spaces', block('   ', 'yv8=')],
    ['Windows line ends', block('Version: 1', '', 'yv8=', '=AAAA').replaceAll('\n', '\r\n')],
    ['10 headers', block(...Array<string>(10).fill('Comment: hello'), '', 'yv8=')],
    ['a header of 200 characters', block(`Comment: ${'x'.repeat(191)}`, '', 'yv8=')],
    ['a header without a value', block('Comment: ', '', 'yv8=')],
    ['a line of 100 characters', block('', 'A'.repeat(100)).replaceAll('\n', '\r\n')],
  ])('accepts %s', (_what, text) => {
    expect(() => readArmor(text, 'MESSAGE')).not.toThrow();
  });

  it.each<[what: string, text: string]>([
    ['no blank line', block('yv8=')],
    ['nothing inside', block()],
    ['nothing but headers', block('Comment: hello')],
    ['beginning and end on one line', `${begin}${end}`],
    ['base64 on the line of the beginning', `${begin} yv8=\n\n${end}`],
    ['the end on the line of the base64', `${begin}\n\nyv8=${end}`],
    ['11 headers', block(...Array<string>(11).fill('Comment: hello'), '', 'yv8=')],
    ['a header of 201 characters', block(`Comment: ${'x'.repeat(192)}`, '', 'yv8=')],
    ['a header without a colon', block('Comment', '', 'yv8=')],
    ['a header without a name', block(': hello', '', 'yv8=')],
    ['a line of 101 characters', block('', 'A'.repeat(101), 'AAA')],
    ['a blank line within the base64', block('', 'yv8A', '', 'yv8=')],
    ['a character outside base64', block('', 'yv-_')],
    ['a space within a line', block('', 'yv 8=')],
    ['text after the padding', block('', 'yv8=', 'yv8=')],
    ['missing padding', block('', 'yv8')],
    ['three paddings', block('', 'y===')],
    ['two checksums', block('', 'yv8=', '=AAAA', '=AAAA')],
    ['an invalid checksum', block('', 'yv8=', '=AAA')],
    ['lines after the checksum', block('', 'yv8=', '=AAAA', '')],
    ['255,000 header lines', block('Ab\n'.repeat(255_000), 'yv8=')],
  ])('refuses %s', (_what, text) => {
    expect(refusal(text)).toBe('unreadable');
  });

  it.each([
    ['another kind of block', block('', 'yv8=').replaceAll('MESSAGE', 'PUBLIC KEY BLOCK')],
    ['words before it', `Hello\n${block('', 'yv8=')}`],
    ['words after it', `${block('', 'yv8=')}\nHello`],
    ['an end of another kind', block('', 'yv8=').replace('END PGP MESSAGE', 'END PGP SIGNATURE')],
    ['no end', `${begin}\n\nyv8=`],
    ['nothing', ''],
  ])('refuses %s, and says that it is something else', (_what, text) => {
    expect(refusal(text)).toBe('another kind');
  });

  it('refuses two blocks, even with one of another kind between them', () => {
    const one = block('', 'yv8=');
    expect(refusal(`${one}\n${one}`)).toBe('several');
    expect(refusal(`${one}\n${one.replaceAll('MESSAGE', 'PUBLIC KEY BLOCK')}\n${one}`)).toBe('several');
  });
});
