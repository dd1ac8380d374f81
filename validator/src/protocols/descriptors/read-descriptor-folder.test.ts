import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { proves } from '@countersign/harness/proves';
import { afterAll, describe, expect, it } from 'vitest';
import { type Files, farm, farmAddress, folderOf, plant, removeFolders, usdc } from './folder.fixture.ts';
import { readDescriptorFolder } from './read-descriptor-folder.ts';

afterAll(removeFolders);

const read = (files: Files) => readDescriptorFolder(folderOf(files));

/** Why the only file of a folder is skipped. */
async function reasonOf(files: Files, file = 'bad.json'): Promise<string | undefined> {
  const { described, skipped } = await read(files);
  expect(described.filter((each) => each.file === file)).toEqual([]);
  return skipped.find((each) => each.file === file)?.reason;
}

describe('a folder of descriptors', () => {
  it('returns the facts of each file', async () => {
    const { described, skipped } = await read({ 'farm.json': farm(), 'notes.txt': 'nothing' });
    expect(skipped).toEqual([]);
    expect(described).toEqual([
      {
        file: 'farm.json',
        descriptor: {
          vendor: 'greenfield',
          names: ['Greenfield', 'Greenfield Farm'],
          deployments: { 1: [farmAddress] },
          constants: {},
          functions: [
            {
              signature: 'plant(uint256 amount, address farmer, bytes32 plot)',
              intent: 'Deposit',
              fields: [
                { path: 'amount', label: 'Amount', format: 'tokenAmount', of: usdc },
                { path: 'farmer', label: 'Beneficiary', format: 'addressName', types: ['eoa'] },
                { path: 'plot', label: 'Plot', format: 'raw' },
              ],
            },
          ],
          typedData: [],
        },
      },
    ]);
  });

  it("merges includes under the file's own content, and resolves its references", async () => {
    const { described, skipped } = await read({
      'common/farm.json': {
        context: { contract: {} },
        metadata: { owner: 'Greenfield', constants: { seed: '0x0' } },
        display: {
          definitions: {
            money: { label: 'Amount', format: 'tokenAmount', params: { token: '$.metadata.constants.seed' } },
          },
          formats: {
            'plant(uint256 amount, address farmer)': {
              intent: 'Deposit',
              fields: [
                { path: 'amount', $ref: '$.display.definitions.money' },
                { path: 'farmer', label: 'Farmer', format: 'raw' },
              ],
            },
          },
        },
      },
      'usdc/farm.json': {
        includes: '../common/farm.json',
        context: { contract: { deployments: [{ chainId: 8453, address: farmAddress }] } },
        metadata: { constants: { seed: usdc } },
        display: {
          formats: { 'plant(uint256 amount, address farmer)': { fields: [{ path: 'farmer', label: 'Receiver' }] } },
        },
      },
    });
    expect(skipped).toEqual([]);
    expect(described).toHaveLength(1);
    expect(described[0]?.descriptor).toMatchObject({
      vendor: 'greenfield',
      constants: { seed: usdc },
      functions: [
        {
          fields: [
            { path: 'amount', of: '$seed' },
            { path: 'farmer', label: 'Receiver', format: 'raw' },
          ],
        },
      ],
    });
  });

  it('reads files of the first version: names of parameters from the ABI, types of messages from schemas', async () => {
    const { described, skipped } = await read({
      'abi.json': {
        context: {
          contract: {
            abi: [
              {
                type: 'function',
                name: 'plant',
                inputs: [
                  { name: 'amount', type: 'uint256' },
                  { name: 'plots', type: 'tuple[]', components: [{ name: 'id', type: 'uint256' }] },
                ],
              },
            ],
            deployments: [{ chainId: 1, address: farmAddress }],
          },
        },
        metadata: { owner: 'Greenfield' },
        display: { formats: { 'plant(uint256,(uint256)[])': { intent: 'Deposit', fields: [], required: ['amount'] } } },
      },
      'message.json': {
        context: {
          eip712: {
            schemas: [
              {
                primaryType: 'Lease',
                types: {
                  EIP712Domain: [{ name: 'name', type: 'string' }],
                  Lease: [
                    { name: 'plots', type: 'Plot[]' },
                    { name: 'until', type: 'uint256' },
                  ],
                  Plot: [{ name: 'id', type: 'uint256' }],
                },
              },
            ],
            domain: { name: 'Greenfield' },
            deployments: [{ chainId: 1, address: farmAddress }],
          },
        },
        metadata: { owner: 'Greenfield' },
        display: { formats: { Lease: { intent: 'Lease', fields: [] } } },
      },
    });
    expect(skipped).toEqual([]);
    expect(described.map(({ descriptor }) => descriptor)).toMatchObject([
      { functions: [{ signature: 'plant(uint256 amount, (uint256 id)[] plots)' }] },
      { domainName: 'Greenfield', typedData: [{ signature: 'Lease(Plot[] plots,uint256 until)Plot(uint256 id)' }] },
    ]);
  });

  it('uses the other files if one is broken', async () => {
    const { described, skipped } = await read({ 'a.json': '{', 'b.json': farm(), 'c.json': '[]' });
    expect(described.map(({ file }) => file)).toEqual(['b.json']);
    expect(skipped).toEqual([
      { file: 'a.json', reason: 'must be valid JSON' },
      { file: 'c.json', reason: 'must be a JSON object' },
    ]);
  });

  it(
    'reports a file that describes nothing, unless another file includes it',
    proves('validator.descriptors'),
    async () => {
      const { context, display } = farm();
      const { described, skipped } = await read({
        'empty.json': { oops: 1 },
        'farm.json': { includes: 'parts/shown.json', context },
        'parts/shown.json': { display },
        'parts/unused.json': { display },
        'parts/where.json': { context },
      });
      expect(described.map(({ file }) => file)).toEqual(['farm.json']);
      expect(skipped).toEqual([
        {
          file: 'empty.json',
          reason: 'has no deployments in `context` and no `display`, and no other file includes it',
        },
        { file: 'parts/unused.json', reason: 'has no deployments in `context`, and no other file includes it' },
        { file: 'parts/where.json', reason: 'has no `display`, and no other file includes it' },
      ]);
    },
  );

  it('is refused as a whole only if it is not a folder', async () => {
    const file = join(folderOf({ 'farm.json': farm() }), 'farm.json');
    await expect(readDescriptorFolder(file)).rejects.toThrow('is not a folder');
    await expect(readDescriptorFolder(`${file}.none`)).rejects.toThrow('ENOENT');
  });
});

describe('a hostile file', () => {
  const including = (includes: unknown) => ({ ...farm(), includes });

  it.each([
    ['../outside.json', 'outside the folder'],
    ['a/../../outside.json', 'outside the folder'],
    ['/etc/hostname', 'not a plain path'],
    ['https://evil.example/x.json', 'not a plain path'],
    ['file:///etc/hostname', 'not a plain path'],
    ['..%2foutside.json', 'not a plain path'],
    ['..\\outside.json', 'not a plain path'],
    ['a\0b', 'must not contain NUL'],
    ['.', 'outside the folder'],
    ['sub', 'is not a plain file'],
    ['none.json', 'does not exist'],
  ])('that includes %j is skipped', async (includes, reason) => {
    expect(await reasonOf({ 'bad.json': including(includes), 'sub/x.txt': '' })).toContain(reason);
  });

  it('cannot lead out of the folder by a link, as a file, a folder or an include', async () => {
    const outside = folderOf({ 'farm.json': farm() });
    const folder = folderOf({ 'bad.json': including('linked/farm.json'), 'worse.json': including('link.json') });
    symlinkSync(join(outside, 'farm.json'), join(folder, 'link.json'));
    symlinkSync(outside, join(folder, 'linked'));
    const { described, skipped } = await readDescriptorFolder(folder);
    expect(described).toEqual([]);
    expect(skipped.map(({ file }) => file)).toEqual(['bad.json', 'link.json', 'worse.json']);
    for (const { reason } of skipped) expect(reason).toContain('is a symbolic link');
  });

  it('that includes itself is reported with the cycle', proves('validator.descriptors'), async () => {
    const reason = await reasonOf({ 'bad.json': including('b.json'), 'b.json': including('bad.json') });
    expect(reason).toContain('includes itself: bad.json -> b.json -> bad.json');
  });

  it('that includes files too deeply is not followed', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 7 }, (_, index) => [`${index}.json`, { ...farm(), includes: `${index + 1}.json` }]),
    );
    expect(await reasonOf({ ...chain, '7.json': farm() }, '0.json')).toContain('nested deeper than 4');
  });

  it('that is huge, nested endlessly, or has duplicate or prototype keys is not read', async () => {
    const deep = `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`;
    const { skipped } = await read({
      '1.json': `{"x": "${'a'.repeat(600_000)}"}`,
      '2.json': deep,
      '3.json': '{"context": {}, "context": {}}',
      '4.json': '{"__proto__": {"includes": "x"}}',
    });
    expect(skipped.map(({ reason }) => reason)).toEqual([
      'is larger than 524288 bytes',
      expect.stringContaining('nested deeper'),
      expect.stringContaining('context'),
      expect.stringContaining('__proto__'),
    ]);
  });

  it('with too many files next to it leaves the folder unread', async () => {
    const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`${index}.json`, '{}']));
    await expect(read(many)).rejects.toThrow('more than 2000 files');
  });

  it.each<[string, unknown, string]>([
    ['an unknown key', { ...farm(), surprise: 1 }, 'surprise'],
    ['no address', farm({ address: '0x12' }), 'is no address'],
    ['no chain', farm({ chainId: -1 }), 'chainId'],
    [
      'an unknown format',
      farm({ formats: { 'f(uint256 a)': { fields: [{ path: 'a', format: 'magic' }] } } }),
      'format',
    ],
    ['code for a path', farm({ formats: { 'f(uint256 a)': { fields: [{ path: 'a;b()' }] } } }), 'cannot be read'],
    [
      'a reference to nothing',
      farm({ formats: { 'f(uint256 a)': { fields: [{ path: 'a', $ref: '$.display.definitions.toString' }] } } }),
      'refers to nothing',
    ],
    [
      'contracts of a factory',
      { ...farm(), context: { contract: { deployments: [{ chainId: 1, address: farmAddress }], factory: {} } } },
      'factory',
    ],
  ])('with %s is skipped', async (_what, file, reason) => {
    expect(await reasonOf({ 'bad.json': file })).toContain(reason);
  });

  it('with circular definitions is skipped', async () => {
    const file = farm({ formats: { 'f(uint256 a)': { fields: [{ path: 'a', $ref: '$.display.definitions.x' }] } } });
    const definitions = { x: { $ref: '$.display.definitions.y' }, y: { $ref: '$.display.definitions.x' } };
    expect(await reasonOf({ 'bad.json': { ...file, display: { ...file.display, definitions } } })).toContain('cycle');
  });

  it('is not used in part: one broken format excludes the good ones next to it', async () => {
    const formats = { ...plant, 'f(uint256 a)': { fields: [{ path: 'a b' }] } };
    expect(await reasonOf({ 'bad.json': farm({ formats }) })).toContain('cannot be read');
  });
});
