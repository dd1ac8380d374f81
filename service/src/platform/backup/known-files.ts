import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '@countersign/edge';

/** A file outside the database: its name in a backup, and its path on this machine. */
export interface KnownFile {
  readonly name: string;
  readonly path: string;
}

export const listPresent = async (files: readonly KnownFile[]): Promise<KnownFile[]> =>
  files.filter(({ path }) => existsSync(path));

/** Lines of base64, each of whole bytes. */
export async function* encodeFile({ path }: KnownFile): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  // Only up to the size at the start, because appended data may still be truncated and replaced.
  const { size } = await stat(path);
  if (size === 0) return;
  for await (const chunk of createReadStream(path, { end: size - 1 })) {
    const bytes = Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % 3);
    if (whole > 0) yield Buffer.from(`${bytes.toString('base64', 0, whole)}\n`);
    rest = bytes.subarray(whole);
  }
  if (rest.length > 0) yield Buffer.from(`${rest.toString('base64')}\n`);
}

/** Files that are written under temporary names first, and appear together. */
export interface Placing {
  add(file: KnownFile, lines: AsyncIterable<Buffer>): Promise<void>;
  /** Renames them. */
  place(): Promise<void>;
  /** Removes what was written and placed. */
  undo(): Promise<void>;
}

export function startPlacing(): Placing {
  const drafts: { readonly draft: string; readonly path: string }[] = [];
  const placed: string[] = [];
  return {
    async add({ path }, lines) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
      drafts.push({ draft, path });
      await decodeInto(draft, lines);
      // An existing identical file, as on a machine that lost only its database, is kept.
      if (!existsSync(path)) return;
      drafts.pop();
      const isSame = (await readFile(draft)).equals(await readFile(path));
      await rm(draft);
      if (!isSame) throw new Error(`${path}: already exists and differs from the backup; move it away first`);
    },
    async place() {
      for (const { draft, path } of drafts) {
        await rename(draft, path);
        placed.push(path);
      }
      for (const folder of new Set(placed.map(dirname))) await syncFolder(folder);
    },
    async undo() {
      const written = [...placed, ...drafts.map(({ draft }) => draft)];
      for (const path of written) await rm(path, { force: true });
      // An empty folder may have a meaning of its own, such as an identity without keys.
      for (const folder of new Set(written.map(dirname))) await rmdir(folder).catch(() => {});
    },
  };
}

async function decodeInto(path: string, lines: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    // All of it, or an error: a full disk accepts a part.
    for await (const line of lines) await file.appendFile(Buffer.from(line.toString('latin1'), 'base64'));
    await file.sync();
  } finally {
    await file.close();
  }
}
