import { type Dirent, constants as flags } from 'node:fs';
import { open, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { readJson } from '@countersign/protocol';
import { type Descriptor, DescriptorFault } from './descriptor.ts';
import { mergeDescriptors } from './merge-descriptors.ts';
import { findMissingParts, readDescriptor } from './read-descriptor.ts';

const MAX_FILES = 2_000;
const MAX_ENTRIES = 20_000;
const MAX_FILE_BYTES = 512 * 1024;
const MAX_ALL_BYTES = 16 * 1024 * 1024;
const MAX_FOLDERS_DEEP = 6;
const MAX_INCLUDES = 4;

export interface DescribedFile {
  /** Within the folder. */
  readonly file: string;
  readonly descriptor: Descriptor;
}

/** A skipped file, and why. */
export interface SkippedFile {
  readonly file: string;
  readonly reason: string;
}

export interface DescriptorFolder {
  readonly described: readonly DescribedFile[];
  readonly skipped: readonly SkippedFile[];
}

type Json = Readonly<Record<string, unknown>>;

const faults: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a folder, not a file',
  EACCES: 'cannot be read by this user',
  ELOOP: 'is a symbolic link',
};

const reasonOf = (error: unknown): string =>
  error instanceof DescriptorFault
    ? error.message
    : (faults[(error as NodeJS.ErrnoException).code ?? ''] ?? 'cannot be read');

/** The file names may be chosen by others: only a short printable form is shown. */
const shown = (file: string): string => file.replace(/[^\x20-\x7e]/g, '?').slice(0, 200);

class Folder {
  readonly #root: string;
  #bytes = 0;
  readonly #parsed = new Map<string, Json>();
  readonly #included = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  async #entries(folder: string, depth: number, found: Dirent[]): Promise<void> {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (found.length >= MAX_ENTRIES) throw new DescriptorFault(`the folder has more than ${MAX_ENTRIES} entries`);
      found.push(entry);
      if (entry.isDirectory() && depth < MAX_FOLDERS_DEEP)
        await this.#entries(join(folder, entry.name), depth + 1, found);
    }
  }

  /** Every candidate file, sorted, so that the order of the file system decides nothing. */
  async files(): Promise<readonly string[]> {
    const found: Dirent[] = [];
    await this.#entries(this.#root, 0, found);
    const files = found
      .filter((entry) => !entry.isDirectory() && entry.name.endsWith('.json') && !entry.name.endsWith('.schema.json'))
      .map((entry) => relative(this.#root, join(entry.parentPath, entry.name)))
      .sort();
    if (files.length > MAX_FILES) throw new DescriptorFault(`the folder has more than ${MAX_FILES} files`);
    return files;
  }

  /** A file merged with all its includes; `below` are the files that include it. */
  async merged(file: string, below: readonly string[] = []): Promise<Json> {
    if (below.includes(file)) throw new DescriptorFault(`includes itself: ${[...below, file].map(shown).join(' -> ')}`);
    if (below.length > MAX_INCLUDES) throw new DescriptorFault(`includes are nested deeper than ${MAX_INCLUDES}`);
    const sent = await this.#read(file);
    const { includes } = sent;
    if (includes === undefined) return sent;
    if (typeof includes !== 'string') throw new DescriptorFault('`includes` is not the path of a file');
    const path = this.#inside(file, includes);
    this.#included.add(path);
    const included = await this.merged(path, [...below, file]).catch((error: unknown) => {
      throw new DescriptorFault(`includes "${shown(includes)}": ${reasonOf(error)}`);
    });
    return mergeDescriptors(included, sent);
  }

  /** Whether a file read so far includes this one. */
  isIncluded(file: string): boolean {
    return this.#included.has(file);
  }

  /** The path of an include, which must be a plain relative path within the folder. */
  #inside(file: string, includes: string): string {
    if (!/^[\w.+ /-]{1,300}$/.test(includes) || isAbsolute(includes)) {
      throw new DescriptorFault(`includes "${shown(includes)}", which is not a plain path within the folder`);
    }
    const path = relative(this.#root, resolve(this.#root, dirname(file), includes));
    if (path.startsWith('..') || isAbsolute(path) || path === '') {
      throw new DescriptorFault(`includes "${shown(includes)}", which is outside the folder`);
    }
    return path;
  }

  async #read(file: string): Promise<Json> {
    const known = this.#parsed.get(file);
    if (known) return known;
    const parsed = parse(await this.#bytesOf(file));
    this.#parsed.set(file, parsed);
    return parsed;
  }

  async #bytesOf(file: string): Promise<Uint8Array> {
    const path = join(this.#root, file);
    // Neither the file nor a folder on its path may be a link: it could lead anywhere.
    if ((await realpath(path)) !== path) throw new DescriptorFault('is a symbolic link, or in a folder that is one');
    const handle = await open(path, flags.O_RDONLY | flags.O_NOFOLLOW | flags.O_NONBLOCK);
    try {
      const is = await handle.stat();
      if (!is.isFile()) throw new DescriptorFault('is not a plain file');
      if (is.size > MAX_FILE_BYTES) throw new DescriptorFault(`is larger than ${MAX_FILE_BYTES} bytes`);
      this.#bytes += is.size;
      if (this.#bytes > MAX_ALL_BYTES)
        throw new DescriptorFault(`all files together are larger than ${MAX_ALL_BYTES} bytes`);
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  }
}

function parse(bytes: Uint8Array): Json {
  let parsed: unknown;
  try {
    parsed = readJson(bytes);
  } catch (error) {
    throw new DescriptorFault((error as Error).message.replace(/^body: /, ''));
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new DescriptorFault('must be a JSON object');
  }
  return parsed as Json;
}

/**
 * Reads every ERC-7730 file of a folder. A broken file is skipped and reported, and the others count; an unreadable
 * folder throws.
 */
export async function readDescriptorFolder(
  path: string,
  vendorOf: (file: string) => string | null = () => null,
): Promise<DescriptorFolder> {
  const root = await realpath(path);
  if (!(await stat(root)).isDirectory()) throw new DescriptorFault('is not a folder');
  const folder = new Folder(root);
  const described: DescribedFile[] = [];
  const skipped: SkippedFile[] = [];
  const unused = new Map<string, readonly string[]>();
  for (const file of await folder.files()) {
    try {
      const merged = await folder.merged(file);
      const descriptor = readDescriptor(merged, vendorOf(file));
      if (descriptor) described.push({ file: shown(file.split(sep).join('/')), descriptor });
      else unused.set(file, findMissingParts(merged));
    } catch (error) {
      skipped.push({ file: shown(file), reason: reasonOf(error) });
    }
  }
  for (const [file, missing] of unused) {
    if (folder.isIncluded(file)) continue;
    skipped.push({ file: shown(file), reason: `has no ${missing.join(' and no ')}, and no other file includes it` });
  }
  return { described, skipped };
}
