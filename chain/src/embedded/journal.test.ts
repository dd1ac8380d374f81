import { appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@countersign/harness/chain/test-chain';
import type { Hex } from '@countersign/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { type Entry, JournalDamaged, openJournal } from './journal.ts';

const entries: Entry[] = [10, 10, 12].map((at, index) => ({ at, raw: `0x0${index}ab` as Hex }));

async function write(): Promise<string> {
  const file = join(await makeFolder(), 'journal.jsonl');
  const journal = await openJournal(file);
  for (const entry of entries) await journal.append(entry);
  await journal.sync();
  await journal.close();
  return file;
}

async function read(file: string) {
  const journal = await openJournal(file);
  onTestFinished(() => journal.close());
  const lines: Entry[] = [];
  for await (const { at, raw } of journal.read()) lines.push({ at, raw });
  return { journal, lines };
}

it('returns what was written, from a file that only its owner can read', async () => {
  const file = await write();
  expect((await read(file)).lines).toEqual(entries);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('drops an incomplete last line, and continues after it', async () => {
  const file = await write();
  const whole = await readFile(file, 'utf8');
  const lastLine = whole.trimEnd().split('\n').at(-1) ?? '';
  for (const length of [1, 20, lastLine.length]) {
    await writeFile(file, whole);
    await appendFile(file, lastLine.slice(0, length));
    const { journal, lines } = await read(file);
    expect(lines).toEqual(entries);
    expect(await readFile(file, 'utf8')).toBe(whole);
    await journal.append({ at: 13, raw: '0xcd' });
    expect((await read(file)).lines).toEqual([...entries, { at: 13, raw: '0xcd' }]);
  }
});

it.each([
  ['is not JSON', () => 'damaged'],
  ['is empty', () => ''],
  ['has another time', (line: string) => line.replace('"at":10', '"at":11')],
  ['has a flipped digit', (line: string) => line.replace('01ab', '01aa')],
])('names the line that %s', async (_how, damage) => {
  const file = await write();
  const lines = (await readFile(file, 'utf8')).split('\n');
  const damaged = damage(lines[1] ?? '');
  expect(damaged).not.toBe(lines[1]);
  lines[1] = damaged;
  await writeFile(file, lines.join('\n'));
  const failure = read(file);
  await expect(failure).rejects.toThrow(JournalDamaged);
  await expect(failure).rejects.toThrow(`${file} is damaged in line 2`);
});

it('removes an entry', async () => {
  const file = await write();
  const { journal } = await read(file);
  await journal.cutTo(await journal.append({ at: 13, raw: '0xcd' }));
  await journal.append({ at: 14, raw: '0xef' });
  expect((await read(file)).lines).toEqual([...entries, { at: 14, raw: '0xef' }]);
});
