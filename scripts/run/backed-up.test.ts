import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readBackedUp } from './backed-up.ts';

it("finds the arbiter's identity in ORION_DATA_DIR, and its key among the credentials", () => {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-credentials-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { ORION_DATA_DIR: '/var/lib/countersign-orion', CREDENTIALS_DIRECTORY: folder };
  const { files, arbiterKey } = readBackedUp(env);
  expect(files).toContainEqual({
    name: 'orion/identity/service.json',
    path: '/var/lib/countersign-orion/identity/service.json',
  });
  expect(arbiterKey).toBe('/var/lib/countersign-orion/master.key');
  writeFileSync(join(folder, 'ORION_MASTER_KEY'), randomBytes(32).toString('hex'));
  expect(readBackedUp(env).arbiterKey).toBe('ORION_MASTER_KEY');
});
