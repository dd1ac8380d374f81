import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ValidationResponse } from '@countersign/protocol';
import { loadValidator } from '../../validator/src/process/load-validator.ts';
import { type ValidateDeps, validate } from '../../validator/src/validate.ts';
import { policies as every } from './policies.ts';
import type { Request } from './row.ts';
import { nowUnix } from './scene.ts';

export interface BlackBox {
  /** Null if the whole validation crashed. */
  ask(request: Request, policy?: string): Promise<ValidationResponse | null>;
  /** Every distinct crash. */
  readonly crashes: ReadonlySet<string>;
}

/** The shipped validator without a model: one without a policy, and one for each policy of an operator. */
export async function openBlackBox(
  policies: Readonly<Record<string, object>> = every,
  descriptorsDir: string | null = null,
): Promise<BlackBox> {
  const crashes = new Set<string>();
  const note = (where: string, error: unknown) => {
    crashes.add(`${where}: ${error instanceof Error ? error.stack : error}`);
  };
  const load = (policyFile: string | null) =>
    loadValidator({
      sanctionsFile: null,
      threatsFile: null,
      policyFile,
      descriptorsDir,
      model: null,
      now: () => nowUnix * 1000,
      onCrash: note,
    });
  const folder = await mkdtemp(join(tmpdir(), 'countersign-bench-'));
  const loaded = new Map<string | undefined, ValidateDeps>([[undefined, await load(null)]]);
  for (const [name, policy] of Object.entries(policies)) {
    const file = join(folder, `${name}.json`);
    await writeFile(file, JSON.stringify(policy));
    loaded.set(name, await load(file));
  }
  await rm(folder, { recursive: true });
  return {
    crashes,
    async ask(request, policy) {
      const deps = loaded.get(policy);
      if (!deps) throw new Error(`no policy is called ${policy}`);
      try {
        return await validate(request, deps);
      } catch (error) {
        note('the whole validator', error);
        return null;
      }
    },
  };
}
