import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let root: string;
const at = (...names: string[]) => join(root, ...names);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'countersign-replace-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(at('next'));
  writeFileSync(at('next', 'page.webp'), 'new');
  mkdirSync(at('pictures'));
  writeFileSync(at('pictures', 'page.webp'), 'old');
  writeFileSync(at('pictures', 'gone.webp'), 'old');
});

it('puts the new folder in the place of the other, and leaves nothing else', async () => {
  await replaceFolder(at('pictures'), at('next'));
  expect(readdirSync(root)).toEqual(['pictures']);
  expect(readdirSync(at('pictures'))).toEqual(['page.webp']);
  expect(readFileSync(at('pictures', 'page.webp'), 'utf8')).toBe('new');
});

it('works where there is none yet, and after a replacement that was cut off', async () => {
  rmSync(at('pictures'), { recursive: true });
  mkdirSync(at('pictures.new'));
  writeFileSync(at('pictures.new', 'half.webp'), 'half');
  await replaceFolder(at('pictures'), at('next'));
  expect(readdirSync(root)).toEqual(['pictures']);
  expect(readdirSync(at('pictures'))).toEqual(['page.webp']);
});

it('leaves the folder alone where there is nothing to put in its place', async () => {
  await expect(replaceFolder(at('pictures'), at('absent'))).rejects.toThrow('ENOENT');
  expect(readdirSync(at('pictures'))).toEqual(['gone.webp', 'page.webp']);
});
