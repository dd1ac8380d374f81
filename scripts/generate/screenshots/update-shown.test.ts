import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { updateShown } from './update-shown.ts';

let root: string;
const at = (...names: string[]) => join(root, ...names);
const shown = () =>
  Object.fromEntries(readdirSync(at('shown')).map((name) => [name, readFileSync(at('shown', name), 'utf8')]));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'countersign-shown-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['shown', 'taken']) mkdirSync(at(folder));
  for (const name of ['inbox.webp', 'policy.webp']) writeFileSync(at('shown', name), 'old');
  for (const name of ['inbox.webp', 'policy.webp', 'error.webp']) writeFileSync(at('taken', name), 'new');
});

it('replaces the embedded screenshots, and adds no others', async () => {
  expect(await updateShown(at('shown'), at('taken'))).toEqual(['inbox.webp', 'policy.webp']);
  expect(shown()).toEqual({ 'inbox.webp': 'new', 'policy.webp': 'new' });
});

it('replaces nothing if a screenshot is missing', async () => {
  rmSync(at('taken', 'policy.webp'));
  await expect(updateShown(at('shown'), at('taken'))).rejects.toThrow('no picture was taken of: policy.webp');
  expect(shown()).toEqual({ 'inbox.webp': 'old', 'policy.webp': 'old' });
});
