import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { makeCertificates } from '../run/topology/make-certificates.ts';
import { makeFolderAnew } from './make-folder-anew.ts';
import { buildPackages } from './packages/build-packages.ts';

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'countersign-anew-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  folder = join(root, 'made');
  mkdirSync(folder);
  writeFileSync(join(folder, 'kept'), 'before');
});

const expectUntouched = () => {
  expect(readdirSync(root)).toEqual(['made']);
  expect(readFileSync(join(folder, 'kept'), 'utf8')).toBe('before');
};

it('the new folder replaces the old one, and nothing else is left', () => {
  const made = makeFolderAnew(folder, (draft) => writeFileSync(join(draft, 'new'), 'new') ?? 7, 0o700);
  expect([made, readdirSync(root), readdirSync(folder), statSync(folder).mode & 0o777]).toEqual([
    7,
    ['made'],
    ['new'],
    0o700,
  ]);
  makeFolderAnew(join(root, 'first'), () => {});
  expect(readdirSync(root)).toEqual(['first', 'made']);
});

it('a failed build leaves the old folder unchanged', () => {
  const fail = (draft: string) => {
    writeFileSync(join(draft, 'half'), 'half');
    throw new Error('no');
  };
  expect(() => makeFolderAnew(folder, fail)).toThrow('no');
  expectUntouched();
});

it('packages that cannot be built leave the folder unchanged', () => {
  expect(() => buildPackages(fileURLToPath(new URL('../..', import.meta.url)), folder, ['absent'])).toThrow('ENOENT');
  expectUntouched();
});

it('certificates that cannot be made leave the folder unchanged', () => {
  const { PATH } = process.env;
  onTestFinished(() => {
    process.env.PATH = PATH;
  });
  process.env.PATH = root;
  expect(() => makeCertificates(folder)).toThrow('ENOENT');
  expectUntouched();
});
