import { spawnSync } from 'node:child_process';

/** The git state of the project's folder. */
export interface Repository {
  readonly commit: string;
  /** Files under these paths that differ from the commit. */
  changed(paths: readonly string[]): string[];
  /** A file of the commit, by its path from the root; null if it does not exist. */
  committed(path: string): Buffer | null;
}

function git(...args: string[]): Buffer | null {
  const { status, stdout } = spawnSync('git', args, {
    cwd: new URL('../..', import.meta.url),
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return status === 0 ? stdout : null;
}

export function openRepository(): Repository {
  const commit = git('rev-parse', 'HEAD')?.toString().trim();
  if (!commit) throw new Error('this is no git repository: a round needs one to show what it was run on');
  return {
    commit,
    changed: (paths) =>
      git('status', '--porcelain', '--', ...paths)
        ?.toString()
        .split('\n')
        .filter(Boolean) ?? [...paths],
    committed: (path) => git('show', `HEAD:${path}`),
  };
}
