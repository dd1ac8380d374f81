import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readListedTokens } from './listed-tokens.ts';
import { parseThreats } from './parse-threats.ts';
import { readShippedThreats } from './shipped-threats.ts';
import { createThreatList, readThreatsFile } from './threats.ts';

const one = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';
const two = '0xa0e1c89ef1a489c9c7de96311ed5ce5d32c20e4b';
const parse = (text: string) => parseThreats(text, 'list', 'list.csv');

describe('a threat list', () => {
  it('is CSV with or without a header, and may have a date', () => {
    const rows = `${one},phishing,our desk\r\n${two},"scam" , "a friend"  # seen in May\n`;
    for (const text of [`# as of: 2026-03-31\naddress,kind,source\n${rows}`, `# as of: 2026-03-31\n\n${rows}`]) {
      const { threats, asOf } = parse(text);
      expect(asOf).toBe('2026-03-31');
      expect([...threats]).toEqual([
        [one.toLowerCase(), { kind: 'phishing', source: 'our desk', asOf }],
        [two, { kind: 'scam', source: 'a friend', asOf }],
      ]);
    }
  });

  it('is one address a line with comments, with the file as its source', () => {
    const { threats } = parse(`# ours\n${one} # a name, with a comma\n\n#${two}\n`);
    expect([...threats]).toEqual([[one.toLowerCase(), { kind: 'threat', source: 'list.csv', asOf: null }]]);
  });

  it('reports every unreadable line in one error', () => {
    const text = `${one}\n0x1234,phishing,us\n${one.replace('2f96', '2F96')}\nhello\n${two},a,b,c\n0x${'0'.repeat(40)}\n`;
    expect(() => parse(text)).toThrow(
      /^list: line 2: "0x1234" is not an address, or its checksum is wrong; line 3: .*; line 4: "hello" .*; line 5: has more fields than address, kind and source; line 6: 0x0{40} would match plain numbers in calldata\.$/,
    );
  });

  it('states how many more lines are wrong than it names', () => {
    expect(() => parse('nope\n'.repeat(25))).toThrow(/line 20: .*; and 5 more\.$/);
  });

  it.each([
    ['', 'list contains no address.'],
    ['# nothing\n', 'list contains no address.'],
    [`# as of: soon\n${one}`, 'list: "soon" is not a date'],
  ])('%j is refused', (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});

describe('a threats file', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'countersign-threats-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is named by its file name only', async () => {
    const path = join(folder, 'ours.txt');
    await writeFile(path, two);
    expect((await readThreatsFile(path, 'THREATS_FILE')).threats.get(two)?.source).toBe('ours.txt');
  });

  it('that does not exist is refused', async () => {
    await expect(readThreatsFile(join(folder, 'none'), 'THREATS_FILE')).rejects.toThrow('THREATS_FILE does not exist.');
  });
});

describe('the shipped threat list', () => {
  const { threats, versions } = readShippedThreats();
  const list = createThreatList(threats, new Set());

  it('has sources, dates and well-formed addresses', () => {
    expect(threats.size).toBe(7608);
    expect([...threats.keys()].filter((address) => !/^0x[0-9a-f]{40}$/.test(address))).toEqual([]);
    expect(list.asOf).toBe('2025-11-11');
    expect(list.sources).toEqual([
      { source: 'forta-labelled-datasets', asOf: '2023-01-26', addresses: 7407 },
      { source: 'mew-darklist', asOf: '2025-11-11', addresses: 201 },
    ]);
    expect(versions).toEqual({
      'forta-network/labelled-datasets': '40a9c2f',
      'MyEtherWallet/ethereum-lists': 'ba41a22',
    });
  });

  it('has no listed token', () => {
    expect(readListedTokens().tokens.filter(({ address }) => threats.has(address))).toEqual([]);
  });

  it('leaves out addresses that the operator allows', () => {
    const [address = ''] = threats.keys();
    expect(createThreatList(threats, new Set([address])).threats.has(address)).toBe(false);
  });
});
