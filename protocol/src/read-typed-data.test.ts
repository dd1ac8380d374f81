import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import { readTypedData, type SentTypedData, showTypedData } from './read-typed-data.ts';
import { TypedDataFault } from './struct-types.ts';

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const sent = {
  domain: { name: 'Shop', chainId: 1, verifyingContract: account },
  types: {
    Order: [
      { name: 'buyer', type: 'address' },
      { name: 'items', type: 'Item[]' },
      { name: 'note', type: 'bytes' },
    ],
    Item: [
      { name: 'id', type: 'uint8' },
      { name: 'change', type: 'int16' },
      { name: 'gift', type: 'bool' },
      { name: 'codes', type: 'bytes2[2]' },
    ],
  },
  primaryType: 'Order',
  message: {
    buyer: account,
    items: [{ id: 255, change: '-32768', gift: true, codes: ['0xABCD', '0x0001'] }],
    note: '0xFF',
  },
} satisfies SentTypedData;
const { message, types, domain } = sent;
const [item] = message.items;

const faultOf = (different: object): string => {
  try {
    readTypedData({ ...sent, ...different });
    return 'none';
  } catch (error) {
    if (!(error instanceof TypedDataFault)) throw error;
    return `${error.path.join('.')}: ${error.message}`;
  }
};

describe('readTypedData', () => {
  it('returns the canonical form: EIP712Domain, decimal strings, lower case', () => {
    const lower = account.toLowerCase();
    expect(readTypedData(sent)).toEqual({
      domain: { name: 'Shop', chainId: '1', verifyingContract: lower },
      types: {
        ...types,
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'chainId', type: 'uint256' },
          { name: 'verifyingContract', type: 'address' },
        ],
      },
      primaryType: 'Order',
      message: {
        buyer: lower,
        items: [{ id: '255', change: '-32768', gift: true, codes: ['0xabcd', '0x0001'] }],
        note: '0xff',
      },
    });
  });

  it('is idempotent, and treats hex like decimal digits', () => {
    const once = readTypedData(sent);
    expect(readTypedData(once)).toEqual(once);
    const items = [{ ...item, id: '0xff' }];
    expect(readTypedData({ ...sent, message: { ...message, items } })).toEqual(once);
  });

  it('converts to checksums for display, and back', () => {
    const once = readTypedData(sent);
    expect(showTypedData(once)).toMatchObject({ domain: { verifyingContract: account }, message: { buyer: account } });
    expect(readTypedData(showTypedData(once))).toEqual(once);
  });

  const withItem = (different: object) => ({ message: { ...message, items: [{ ...item, ...different }] } });
  const withTypes = (different: object) => ({ types: { ...types, ...different } });
  const itemType = (...fields: [string, string][]) =>
    withTypes({ Item: fields.map(([type, name]) => ({ type, name })) });
  const nested = Array.from({ length: 13 }, (_, level) => [
    `S${level}`,
    [{ name: 'x', type: level === 12 ? 'bool' : `S${level + 1}` }],
  ]);
  const deep = (levels: number): unknown => (levels === 0 ? true : { x: deep(levels - 1) });

  it.each<[string, object, string]>([
    ['a field without a value', withItem({ gift: undefined }), 'message.items.0.gift: must be a value of type bool'],
    ['a missing field', { message: { buyer: account, items: [] } }, 'message.note: is required'],
    [
      'a field that the type does not have',
      { message: { ...message, tip: '1' } },
      'message.tip: is not a field of type Order',
    ],
    [
      'a nested field that the type does not have',
      withItem({ price: 1 }),
      'message.items.0.price: is not a field of type Item',
    ],
    ['a number out of range', withItem({ id: 256 }), 'message.items.0.id: must be a value of type uint8'],
    ['a negative number in an unsigned field', withItem({ id: -1 }), 'message.items.0.id: '],
    ['a number below its range', withItem({ change: '-32769' }), 'message.items.0.change: '],
    ['a number with a leading zero', withItem({ id: '07' }), 'message.items.0.id: '],
    ['a fraction', withItem({ id: 1.5 }), 'message.items.0.id: '],
    ['a number beyond exact doubles', withItem({ id: 2 ** 60 }), 'message.items.0.id: '],
    ['true as text', withItem({ gift: 'true' }), 'message.items.0.gift: '],
    ['too few bytes', withItem({ codes: ['0xab', '0x0001'] }), 'message.items.0.codes.0: '],
    ['a list of another length', withItem({ codes: ['0xabcd'] }), 'message.items.0.codes: must be a list of'],
    ['an object instead of a list', { message: { ...message, items: item } }, 'message.items: must be a list of'],
    ['a list instead of a struct', { message: { ...message, items: [[]] } }, 'message.items.0: must be an object'],
    [
      'an address with a wrong checksum',
      { message: { ...message, buyer: account.replace('d8', 'D8') } },
      'message.buyer: ',
    ],
    ['no domain', { domain: {} }, 'domain: must have at least one field'],
    ['a domain with an unknown field', { domain: { ...domain, owner: account } }, 'domain.owner: is not a field of'],
    ['an invalid chain id', { domain: { chainId: 'mainnet' } }, 'domain.chainId: '],
    [
      'a domain type without all fields of the domain',
      withTypes({ EIP712Domain: [{ name: 'name', type: 'string' }] }),
      'types.EIP712Domain: must match the fields of the domain, in this order: string name, uint256 chainId, address verifyingContract',
    ],
    [
      'a domain type in another order',
      {
        domain: { name: 'a', version: '1' },
        ...withTypes({
          EIP712Domain: [
            { name: 'version', type: 'string' },
            { name: 'name', type: 'string' },
          ],
        }),
      },
      'types.EIP712Domain: must match',
    ],
    ['a primary type that is not defined', { primaryType: 'Receipt' }, 'primaryType: must be one of types'],
    ['the domain as the message', { primaryType: 'EIP712Domain' }, 'primaryType: must be one of types'],
    ['a primary type from the prototype', { primaryType: 'toString' }, 'primaryType: must be one of types'],
    ['an unused type', withTypes({ Ghost: [{ name: 'x', type: 'bool' }] }), 'types.Ghost: is not used by'],
    ['a type without fields', withTypes({ Item: [] }), 'types.Item: must have 1 to 64 fields'],
    ['a type that is not defined', itemType(['Price', 'id']), 'types.Item.0.type: must be an EIP-712 type'],
    ['an invalid width', itemType(['uint7', 'id']), 'types.Item.0.type: '],
    ['bytes that are too wide', itemType(['bytes33', 'id']), 'types.Item.0.type: '],
    ['an abbreviated type', itemType(['uint', 'id']), 'types.Item.0.type: must be written in full: uint256'],
    ['a list of zero elements', itemType(['bool[0]', 'id']), 'types.Item.0.type: '],
    ['a domain within the message', itemType(['EIP712Domain', 'id']), 'types.Item.0.type: '],
    ['a field twice', itemType(['bool', 'id'], ['bool', 'id']), 'types.Item.1.name: is declared twice'],
    ['a name with other characters', itemType(['bool', 'i d']), 'types.Item.0.name: '],
    ['a name from the prototype of objects', itemType(['bool', '__proto__']), 'types.Item.0.name: '],
    [
      'a struct with the name of a type',
      withTypes({ uint256: [{ name: 'x', type: 'bool' }] }),
      'types.uint256: is not a valid struct name',
    ],
    ['a struct within itself', itemType(['Item[]', 'id']), 'types.Item: must not contain itself'],
    ['structs within each other', itemType(['Order', 'id']), 'types.Order: must not contain itself'],
    [
      'a message that is nested too deep',
      { types: Object.fromEntries(nested), primaryType: 'S0', message: deep(13) as object },
      'must not be nested deeper than 12 levels',
    ],
  ])('refuses %s', proves('actions.typed-data'), (_what, different, said) => {
    expect(faultOf(different)).toContain(said);
  });

  it('handles types that refer to each other many times over', () => {
    const levels = Array.from({ length: 60 }, (_, level) => [
      `S${level}`,
      ['a', 'b'].map((name) => ({ name, type: level === 59 ? 'bool[]' : `S${level + 1}[]` })),
    ]);
    const wide = { ...sent, types: Object.fromEntries(levels), primaryType: 'S0', message: { a: [], b: [] } };
    expect(readTypedData(wide).message).toEqual({ a: [], b: [] });
  });
});
