import { createHash } from 'node:crypto';
import { type Evm, startEvm } from '@countersign/harness/chain/evm';
import fc from 'fast-check';
import {
  type Address,
  type Hex,
  hexToBigInt,
  http,
  keccak256,
  numberToHex,
  parseSignature,
  serializeSignature,
  sliceHex,
  stringToHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Contracts, createAccount, startContracts } from './contracts.fixture.ts';

const armored = (content: string) =>
  `-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n${content}\n-----END PGP PUBLIC KEY BLOCK-----\n`;
const hashOfText = (text: string) => keccak256(stringToHex(text));
const owner = createAccount('owner');
const stranger = createAccount('stranger');
const order = 2n ** 256n - 432420386565659656852420866394968145599n;

/** CIDv1, raw, sha2-256: by big integers, unlike the contract. */
function cidOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  let bits = BigInt(`0x01551220${digest}`) << 2n;
  let letters = '';
  for (let i = 0; i < 58; i += 1, bits >>= 5n)
    letters = 'abcdefghijklmnopqrstuvwxyz234567'.charAt(Number(bits & 31n)) + letters;
  return `b${letters}`;
}

let evm: Evm;
let contracts: Contracts;
let payer: Address;
let counter = 0;

beforeAll(async () => {
  evm = await startEvm();
  contracts = await startContracts({ transport: http(evm.url), stop: evm.stop });
  payer = contracts.account(5);
});
afterAll(() => contracts.stop());

/** A key that no other test uses. */
const newKey = () => armored(`key ${++counter}`);
const sign = (text: string, by = owner): Promise<Hex> => by.signMessage({ message: text });
const newAccount = () => createAccount(`account ${++counter}`);
const register = (account: Address, key: string, signature: Hex, cid = cidOf(key)) =>
  contracts.send(payer, 'accountRegistry', 'register', account, key, signature, cid);
const refusal = (account: Address, key: string, signature: Hex, cid = cidOf(key)) =>
  contracts.refusal(payer, 'accountRegistry', 'register', account, key, signature, cid);
const keyOf = (account: Address) => contracts.read('accountRegistry', 'keyOf', account);
const isReplaced = (account: Address, key: string) =>
  contracts.read('accountRegistry', 'isReplaced', account, hashOfText(key));

describe('registration of a key', () => {
  it('stores its hash and its CID, for any sender, and emits an event', async () => {
    const { address, ...account } = newAccount();
    const key = newKey();
    const { events } = await register(address, key, await account.signMessage({ message: key }));
    expect(events).toMatchObject([
      {
        eventName: 'KeyRegistered',
        args: { account: address, keyHash: hashOfText(key), previousKeyHash: zeroHash, cid: cidOf(key) },
      },
    ]);
    expect(await keyOf(address)).toEqual([hashOfText(key), cidOf(key)]);
  });

  it('returns no key of an account that never registered one', async () => {
    expect(await keyOf(newAccount().address)).toEqual([zeroHash, '']);
  });

  it('replaces the previous key, which cannot be registered again', async () => {
    const account = newAccount();
    const [first, second] = [newKey(), newKey()];
    await register(account.address, first, await sign(first, account));
    expect(await isReplaced(account.address, first)).toBe(false);
    const { events } = await register(account.address, second, await sign(second, account));
    expect(events).toMatchObject([{ args: { previousKeyHash: hashOfText(first), keyHash: hashOfText(second) } }]);
    expect(await keyOf(account.address)).toEqual([hashOfText(second), cidOf(second)]);
    expect(await isReplaced(account.address, first)).toBe(true);
    expect(await refusal(account.address, first, await sign(first, account))).toBe(
      `KeyReplaced(${account.address}, ${hashOfText(first)})`,
    );
  });

  it('succeeds once for each key', async () => {
    const key = newKey();
    await register(owner.address, key, await sign(key));
    expect(await refusal(owner.address, key, await sign(key))).toBe(
      `KeyAlreadyRegistered(${owner.address}, ${hashOfText(key)})`,
    );
  });

  it('accepts the same key from two accounts', async () => {
    const key = newKey();
    for (const account of [newAccount(), newAccount()]) {
      await register(account.address, key, await sign(key, account));
      expect(await keyOf(account.address)).toEqual([hashOfText(key), cidOf(key)]);
    }
  });

  it('refuses a key without text', async () => {
    expect(await refusal(owner.address, '', await sign(''), cidOf(''))).toBe('EmptyKey()');
  });

  it('refuses a CID that does not match the key, so that no sender can mislead readers', async () => {
    const key = newKey();
    for (const cid of ['', cidOf(`${key} `), cidOf(key).toUpperCase(), `${cidOf(key)}a`]) {
      expect(await refusal(owner.address, key, await sign(key), cid)).toBe(`WrongCid(${cidOf(key)})`);
    }
  });

  it('computes the same CIDs as the content store', async () => {
    const known = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e';
    expect(cidOf('hello world')).toBe(known);
    await register(owner.address, 'hello world', await sign('hello world'), known);
    expect(await keyOf(owner.address)).toEqual([hashOfText('hello world'), known]);
  });
});

describe('signature of an ordinary account', () => {
  it('by another account is refused', async () => {
    const key = newKey();
    expect(await refusal(owner.address, key, await sign(key, stranger))).toBe(`InvalidSignature(${owner.address})`);
  });

  it('over another text is refused', async () => {
    const key = newKey();
    for (const text of [key.slice(0, -1), `${key}\n`, key.replace('\n', '\r\n'), hashOfText(key)]) {
      expect(await refusal(owner.address, key, await sign(text))).toBe(`InvalidSignature(${owner.address})`);
    }
  });

  it('over the bare hash of the text is refused', async () => {
    const key = newKey();
    const bare = await owner.sign?.({ hash: hashOfText(key) });
    expect(await refusal(owner.address, key, bare ?? '0x')).toBe(`InvalidSignature(${owner.address})`);
  });

  it('in another encoding is refused: high s, v of 0 or 1, compact, longer, shorter, none', async () => {
    const key = newKey();
    const signature = await sign(key);
    const { r, s, yParity } = parseSignature(signature);
    const highS = numberToHex(order - hexToBigInt(s), { size: 32 });
    const compact: Hex = `${sliceHex(signature, 0, 64)}`;
    const encodings: Hex[] = [
      serializeSignature({ r, s: highS, yParity: yParity === 0 ? 1 : 0 }),
      `${compact}0${yParity}`,
      compact,
      `${signature}00`,
      sliceHex(signature, 0, 63),
      '0x',
    ];
    for (const encoding of encodings) {
      expect(await refusal(owner.address, key, encoding)).toBe(`InvalidSignature(${owner.address})`);
    }
    expect(await refusal(owner.address, key, signature)).toBe('');
  });

  it('never recovers the zero address', async () => {
    const key = newKey();
    for (const signature of [`0x${'00'.repeat(64)}1b`, `0x${'00'.repeat(65)}`, '0x'] as const) {
      expect(await refusal(zeroAddress, key, signature)).toBe(`InvalidSignature(${zeroAddress})`);
    }
  });

  it('is valid for an account with delegated code too', async () => {
    const account = newAccount();
    await contracts.client.setCode({ address: account.address, bytecode: '0xfe' });
    const key = newKey();
    await register(account.address, key, await sign(key, account));
    expect(await keyOf(account.address)).toEqual([hashOfText(key), cidOf(key)]);
  });
});

describe('signature of a contract account', () => {
  it('is valid if the account accepts it (ERC-1271)', async () => {
    const wallet = await evm.deployContractWallet(owner.address);
    const key = newKey();
    expect(await refusal(wallet, key, await sign(key, stranger))).toMatch(/^InvalidSignature/);
    await register(wallet, key, await sign(key));
    expect(await keyOf(wallet)).toEqual([hashOfText(key), cidOf(key)]);
  });

  it.each([
    ['EchoingAccount', []],
    ['LookupAccount', ['http://127.0.0.1:1']],
    ['ContractWalletFactory', []],
  ])('does not count if the account is a %s', async (name, args) => {
    const account = await evm.deploy(name, args);
    const key = newKey();
    expect(await refusal(account, key, await sign(key))).toMatch(/^InvalidSignature/);
  });

  // PUSH4 magic, shift left, store, and return this many bytes.
  const answering = (code: string): Hex => `0x631626ba7e60e01b5f52${code}`;
  it.each([
    ['a whole word', answering('60205ff3'), true],
    ['a word and more bytes', answering('60405ff3'), true],
    ['four bytes only', answering('60045ff3'), false],
    ['the word, and then an error', answering('60205ffd'), false],
    ['a right-aligned word', '0x631626ba7e5f5260205ff3' as const, false],
    ['nothing', '0x00' as const, false],
    ['megabytes of zeros', '0x620fffff5ff3' as const, false],
    ['a write', '0x60015f55631626ba7e60e01b5f5260205ff3' as const, false],
  ])('that is answered with %s', async (_what, bytecode, isAccepted) => {
    const { address } = newAccount();
    await contracts.client.setCode({ address, bytecode });
    expect(await refusal(address, newKey(), '0x')).toBe(isAccepted ? '' : `InvalidSignature(${address})`);
  });
});

describe('fuzz', () => {
  it('every text that an account signs can be registered, with the hash and CID of its bytes', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }),
      fc.constantFrom(9, 10, 99, 100, 999, 1000, 9999).map((length) => 'k'.repeat(length)),
    );
    await fc.assert(
      fc.asyncProperty(text, async (key) => {
        const account = newAccount();
        await register(account.address, key, await sign(key, account));
        expect(await keyOf(account.address)).toEqual([hashOfText(key), cidOf(key)]);
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  it('a signature with any bit changed is refused', async () => {
    const key = newKey();
    const signature = await sign(key);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 65 * 8 - 1 }), async (bit) => {
        const changed = numberToHex(hexToBigInt(signature) ^ (1n << BigInt(bit)), { size: 65 });
        expect(await refusal(owner.address, key, changed)).toBe(`InvalidSignature(${owner.address})`);
      }),
      { numRuns: 30 },
    );
  });
});

describe('invariant', () => {
  it('an account has its last key, and no key can be registered again, in any order of signatures', async () => {
    const keys = ['a', 'b', 'c'].map(armored);
    const step = fc.record({ who: fc.nat(1), which: fc.nat(2), signedBy: fc.nat(1) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
        const accounts = [newAccount(), newAccount()];
        const histories: string[][] = [[], []];
        for (const { who, which, signedBy } of steps) {
          const [account, signer, history, key] = [accounts[who], accounts[signedBy], histories[who], keys[which]];
          if (!account || !signer || !history || key === undefined) throw new Error('out of range');
          const signature = await sign(key, signer);
          const expected =
            history.at(-1) === key
              ? 'KeyAlreadyRegistered'
              : history.includes(key)
                ? 'KeyReplaced'
                : who !== signedBy
                  ? 'InvalidSignature'
                  : '';
          if (expected === '') {
            await register(account.address, key, signature);
            history.push(key);
          } else expect(await refusal(account.address, key, signature)).toMatch(new RegExp(`^${expected}\\(`));
        }
        for (const [index, account] of accounts.entries()) {
          const history = histories[index] ?? [];
          const last = history.at(-1);
          expect(await keyOf(account.address)).toEqual(last ? [hashOfText(last), cidOf(last)] : [zeroHash, '']);
          for (const key of keys) {
            expect(await isReplaced(account.address, key)).toBe(history.includes(key) && key !== last);
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});
