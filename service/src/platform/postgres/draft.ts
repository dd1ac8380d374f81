import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processExists } from './process-exists.ts';

/** Gives `work` a folder next to the final place, from which finished pieces are moved by a single rename. */
export async function withDraft<T>(parent: string, work: (draft: string) => T | Promise<T>): Promise<T> {
  removeStaleDrafts(parent);
  const draft = mkdtempSync(join(parent, `draft-${process.pid}-`));
  try {
    return await work(draft);
  } finally {
    remove(draft);
  }
}

/** Drafts carry the pid of their creator: those of living processes are still being written. */
export function removeStaleDrafts(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = Number(/^draft-(\d+)-/.exec(name)?.[1] ?? process.pid);
    if (!processExists(pid)) remove(join(parent, name));
  }
}

function remove(path: string): void {
  // Programs of a killed creator may still be writing there for a moment.
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}
