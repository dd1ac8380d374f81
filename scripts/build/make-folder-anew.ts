import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';

/**
 * Makes a folder in the place of another, which is deleted only once all of the new one is there: where `fill` fails, the
 * former one stays.
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
