import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDraft } from './draft.ts';
import { hasCode } from './error-code.ts';

export function passwordFileIn(home: string): string {
  return join(home, 'password');
}

export function readPassword(home: string): string {
  return readFileSync(passwordFileIn(home), 'utf8').trim();
}

/** If two processes create one at the same moment, one of them stays and both use it. */
export async function ensurePassword(home: string): Promise<void> {
  if (existsSync(passwordFileIn(home))) return;
  await withDraft(home, (draft) => {
    const path = passwordFileIn(draft);
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
    try {
      linkSync(path, passwordFileIn(home));
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  });
}
