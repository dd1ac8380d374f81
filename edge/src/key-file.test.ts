import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proves } from '@countersign/harness/proves';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadOrCreateKeyFile, parseKeyBytes } from './key-file.ts';

const key = Buffer.from('9f3c17e2a85b60d4c1f7083e6ab92d54fb18c6702e95da43be07518c3df6a249', 'hex');

describe('parseKeyBytes', () => {
  test.each([
    ['hex', key.toString('hex')],
    ['hex in capitals', key.toString('hex').toUpperCase()],
    ['base64', key.toString('base64')],
    ['base64 without padding', key.toString('base64').replace('=', '')],
    ['base64url', key.toString('base64url')],
    ['with a newline', `${key.toString('hex')}\n`],
  ])('reads %s', proves('env.master-key'), (_name, text) => {
    expect(parseKeyBytes(text)).toEqual(key);
  });

  test('accepts any random key', () => {
    for (let count = 0; count < 1000; count += 1) {
      const random = randomBytes(32);
      expect(parseKeyBytes(random.toString('base64'))).toEqual(random);
      expect(parseKeyBytes(random.toString('base64url'))).toEqual(random);
    }
  });

  test.each([
    ['nothing', ''],
    ['31 bytes', key.subarray(1).toString('hex')],
    ['33 bytes', `${key.toString('hex')}00`],
    ['31 bytes in base64', key.subarray(1).toString('base64')],
    ['48 bytes in base64', randomBytes(48).toString('base64')],
    ['not hex', `${key.toString('hex').slice(0, -1)}g`],
    ['two alphabets in one', `+_${key.toString('base64url').slice(2)}`],
    ['a word', 'changeme'],
  ])('refuses %s', (_name, text) => {
    expect(() => parseKeyBytes(text)).toThrow(
      'must be 32 bytes in hex or base64 (generate one with: openssl rand -hex 32)',
    );
  });

  test.each([
    ['zeros', '0'.repeat(64)],
    ['a repeated byte', 'ab'.repeat(32)],
    ['few different bytes', '01020304'.repeat(8)],
    ['all hex digits in order', '0123456789abcdef'.repeat(4)],
    ['counting', Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('hex')],
    ['counting down', Buffer.from(Array.from({ length: 32 }, (_, index) => 255 - index)).toString('hex')],
    ['text', Buffer.from('change-me-to-32-random-bytes-ok?').toString('hex')],
    ['text in base64', Buffer.from('change-me-to-32-random-bytes-ok?').toString('base64')],
    ['a repeated word as base64', 'changeme'.repeat(6).slice(0, 43)],
  ])('refuses the placeholder: %s', (_name, text) => {
    expect(() => parseKeyBytes(text)).toThrow('looks like a placeholder');
  });

  test('no message quotes the key', () => {
    expect(() => parseKeyBytes(`${key.toString('hex')}0`)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(key.toString('hex')) }),
    );
  });
});

describe('loading or creating a key file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'key-file-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('creates a key that only its owner can read, and returns the same one ever after', async () => {
    const path = join(folder, 'master.key');
    const made = await loadOrCreateKeyFile(path);
    expect(made).toHaveLength(32);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(parseKeyBytes(await readFile(path, 'utf8'))).toEqual(made);
    expect(await loadOrCreateKeyFile(path)).toEqual(made);
    expect(await readdir(folder)).toEqual(['master.key']);
  });

  test('creates another key in another folder', async () => {
    const [first, second] = await Promise.all(['a', 'b'].map((name) => loadOrCreateKeyFile(join(folder, name))));
    expect(first).not.toEqual(second);
  });

  test('returns one key to all concurrent callers', async () => {
    const path = join(folder, 'master.key');
    const keys = await Promise.all(Array.from({ length: 20 }, () => loadOrCreateKeyFile(path)));
    expect(new Set(keys.map((found) => found.toString('hex'))).size).toBe(1);
    expect(await readdir(folder)).toEqual(['master.key']);
  });

  test('never replaces a file with other content', async () => {
    const path = join(folder, 'master.key');
    await writeFile(path, 'half a k');
    await expect(loadOrCreateKeyFile(path)).rejects.toThrow(`the key in ${path} must be 32 bytes`);
    expect(await readFile(path, 'utf8')).toBe('half a k');
  });

  test('reports why nothing can be written', async () => {
    await expect(loadOrCreateKeyFile(join(folder, 'missing', 'master.key'))).rejects.toThrow('ENOENT');
    await expect(loadOrCreateKeyFile(folder)).rejects.toThrow('EISDIR');
  });
});
