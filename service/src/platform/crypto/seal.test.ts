import { createHash, randomBytes } from 'node:crypto';
import { createFakeKms, kmsKey } from '@countersign/harness/servers/fake-kms';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLocalKeys } from './local-keys.ts';
import { createSealer } from './seal.ts';

const masterKey = randomBytes(32);
const sealer = createSealer(createLocalKeys(masterKey));
const cannotBeOpened = /^a sealed value cannot be decrypted$/;

/** The encrypted parts of a sealed text. */
const partsOf = (sealed: string) =>
  sealed
    .split('.')
    .slice(2)
    .map((part) => Buffer.from(part, 'base64url'));
const join = (keyId: string, parts: readonly Buffer[]) =>
  ['v2', keyId, ...parts.map((part) => part.toString('base64url'))].join('.');

describe('createSealer', () => {
  test('opens what it sealed, text and bytes of any length', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 5000 }), fc.string({ unit: 'grapheme' }), async (bytes, purpose) => {
        const opened = await sealer.open(await sealer.seal(bytes, purpose), purpose);
        expect(Uint8Array.from(opened)).toEqual(bytes);
      }),
    );
    expect((await sealer.open(await sealer.seal('ключ ✍', 'signing key'), 'signing key')).toString()).toBe('ключ ✍');
  });

  test('never produces the same output twice, and reveals version and key id only', async () => {
    const sealed = await sealer.seal('secret', 'p');
    expect(sealed).toMatch(new RegExp(`^v2\\.${sealer.keyId}\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$`));
    expect(sealer.keyId).toMatch(/^[0-9a-f]{8}$/);
    expect(await sealer.seal('secret', 'p')).not.toBe(sealed);
    for (const part of partsOf(sealed)) expect(part.includes('secret')).toBe(false);
  });

  test('the same master key opens it after a restart', async () => {
    const later = createSealer(createLocalKeys(masterKey));
    expect((await later.open(await sealer.seal('x', 'p'), 'p')).toString()).toBe('x');
  });

  test('opens a text of version 1', async () => {
    const key = createHash('sha256').update('countersign v1 fixture').digest();
    const v1 =
      'v1.440cddad.x4dHiAfJARVbne-sIYBlOE7Q8ASUhoRrTHbMhxjEBPkqWQwI-u7qClx5wfcE_GyAPr9sDUi414IAXlw2joXJ1nL29yRYkTAb0P1iEqYNaVRwFS-pv282sL1MPcdReUuKjETI_nGP';
    const its = createSealer(createLocalKeys(key));
    expect((await its.open(v1, 'signing-key:kid')).toString()).toBe('a secret of v1');
    await expect(its.open(v1, 'signing-key:other')).rejects.toThrow(cannotBeOpened);
    for (let length = 0; length < v1.length; length += 1) {
      await expect(its.open(v1.slice(0, length), 'signing-key:kid')).rejects.toThrow('cannot be decrypted');
    }
  });

  test('another master key causes a clear error', async () => {
    const other = createSealer(createLocalKeys(randomBytes(32)));
    await expect(other.open(await sealer.seal('x', 'p'), 'p')).rejects.toThrow(
      `cannot decrypt the secrets in this database (needed: ${sealer.keyId}; configured: ${other.keyId})`,
    );
  });

  test('another purpose does not open it', async () => {
    const sealed = await sealer.seal('x', 'signing key');
    await expect(sealer.open(sealed, 'csr key')).rejects.toThrow(cannotBeOpened);
    await expect(sealer.rewrap(sealed, 'csr key')).rejects.toThrow(cannotBeOpened);
  });

  test('a change of any single bit is detected', async () => {
    const parts = partsOf(await sealer.seal('secret', 'p'));
    for (const [index, part] of parts.entries()) {
      for (let bit = 0; bit < part.length * 8; bit += 1) {
        const changed = Buffer.from(part);
        changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        await expect(sealer.open(join(sealer.keyId, parts.with(index, changed)), 'p')).rejects.toThrow(cannotBeOpened);
      }
    }
  });

  test('a change of any single character is detected', async () => {
    const sealed = await sealer.seal('secret!', 'p');
    for (let index = 0; index < sealed.length; index += 1) {
      for (const character of ['A', 'B', '_', '.', '0', '=']) {
        if (character === sealed[index]) continue;
        await expect(sealer.open(sealed.slice(0, index) + character + sealed.slice(index + 1), 'p')).rejects.toThrow();
      }
    }
  });

  test('parts of two sealed values cannot be combined', async () => {
    const [first, second] = [partsOf(await sealer.seal('one', 'p')), partsOf(await sealer.seal('two', 'p'))];
    const mixed = join(sealer.keyId, [first[0] as Buffer, second[1] as Buffer]);
    await expect(sealer.open(mixed, 'p')).rejects.toThrow(cannotBeOpened);
    await expect(sealer.rewrap(mixed, 'p')).rejects.toThrow(cannotBeOpened);
  });

  test('truncated or other text is refused', async () => {
    const sealed = await sealer.seal('x', 'p');
    for (const text of [
      '',
      'x',
      'v1',
      `v1${sealed.slice(2)}`,
      `v3${sealed.slice(2)}`,
      `${sealed}\n`,
      `${sealed}.AAAA`,
    ]) {
      await expect(sealer.open(text, 'p')).rejects.toThrow(cannotBeOpened);
    }
    for (let length = 0; length < sealed.length; length += 1) {
      await expect(sealer.open(sealed.slice(0, length), 'p')).rejects.toThrow('cannot be decrypted');
    }
  });

  test('a master key must have 32 bytes', () => {
    expect(() => createLocalKeys(randomBytes(31))).toThrow('32 bytes');
    expect(() => createLocalKeys(randomBytes(32), [randomBytes(33)])).toThrow('32 bytes');
  });

  test('an ambiguous key id is refused', () => {
    for (const keyId of ['', 'a.b', 'a b', 'a\n']) {
      expect(() => createSealer({ ...createLocalKeys(masterKey), keyId })).toThrow('key id');
    }
  });
});

describe('rewrap', () => {
  const next = randomBytes(32);
  const both = createSealer(createLocalKeys(next, [masterKey]));
  const after = createSealer(createLocalKeys(next));

  test('moves a secret to the current key, and the former one no longer opens it', async () => {
    const before = await sealer.seal('secret', 'p');
    expect((await both.open(before, 'p')).toString()).toBe('secret');
    await expect(after.open(before, 'p')).rejects.toThrow(`needed: ${sealer.keyId}`);
    const rewrapped = await both.rewrap(before, 'p');
    expect((await after.open(rewrapped, 'p')).toString()).toBe('secret');
    await expect(sealer.open(rewrapped, 'p')).rejects.toThrow(`needed: ${after.keyId}`);
  });

  test('encrypts only the data key again, however often', async () => {
    const before = await sealer.seal('secret', 'p');
    const rewrapped = await both.rewrap(await both.rewrap(before, 'p'), 'p');
    expect(partsOf(rewrapped)[1]).toEqual(partsOf(before)[1]);
    expect(partsOf(rewrapped)[0]).not.toEqual(partsOf(before)[0]);
    expect((await after.open(rewrapped, 'p')).toString()).toBe('secret');
  });
});

describe('another key management', () => {
  test('needs only the interface: asynchronous answers, ids and wrapped keys of any length', async () => {
    const kms = createFakeKms(kmsKey('1'));
    const its = createSealer(kms);
    const sealed = await Promise.all(Array.from({ length: 5 }, (_, index) => its.seal(`secret ${index}`, `p${index}`)));
    for (const [index, text] of sealed.entries()) {
      expect((await its.open(text, `p${index}`)).toString()).toBe(`secret ${index}`);
      await expect(its.open(text, 'other')).rejects.toThrow();
    }
    expect(new Set(sealed.map((text) => text.length)).size).toBeGreaterThan(1);
    expect(kms.calls).toEqual({ wrap: 5, unwrap: 10 });
  });

  test('replaces the local key by a re-wrap', async () => {
    const kms = createFakeKms(kmsKey('1'));
    const local = createLocalKeys(masterKey);
    const moving = createSealer({
      ...kms,
      otherKeyIds: [local.keyId],
      unwrap: (keyId, ...rest) => (keyId === local.keyId ? local : kms).unwrap(keyId, ...rest),
    });
    const moved = await moving.rewrap(await sealer.seal('secret', 'p'), 'p');
    expect((await createSealer(kms).open(moved, 'p')).toString()).toBe('secret');
    const [one, two] = [kmsKey('1'), kmsKey('2')];
    const again = await createSealer(kms.as(two, [one])).rewrap(moved, 'p');
    expect((await createSealer(kms.as(two, [])).open(again, 'p')).toString()).toBe('secret');
    await expect(createSealer(kms).open(again, 'p')).rejects.toThrow(`needed: ${two}`);
  });
});
