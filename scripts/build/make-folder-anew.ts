import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';

/**
 * Replaces a folder with a new one, and deletes the old one only after the new one is complete: if `fill` fails, the
 * old one stays.
 */
export function makeFolderAnew<T>(folder: string, fill: (draft: string) => T, mode = 0o755): T {
  const [draft, former] = [`${folder}.draft`, `${folder}.old`];
  const clear = () => {
    for (const left of [draft, former]) rmSync(left, { recursive: true, force: true });
  };
  clear();
  try {
    mkdirSync(draft, { recursive: true, mode });
    const made = fill(draft);
    if (existsSync(folder)) renameSync(folder, former);
    renameSync(draft, folder);
    return made;
  } finally {
    clear();
  }
}
