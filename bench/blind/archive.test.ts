import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Archive, openedArchive } from './archive.ts';
import { showLines } from './json-lines.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

it.each(openedArchive.numbers())('round %i has the cases whose hash was committed before the run', (round) => {
  const { cases, result } = openedArchive.read(round);
  const hash = sha256(cases);
  expect(readFileSync(new URL(`round-${round}.sha256`, import.meta.url), 'utf8')).toBe(
    `${hash}  round-${round}.json\n`,
  );
  expect(JSON.parse(result)).toMatchObject({ round, sha256: hash });
});

describe('an archive', () => {
  let folder: string;
  let file: string;
  let archive: Archive;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'countersign-archive-'));
    file = join(folder, 'opened.jsonl.gz');
    archive = new Archive(file);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const filesOf = (round: number, words = 'Pay her') => ({
    cases: `[\n${['a', 'b'].map((id) => JSON.stringify({ id, request: { words } })).join(',\n')}\n]\n`,
    result: showLines({ round, figures: [], cases: ['a', 'b'].map((id) => ({ id, outcome: 'APPROVED' })) }),
  });

  it('returns what was added, byte for byte, in the order of the rounds', () => {
    const added = [2, 10, 1].map((round) => [round, filesOf(round)] as const);
    for (const [round, files] of added) archive.add(round, files);
    for (const read of [archive, new Archive(file)]) {
      expect(read.numbers()).toEqual([1, 2, 10]);
      for (const [round, files] of added) expect(read.read(round)).toEqual(files);
    }
  });

  it('returns words that look like its own separators', () => {
    const files = filesOf(1, '"},"answer":{"id":"\n{"round":2,\u2028');
    archive.add(1, files);
    expect(archive.numbers()).toEqual([1]);
    expect(archive.read(1)).toEqual(files);
  });

  it('keeps the bytes of earlier rounds', () => {
    archive.add(1, filesOf(1));
    const before = readFileSync(file);
    archive.add(2, filesOf(2));
    expect(readFileSync(file).subarray(0, before.length)).toEqual(before);
  });

  it('has the same bytes each time', () => {
    archive.add(1, filesOf(1));
    const other = new Archive(join(folder, 'other'));
    other.add(1, filesOf(1));
    expect(readFileSync(join(folder, 'other'))).toEqual(readFileSync(file));
  });

  it('accepts no round twice, and none that would be read back with other bytes', () => {
    archive.add(1, filesOf(1));
    const before = readFileSync(file);
    expect(() => archive.add(1, filesOf(1))).toThrow('in the archive already');
    expect(() => archive.add(2, filesOf(3))).toThrow('as they are');
    expect(() => archive.add(2, { ...filesOf(2), cases: `${filesOf(2).cases}\n` })).toThrow('as they are');
    const { cases, ...rest } = JSON.parse(filesOf(2).result);
    expect(() => archive.add(2, { ...filesOf(2), result: showLines({ ...rest, cases: cases.slice(1) }) })).toThrow();
    expect(readFileSync(file)).toEqual(before);
  });

  it('reports a round that is not open', () => {
    expect(archive.numbers()).toEqual([]);
    expect(() => archive.read(7)).toThrow('round 7 is not open');
  });

  it('refuses to read a damaged file', () => {
    archive.add(1, filesOf(1));
    writeFileSync(file, readFileSync(file).subarray(0, -9));
    expect(() => new Archive(file).numbers()).toThrow();
  });
});
