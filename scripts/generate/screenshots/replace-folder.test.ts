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

it('the new folder replaces the old one, and nothing else is left', async () => {
  await replaceFolder(at('pictures'), at('next'));
  expect(readdirSync(root)).toEqual(['pictures']);
  expect(readdirSync(at('pictures'))).toEqual(['page.webp']);
  expect(readFileSync(at('pictures', 'page.webp'), 'utf8')).toBe('new');
});

it('a missing folder is created, also after an interrupted replacement', async () => {
  rmSync(at('pictures'), { recursive: true });
  mkdirSync(at('pictures.new'));
  writeFileSync(at('pictures.new', 'half.webp'), 'half');
  await replaceFolder(at('pictures'), at('next'));
  expect(readdirSync(root)).toEqual(['pictures']);
  expect(readdirSync(at('pictures'))).toEqual(['page.webp']);
});

it('without a new folder, the old one stays unchanged', async () => {
  await expect(replaceFolder(at('pictures'), at('absent'))).rejects.toThrow('ENOENT');
  expect(readdirSync(at('pictures'))).toEqual(['gone.webp', 'page.webp']);
});
