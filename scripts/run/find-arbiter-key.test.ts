import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { setUp } from '../../orion/src/set-up.ts';
import { findMissingArbiterKey } from './find-arbiter-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'countersign-arbiter-key-'));
afterAll(() => rmSync(folder, { recursive: true }));
const secret = () => randomBytes(32).toString('hex');
const fresh = { DATA_DIR: join(folder, 'fresh') };

describe('a start without ORION_MASTER_KEY', () => {
  it.each([
    ['nothing else is given', {}],
    ['the other keys are empty', { DATABASE_URL: '', MASTER_KEY: '' }],
    ['it is given', { MASTER_KEY: secret(), ORION_MASTER_KEY: secret() }],
  ])('is accepted if %s', (_what, env) => {
    expect(findMissingArbiterKey({ ...fresh, ...env })).toEqual([]);
  });

  it.each(['DATABASE_URL', 'MASTER_KEY'])('is refused with %s, and the error tells how to generate a key', (name) => {
    expect(findMissingArbiterKey({ ...fresh, [name]: 'given' })).toEqual([
      `ORION_MASTER_KEY: is required with ${name}: 32 random bytes, the same on every machine, for example from: openssl rand -hex 32`,
    ]);
  });

  it('is refused with an existing key, and the error names its path and the way to join other arbiters', async () => {
    const dataDirectory = join(folder, 'trial', 'orion');
    await setUp({ dataDirectory, masterKey: null });
    for (const env of [{ DATA_DIR: join(folder, 'trial') }, { ...fresh, ORION_DATA_DIR: dataDirectory }]) {
      const [fault, ...others] = findMissingArbiterKey({ ...env, MASTER_KEY: secret() });
      expect(others).toEqual([]);
      expect(fault).toContain(
        `to keep it, set ORION_MASTER_KEY to the content of ${join(dataDirectory, 'master.key')};`,
      );
      expect(fault).toContain('copy the folder "identity"');
      expect(fault).not.toContain('\n');
    }
  });

  it('is refused with a key without an identity as if there were none: nothing is encrypted with it', async () => {
    const dataDirectory = join(folder, 'key-alone', 'orion');
    await setUp({ dataDirectory, masterKey: null });
    rmSync(join(dataDirectory, 'identity'), { recursive: true });
    const [fault] = findMissingArbiterKey({ ORION_DATA_DIR: dataDirectory, MASTER_KEY: secret() });
    expect(fault).toContain('openssl rand -hex 32');
  });
});
