import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { buildPackages } from './build-packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('leaves the packages before alone where the build fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const out = join(folder, 'dist');
  mkdirSync(out);
  writeFileSync(join(out, 'package.tgz'), 'before');
  expect(() => buildPackages(root, out, ['absent'])).toThrow('ENOENT');
  expect(readFileSync(join(out, 'package.tgz'), 'utf8')).toBe('before');
  expect(readdirSync(folder)).toEqual(['dist']);
});
