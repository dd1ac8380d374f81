import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { ArchiveDamaged, readArchiveLines, writeArchiveFile } from './archive-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'countersign-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function* linesOf(count: number): AsyncGenerator<string> {
  for (let line = 0; line < count; line += 1) yield `${randomBytes(500).toString('hex')}\n`;
}

/** One that fits into one read of a stream, and one that does not. */
it.each([2, 2_000])('closes a file of %d lines whose reader stops early', async (count) => {
  const failed: unknown[] = [];
  const note = (error: unknown) => void failed.push(error);
  process.on('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));
  const { file } = await writeArchiveFile(folder, `audit-${count}`, linesOf(count), () => ({}));
  for (let time = 0; time < 20; time += 1) {
    for await (const line of readArchiveLines(join(folder, file))) {
      expect(line).toHaveLength(1_000);
      break;
    }
  }
  await setTimeout(100);
  expect(failed).toEqual([]);
});

it('names the missing file', async () => {
  const reading = readArchiveLines(join(folder, 'audit-none.jsonl.gz')).next();
  await expect(reading).rejects.toThrow(ArchiveDamaged);
  await expect(reading).rejects.toThrow('audit-none.jsonl.gz cannot be read');
});

it('leaves nothing behind if a line cannot be written', async () => {
  const before = readdirSync(folder);
  async function* failing(): AsyncGenerator<string> {
    yield* linesOf(2);
    throw new Error('no more lines');
  }
  await expect(writeArchiveFile(folder, 'audit-failing', failing(), () => ({}))).rejects.toThrow('no more lines');
  expect(readdirSync(folder)).toEqual(before);
});
