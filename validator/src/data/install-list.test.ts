import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proves } from '@countersign/harness/proves';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareList, installList } from './install-list.ts';

const one = '0x098b716b8aaf21512996dc57eb0615e2383e2f96';
const two = '0xa0e1c89ef1a489c9c7de96311ed5ce5d32c20e4b';
const three = '0x27b1fdb04752bbc536007a920d24acb045561c26';
const newer = { allowOlder: false };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-install-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe.each(['sanctions', 'threats'] as const)('a list of %s', (kind) => {
  it('is compared with the installed one, and shows its additions and removals', async () => {
    const from = await write('new.txt', `# as of: 2026-02-02\n${two}\n${three}\n`);
    const to = await write('old.txt', `# as of: 2026-01-01\n${one}\n${two}\n`);
    expect(await compareList(kind, from, to)).toEqual({
      asOf: '2026-02-02',
      addresses: 2,
      added: [three],
      removed: [one],
      formerAsOf: '2026-01-01',
    });
    expect(await readFile(to, 'utf8')).toContain(one);
  });

  it('is installed as a whole, into a folder that need not exist', proves('validator.lists.install'), async () => {
    const from = await write('whole.txt', `# as of: 2026-07-01\n${three}\n`);
    const to = join(folder, kind, 'deep', 'installed.txt');
    expect(await installList(kind, from, to, newer)).toMatchObject({ addresses: 1, added: [three] });
    expect(await readFile(to, 'utf8')).toBe(await readFile(from, 'utf8'));
    expect(await readdir(join(folder, kind, 'deep'))).toEqual(['installed.txt']);
  });

  it('that is unreadable leaves the old one in place', async () => {
    const from = await write('broken.txt', `${one}\n0x12\n`);
    const to = await write('kept.txt', one);
    await expect(installList(kind, from, to, newer)).rejects.toThrow(/broken\.txt: line 2: "0x12" is not an address/);
    expect(await readFile(to, 'utf8')).toBe(one);
    expect((await readdir(folder)).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });

  it(
    'that is older than the installed one is refused, unless that is requested',
    proves('validator.lists.install'),
    async () => {
      const from = await write('older.txt', `# as of: 2025-12-31\n${one}\n`);
      const to = await write('current.txt', `# as of: 2026-01-01\n${two}\n`);
      await expect(installList(kind, from, to, newer)).rejects.toThrow(
        'is dated 2025-12-31, older than the list in use, dated 2026-01-01.',
      );
      expect(await readFile(to, 'utf8')).toContain(two);
      await installList(kind, from, to, { allowOlder: true });
      expect(await readFile(to, 'utf8')).toContain(one);
    },
  );
});

describe('without an installed list', () => {
  it('sanctions are compared with the shipped list, which they replace', async () => {
    const from = await write('few.txt', `${one}\n${three}\n`);
    const { added, removed, formerAsOf } = await compareList('sanctions', from, null);
    expect(added).toEqual([three]);
    expect(removed).toContain(two);
    expect(formerAsOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('all threats are new, because they add to the shipped list', async () => {
    const from = await write('more.csv', `address,kind,source\n${one},phishing,us\n`);
    expect(await compareList('threats', from, null)).toMatchObject({ added: [one], removed: [], formerAsOf: null });
  });
});
