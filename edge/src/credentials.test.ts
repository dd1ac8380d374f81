import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ConfigError, fixedKey, readEnvironment } from './environment.ts';

const key = 'q7Fz2mXw9Lk4Vt8Rb3Nc6Hy1Jd5Gp0Sa';
const schema = z.object({ TOKEN: fixedKey.optional(), PLACE: z.string().default('here') });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-credentials-'));
  await writeFile(join(folder, 'TOKEN'), `${key}\n`);
  await writeFile(join(folder, 'UNKNOWN'), 'not ours');
});
afterAll(() => rm(folder, { recursive: true }));

const read = (env: Record<string, string>) => readEnvironment(schema, env, () => []);
const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    read(env);
    return [];
  } catch (error) {
    return (error as ConfigError).faults;
  }
};

describe('CREDENTIALS_DIRECTORY', () => {
  it('provides variables from files, without the trailing newline', () => {
    expect(read({ CREDENTIALS_DIRECTORY: folder })).toEqual({ TOKEN: key, PLACE: 'here' });
  });

  it('yields to a variable that is set, but not to an empty one', () => {
    const other = key.toLowerCase();
    expect(read({ CREDENTIALS_DIRECTORY: folder, TOKEN: other }).TOKEN).toBe(other);
    expect(read({ CREDENTIALS_DIRECTORY: folder, TOKEN: '' }).TOKEN).toBe(key);
  });

  it('leaves a variable unset if its file contains only a newline', async () => {
    const unset = await mkdtemp(join(tmpdir(), 'countersign-credentials-'));
    await writeFile(join(unset, 'TOKEN'), '\n');
    expect(read({ CREDENTIALS_DIRECTORY: unset })).toEqual({ PLACE: 'here' });
    await rm(unset, { recursive: true });
  });

  it('is validated like the environment: a fault names the variable and never its value', async () => {
    const short = await mkdtemp(join(tmpdir(), 'countersign-credentials-'));
    await writeFile(join(short, 'TOKEN'), 'tooShort');
    expect(faultsOf({ CREDENTIALS_DIRECTORY: short })).toEqual(['TOKEN: must have at least 32 characters']);
    await rm(short, { recursive: true });
    expect(faultsOf({ CREDENTIALS_DIRECTORY: short })).toEqual([
      expect.stringMatching(/^CREDENTIALS_DIRECTORY: cannot be read: ENOENT/),
    ]);
  });
});
