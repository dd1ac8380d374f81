import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const kept = join(root, '.cache/test-cluster');
const run = promisify(execFile);

/** The inputs of the template: everything that decides what the service writes when it starts on an empty database. */
const inputs = [
  'service/migrations/**/*.{sql,json}',
  'service/src/*.ts',
  'service/src/platform/**/*.ts',
  'harness/src/database/database-cluster.ts',
  'harness/src/service/test-service.ts',
  'harness/fixtures/orion/service.json',
  'package-lock.json',
];

function digest(): string {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.getuid?.()}\n`);
  const files = globSync(inputs, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.sort()) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 32);
}

/**
 * The files of a cluster with the prepared template, cached for runs of a few files: creating it takes longer than most
 * of their tests. A copy keeps the owner, which may be the user of the server.
 */
export interface KeptCluster {
  /** False if there is none for the current sources. */
  copyTo(home: string): Promise<boolean>;
  /** Caches the files of a stopped cluster, and removes those of earlier sources. */
  keep(home: string): Promise<void>;
}

export function findKeptCluster(): KeptCluster {
  const name = digest();
  const copy = async (from: string, to: string) => void (await run('cp', ['-a', from, to]));
  return {
    async copyTo(home) {
      if (!(await names()).includes(name)) return false;
      try {
        await copy(join(kept, name), home);
        return true;
      } catch {
        await rm(home, { recursive: true, force: true });
        return false;
      }
    },
    async keep(home) {
      const draft = join(kept, `${name}.${process.pid}`);
      try {
        await mkdir(kept, { recursive: true });
        await copy(home, draft);
        // A concurrent run was faster and cached the same.
        await rename(draft, join(kept, name)).catch(() => {});
        const others = (await names()).filter((other) => !other.startsWith(name));
        for (const other of others) await rm(join(kept, other), { recursive: true, force: true });
      } catch {
        // Without the cache, the next run only takes longer.
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

const names = () => readdir(kept).catch((): string[] => []);
