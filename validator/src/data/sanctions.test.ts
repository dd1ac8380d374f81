import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseSanctions, readSanctionsFile, shippedSanctions } from './sanctions.ts';

const one = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';
const two = '0xa0e1c89Ef1a489c9C7dE96311eD5Ce5D32c20E4B';
const lower = [one.toLowerCase(), two.toLowerCase()];
const parse = (text: string) => parseSanctions(text, 'list');
const found = (text: string) => [...parse(text).addresses];

describe('a list of lines', () => {
  it('may have comments, labels and a date', () => {
    const text = `# my list\n# as of: 2025-03-31\n\n${one} # a name\r\n  ${two.toLowerCase()}, another\n#${one}\n`;
    expect(parse(text)).toEqual({ format: 'lines', asOf: '2025-03-31', addresses: new Set(lower) });
  });

  it('may contain addresses of other kinds of chains', () => {
    expect(found(`bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq\n${one}\n12cbQLTFMXRnSzktFkuoG3eHoMeFtpTu3S`)).toEqual([
      lower[0],
    ]);
  });

  it.each([
    [`${one}\n0x1234`, 'list: line 2: "0x1234" is not an address'],
    [`${one}\n${two.replace('E4B', 'e4B')}`, 'list: line 2'],
    [`${one}\nhello`, 'list: line 2: "hello"'],
    [`# as of: soon\n${one}`, 'list: line 1: "soon" is not a date'],
    [`# as of: 2025-02-30\n${one}`, 'list: line 1: "2025-02-30" is not a date'],
    ['12cbQLTFMXRnSzktFkuoG3eHoMeFtpTu3S', 'list contains no Ethereum address.'],
    ['# nothing\n\n', 'list contains no address.'],
    ['', 'list is empty.'],
    ['hello world', 'list is not a list of addresses'],
  ])('%j is refused', (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});

describe('a JSON list', () => {
  it.each([
    [JSON.stringify([one, two.toLowerCase()]), null],
    [JSON.stringify([{ address: one, name: 'a' }, two]), null],
    [`  ${JSON.stringify({ as_of: '2025-03-31', addresses: [one, { address: two }] })}`, '2025-03-31'],
  ])('%s', (text, asOf) => {
    expect(parse(text)).toEqual({ format: 'json', asOf, addresses: new Set(lower) });
  });

  it.each([
    ['[', 'list is not valid JSON'],
    ['{}', "list must be an array, or an object with an array 'addresses'"],
    [JSON.stringify([one, 5]), 'list: [1]: must be a string or an object'],
    [JSON.stringify([one, { adress: two }]), 'list: [1]: must be a string or an object'],
    [JSON.stringify([one, '0x12']), 'list: [1]: "0x12" is not an address'],
    [JSON.stringify({ as_of: 5, addresses: [one] }), 'list: as_of: "5" is not a date'],
    ['[]', 'list contains no Ethereum address.'],
  ])('%s is refused', (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});

const classic = `<?xml version="1.0" standalone="yes"?>
<sdnList xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns="https://example.org/XML">
  <publshInformation><Publish_Date>03/31/2025</Publish_Date><Record_Count>2</Record_Count></publshInformation>
  <sdnEntry><uid>27307</uid><lastName>LAZARUS GROUP</lastName><sdnType>Entity</sdnType>
    <idList>
      <id><uid>1</uid><idType>Digital Currency Address - ETH</idType><idNumber>${one}</idNumber></id>
      <id><uid>2</uid><idType>Digital Currency Address - USDT</idType><idNumber>
        ${two.toUpperCase().replace('X', 'x')}
      </idNumber></id>
      <id><uid>3</uid><idType>Digital Currency Address - XBT</idType><idNumber>12cbQLTFMXRnSzktFkuoG3eHoMeFtpTu3S</idNumber></id>
      <id><uid>4</uid><idType>Passport</idType><idNumber>0x${'ab'.repeat(32)}</idNumber></id>
    </idList>
  </sdnEntry>
</sdnList>`;

const advanced = `<?xml version="1.0" encoding="utf-8"?>
<Sanctions xmlns="https://example.org/ADVANCED_XML" Version="3">
  <DateOfIssue CalendarTypeID="1"><Year>2025</Year><Month>3</Month><Day>9</Day></DateOfIssue>
  <ReferenceValueSets><FeatureTypeValues>
    <FeatureType ID="345" FeatureTypeGroupID="1">Digital Currency Address - ETH</FeatureType>
  </FeatureTypeValues></ReferenceValueSets>
  <Feature ID="1" FeatureTypeID="345"><FeatureVersion ID="2"><Comment />
    <VersionDetail DetailTypeID="1432">${one.toLowerCase()}</VersionDetail></FeatureVersion></Feature>
  <Feature ID="3" FeatureTypeID="1007"><FeatureVersion ID="4"><Comment />
    <VersionDetail DetailTypeID="1432">  ${one}, ${two}  </VersionDetail></FeatureVersion></Feature>
</Sanctions>`;

const enhanced = `<?xml version="1.0"?><sanctionsData xmlns="https://example.org/ENHANCED_XML">
  <publicationInfo><dataAsOf>2025-03-31T10:00:00-04:00</dataAsOf></publicationInfo>
  <feature><type featureTypeId="345">Digital Currency Address - ETH</type><value>${one}</value></feature>
  <feature><type featureTypeId="345">Digital Currency Address - ETH</type><value>${two}</value></feature></sanctionsData>`;

describe("the Treasury's list as XML", () => {
  it.each([
    ['classic', classic, '2025-03-31'],
    ['advanced', advanced, '2025-03-09'],
    ['enhanced', enhanced, '2025-03-31'],
  ])('%s', (_, text, asOf) => {
    expect(parse(text)).toEqual({ format: 'sdn-xml', asOf, addresses: new Set(lower) });
  });

  it('is distinguished from other XML', () => {
    expect(() => parse(`<html><body>${one}</body></html>`)).toThrow('list is XML but not the SDN list');
    expect(() => parse('<sdnList><sdnEntry/></sdnList>')).toThrow('list contains no Ethereum address.');
  });
});

describe("the Treasury's list as CSV", () => {
  const row = `27307,"LAZARUS GROUP","-0- ","DPRK3","-0- ","-0- ","-0- ","-0- ","-0- ","-0- ","-0- ","Digital Currency Address - ETH ${one}; alt. Digital Currency Address - XBT 12cbQLTFMXRnSzktFkuoG3eHoMeFtpTu3S; alt. Digital Currency Address - BSC ${two}; Passport 0x${'ab'.repeat(32)}."`;

  it('has addresses in its remarks', () => {
    expect(parse(`36,"AEROCARIBBEAN AIRLINES","-0- ","CUBA"\r\n${row}\r\n`)).toEqual({
      format: 'sdn-csv',
      asOf: null,
      addresses: new Set(lower),
    });
  });

  it('is refused without any address', () => {
    expect(() => parse('36,"AEROCARIBBEAN AIRLINES","-0- ","CUBA"')).toThrow('list contains no Ethereum address.');
  });
});

describe('a sanctions file', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'countersign-sanctions-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is read, and named by its file name only', async () => {
    const path = join(folder, 'sdn.xml');
    await writeFile(path, `\uFEFF${classic}`);
    expect(await readSanctionsFile(path, 'SANCTIONS_FILE')).toEqual({
      addresses: new Set(lower),
      asOf: '2025-03-31',
      source: 'sdn.xml',
    });
  });

  it('that does not exist is refused with a message', async () => {
    await expect(readSanctionsFile(join(folder, 'none.txt'), 'SANCTIONS_FILE')).rejects.toThrow(
      'SANCTIONS_FILE does not exist.',
    );
  });
});

describe('the shipped list', () => {
  /** Not in the edition of 2025-05-29. */
  const designatedLater = '0x12de548f79a50d2bd05481c8515c1ef5183666a9';

  it('is dated and has addresses with valid checksums', async () => {
    const { addresses, asOf } = await readSanctionsFile(shippedSanctions, 'SANCTIONS_FILE');
    expect(asOf).toBe('2026-06-25');
    expect(addresses.size).toBe(97);
    for (const address of [...lower, designatedLater]) expect(addresses).toContain(address);
  });

  it('has no delisted address', async () => {
    const { addresses } = await readSanctionsFile(shippedSanctions, 'SANCTIONS_FILE');
    const delisted = [
      '0x12d66f87a04a9e220743712ce6d9bb1b5616b8fc',
      '0x47ce0c6ed5b0ce3d3a51fdb1c52dc66a7c3c2936',
      '0x910cbd523d972eb0a6f4cae4618ad62622b39dbf',
      '0xa160cdab225685da1d56aa342ad8841c3b53f291',
      '0xd90e2f925da726b50c4ed8d0fb90ad053324f31b',
      '0x722122df12d4e14e13ac3b6895a86e84145b6967',
      '0x8589427373d6d84e98730d7795d8f6f8731fda16',
      '0xdd4c48c0b24039969fc16d1cdf626eab821d3384',
      '0x77777feddddffc19ff86db637967013e6c6a116c',
      '0x58e8dcc13be9780fc42e8723d8ead4cf46943df2',
    ];
    expect(delisted.filter((address) => addresses.has(address))).toEqual([]);
  });
});
