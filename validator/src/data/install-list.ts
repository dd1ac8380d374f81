import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DataFileError } from './data-file-error.ts';
import { readSanctionsFile, shippedSanctions } from './sanctions.ts';
import { readThreatsFile } from './threats.ts';

export type ListKind = 'sanctions' | 'threats';

interface ReadList {
  readonly addresses: ReadonlySet<string>;
  readonly asOf: string | null;
}

/** The content of a new list, and its differences from the former one. */
export interface ListChange {
  readonly asOf: string | null;
  readonly addresses: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Date of the former list. */
  readonly formerAsOf: string | null;
}

const readers: Readonly<Record<ListKind, (path: string, shown: string) => Promise<ReadList>>> = {
  sanctions: readSanctionsFile,
  threats: async (path, shown) => {
    const { threats, asOf } = await readThreatsFile(path, shown);
    return { addresses: new Set(threats.keys()), asOf };
  },
};

/** A sanctions list replaces the shipped one; threats are added to it. */
const formers: Readonly<Record<ListKind, () => Promise<ReadList>>> = {
  sanctions: () => readSanctionsFile(shippedSanctions, 'the shipped list'),
  threats: async () => ({ addresses: new Set(), asOf: null }),
};

/** Reads a list and compares it with the one at `to`, or with the shipped one if there is none. */
export async function compareList(kind: ListKind, from: string, to: string | null): Promise<ListChange> {
  return compare(await readers[kind](from, from), await readFormer(kind, to));
}

/**
 * Installs a readable list atomically: a validator that starts meanwhile finds the old or the new one. A list that is
 * older than the installed one is refused unless `allowOlder` is set.
 */
export async function installList(
  kind: ListKind,
  from: string,
  to: string,
  { allowOlder }: { readonly allowOlder: boolean },
): Promise<ListChange> {
  const draft = `${to}.${process.pid}.draft`;
  await mkdir(dirname(to), { recursive: true });
  try {
    await copyFile(from, draft);
    const change = compare(await readers[kind](draft, from), await readFormer(kind, to));
    const { asOf, formerAsOf } = change;
    if (!allowOlder && asOf !== null && formerAsOf !== null && asOf < formerAsOf) {
      throw new DataFileError(from, `is dated ${asOf}, older than the list in use, dated ${formerAsOf}`);
    }
    await rename(draft, to);
    return change;
  } finally {
    await rm(draft, { force: true });
  }
}

const readFormer = (kind: ListKind, to: string | null): Promise<ReadList> =>
  to !== null && existsSync(to) ? readers[kind](to, to) : formers[kind]();

function compare(list: ReadList, former: ReadList): ListChange {
  return {
    asOf: list.asOf,
    addresses: list.addresses.size,
    added: [...list.addresses].filter((address) => !former.addresses.has(address)),
    removed: [...former.addresses].filter((address) => !list.addresses.has(address)),
    formerAsOf: former.asOf,
  };
}
