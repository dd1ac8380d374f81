import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './sync-folder.ts';

const keyBytes = 32;
/** 32 random bytes have about 30 distinct values; fewer than 16 will never occur. */
const minDistinctBytes = 16;
const hint = 'generate one with: openssl rand -hex 32';

/** Parses 32 bytes in hex, base64 or base64url, and refuses keys that are obviously not random. */
export function parseKeyBytes(text: string): Buffer {
  const key = decodeKey(text.trim());
  if (key === null) throw new Error(`must be ${keyBytes} bytes in hex or base64 (${hint})`);
  if (isPlaceholder(key)) throw new Error(`looks like a placeholder, not random bytes (${hint})`);
  return key;
}

/** Loads the key from a file, or creates it at the first start. Only its owner can read the file. */
export async function loadOrCreateKeyFile(path: string): Promise<Buffer> {
  const known = await readKeyFile(path);
  if (known !== null) return known;
  await createSecretFile(path, `${randomBytes(keyBytes).toString('hex')}\n`);
  const made = await readKeyFile(path);
  if (made === null) throw new Error(`the key disappeared from ${path}`);
  return made;
}

/** Creates the file unless it exists. Only its owner can read it. */
export async function createSecretFile(path: string, text: string): Promise<void> {
  // Written completely under another name first: a crash must not leave half a key under the real one.
  const draft = `${path}.draft-${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
  } catch (error) {
    // A concurrent start was faster, and may have removed our draft.
    if (!existsSync(path)) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(path));
}

/** Replaces a key atomically and durably. */
export async function replaceKeyFile(path: string, next: string): Promise<void> {
  await rename(next, path);
  await syncFolder(dirname(path));
}

/** Null if the file does not exist. */
export async function readKeyFile(path: string): Promise<Buffer | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return parseKeyBytes(text);
  } catch (error) {
    throw new Error(`the key in ${path} ${(error as Error).message}`);
  }
}

function decodeKey(text: string): Buffer | null {
  if (/^[0-9a-fA-F]{64}$/.test(text)) return Buffer.from(text, 'hex');
  return /^(?:[A-Za-z0-9+/]{43}|[A-Za-z0-9_-]{43})=?$/.test(text) ? Buffer.from(text, 'base64') : null;
}

function isPlaceholder(key: Buffer): boolean {
  const step = (index: number) => (key.readUInt8(index) - key.readUInt8(index - 1)) & 0xff;
  const isCounting = key.every((_, index) => index === 0 || step(index) === step(1));
  const isText = key.every((byte) => byte >= 0x20 && byte <= 0x7e);
  return isCounting || isText || new Set(key).size < minDistinctBytes;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
