import { cpuMs } from '@countersign/harness/cpu-ms';
import type { Address } from '@countersign/protocol';
import { type AbiFunction, encodeFunctionData, parseAbiItem } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Token } from '../data/data.ts';
import type { Hex, RawCall } from '../effects/call.ts';
import type { Effect } from '../effects/effect.ts';
import { protocols } from '../protocols/index.ts';
import { createRegistry } from '../protocols/registry.ts';
import { rule } from '../protocols/rules/protocol.ts';
import { exactly, native, nft, token } from '../protocols/rules/quantity.ts';
import { CallDecoder, effectsOfTree } from './decode-call.ts';
import type { DecodedCall } from './decoded-call.ts';
import { walkCalls } from './walk-calls.ts';

const sender: Address = '0x1111111111111111111111111111111111111111';
const friend: Address = '0x2222222222222222222222222222222222222222';
const coin: Address = '0x3333333333333333333333333333333333333333';
const multicall3: Address = '0xca11bde05977b3631167028862be2a173976ca11';
const weth: Address = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const usdc: Address = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';

const positions: Address = '0xc36442b4a4522e871399cd717abdd847ab11fe88';

const listed: Token = { chainId: 1, address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 };
const tokens = {
  at: (_: unknown, address: Address) => (address === usdc ? listed : null),
  named: () => [],
  isSymbol: () => false,
  size: 1,
};
const deps = { registry: createRegistry(protocols), tokens, attributionSuffixes: ['c0ffee'] };

const encode = (signature: string, args: readonly unknown[] = []): Hex =>
  encodeFunctionData({ abi: [parseAbiItem<readonly [string]>([`function ${signature}`]) as AbiFunction], args });

const decode = (call: Partial<RawCall>, speaksOfNfts = false, chainId: number | null = 1): DecodedCall =>
  new CallDecoder(deps, chainId, speaksOfNfts).decode(
    { from: sender, to: coin, value: 0n, data: '0x', operation: 'call', ...call },
    '0',
  );

const transfer = encode('transfer(address, uint256)', [friend, 5n]);
const approve = encode('approve(address, uint256)', [friend, 5n]);
const short = ({ kind, from, to, gives }: Effect) => ({ kind, from, to, gives });
const sends = (value: bigint, to: Address, from: Address = sender) => ({
  kind: 'send',
  from,
  to,
  gives: [exactly(native, value)],
});

describe('a call', () => {
  it('without data sends its coins', () => {
    expect(decode({ to: friend, value: 7n }).effects.map(short)).toEqual([sends(7n, friend)]);
  });

  it('without target creates a contract, with the coins that it carries', () => {
    const { effects } = decode({ to: null, value: 7n, data: '0x6001' });
    expect(effects.map(short)).toEqual([{ kind: 'deploy', from: sender, to: null, gives: [exactly(native, 7n)] }]);
  });

  it('of an unknown function may do anything, and sends its coins', () => {
    const call = decode({ value: 7n, data: '0xdeadbeef00' });
    expect(call.signature).toBeNull();
    expect(call.effects.map(short)).toEqual([{ kind: 'unknown', from: sender, to: coin, gives: [] }, sends(7n, coin)]);
  });

  it('of a known function states function, contract and arguments', () => {
    expect(decode({ to: usdc, data: transfer })).toMatchObject({
      path: '0',
      protocol: 'erc20',
      role: null,
      imitates: [],
      signature: 'transfer(address to, uint256 amount)',
      args: { to: friend, amount: 5n },
      faults: [],
    });
  });

  it('with the selector of a protocol, on a contract outside of it, may do anything and has no protocol', () => {
    const call = decode({ to: friend, data: '0xd0e30db0', value: 5n });
    expect(call).toMatchObject({ protocol: null, role: null, faults: [] });
    expect(call.imitates).toContain('weth');
    expect(call.effects.map(({ kind, protocol }) => [kind, protocol])).toEqual([
      ['unknown', null],
      ['send', null],
    ]);
  });

  it('with such a selector and arguments that do not fit is an unknown function', () => {
    const call = decode({ to: friend, data: '0x2e1a7d4d00' });
    expect(call).toMatchObject({ protocol: null, imitates: [], signature: null, faults: [] });
  });

  it('shorter than a selector is malformed', () => {
    const { faults, effects } = decode({ data: '0xa9059c' });
    expect(faults).toEqual([{ code: 'malformed', message: expect.stringContaining('0xa9059c is shorter than') }]);
    expect(effects[0]?.kind).toBe('unknown');
  });

  it('with arguments that are not canonical is malformed, and may do anything', () => {
    const dirty = transfer.replace('a9059cbb0000', 'a9059cbb0001') as Hex;
    const { faults, effects, signature, args } = decode({ data: dirty });
    expect(faults).toEqual([
      { code: 'malformed', message: expect.stringContaining('a value does not match the type address') },
    ]);
    expect({ signature, args }).toEqual({ signature: 'transfer(address to, uint256 amount)', args: null });
    expect(effects.map(({ kind }) => kind)).toEqual(['unknown']);
  });

  it('shows coins that an approval carries but does not use', () => {
    expect(decode({ value: 9n, data: approve }).effects.map(({ kind }) => kind)).toEqual(['approve', 'send']);
    expect(decode({ value: 9n, data: approve }).effects.at(-1)).toMatchObject(sends(9n, coin));
  });

  it('does not count twice the coins that a function takes', () => {
    expect(decode({ to: weth, value: 9n, data: '0xd0e30db0' }).effects.map(({ kind }) => kind)).toEqual(['wrap']);
  });

  it('shows coins beyond those that a function takes', () => {
    const effect: Effect = { kind: 'stake', call: '0', protocol: 'pool', gives: [], gets: [], from: sender, to: null };
    const stake = rule('function stake(uint256 amount)', 'any', ({ amount }) => ({
      effects: [{ ...effect, gives: [exactly(native, amount)] }],
    }));
    const pool = { slug: 'pool', name: 'Pool', family: 'pool', words: [], contracts: {}, functions: [stake] };
    const decoder = new CallDecoder({ ...deps, registry: createRegistry([pool]) }, 1, false);
    const data = encode('stake(uint256)', [4n]);
    const { effects } = decoder.decode({ from: sender, to: coin, value: 9n, data, operation: 'call' }, '0');
    expect(effects.map(short)).toEqual([short({ ...effect, gives: [exactly(native, 4n)] }), sends(5n, coin)]);
  });

  it('whose reader crashes is a fault without internal details, and is reported to the operator', () => {
    const broken = rule('function stake(uint256 amount)', 'any', ({ amount }) => {
      if (amount === 4n) throw new TypeError('secrets of the inside');
      return { effects: [{ call: '0', protocol: null, gets: [], ...sends(amount, coin), kind: 'send' }] };
    });
    const pool = { slug: 'pool', name: 'Pool', family: 'pool', words: [], contracts: {}, functions: [broken] };
    const crashes: unknown[] = [];
    const onCrash = (...crash: unknown[]) => crashes.push(crash);
    const decoder = new CallDecoder({ ...deps, registry: createRegistry([pool]), onCrash }, 1, false);
    const data = encode('stake(uint256)', [4n]);
    const { effects, faults } = decoder.decode({ from: sender, to: coin, value: 0n, data, operation: 'call' }, '0');
    expect(effects.map(({ kind }) => kind)).toEqual(['unknown']);
    expect(faults).toEqual([
      { code: 'malformed', message: 'stake(uint256 amount): its reader failed, which is a bug in the validator' },
    ]);
    expect(crashes).toEqual([['stake(uint256 amount)', new TypeError('secrets of the inside')]]);
  });

  it('without data to the wrapped coin wraps', () => {
    expect(decode({ to: weth, value: 9n }).effects).toEqual(
      decode({ to: weth, value: 9n, data: '0xd0e30db0' }).effects,
    );
  });
});

describe('bytes after the arguments', () => {
  const suffix = '626173656170702c6d6f7270686f0e0080218021802180218021802180218021';

  it.each([
    ['are reported', '5a', null],
    ['that are zeros are reported', '0'.repeat(64), null],
    ["are the operator's own suffix", 'c0ffee', 'operator'],
    ['are an ERC-8021 suffix of codes', suffix, 'ERC-8021'],
    [
      'are an ERC-8021 suffix of codes of a registry',
      `${'c'.repeat(40)}210502626173656170702c6d6f7270686f0e0180218021802180218021802180218021`,
      'ERC-8021',
    ],
    ['are an ERC-8021 suffix in CBOR', 'a161616762617365617070000b0280218021802180218021802180218021', 'ERC-8021'],
    [
      'are an ERC-8021 suffix in CBOR of a wallet and services',
      'a26177656d79617070617382616161620010' + '0280218021802180218021802180218021',
      'ERC-8021',
    ],
    [
      'are a payload that is only marked as CBOR',
      `${'1122334455667788'}${friend.slice(2)}0000a4b1000186a00024${'02'}80218021802180218021802180218021`,
      null,
    ],
    ['are CBOR with other keys', `a1616d6762617365617070000b0280218021802180218021802180218021`, null],
    ['are CBOR of bytes and not of text', `a161614762617365617070000b0280218021802180218021802180218021`, null],
    ['are CBOR with more bytes after it', `a16161676261736561707000000c0280218021802180218021802180218021`, null],
    ['are more than an ERC-8021 suffix', `ff${suffix}`, null],
    ['have the mark of ERC-8021 without content', '80218021802180218021802180218021', null],
    ['have a schema that ERC-8021 does not define', `0980218021802180218021802180218021`, null],
  ])('%s', (_name, bytes, name) => {
    const call = decode({ to: usdc, data: `${transfer}${bytes}` as Hex });
    expect(call.faults).toEqual([{ code: 'trailing', bytes: `0x${bytes}`, suffix: name, hides: null }]);
    expect(call.effects).toEqual(decode({ to: usdc, data: transfer }).effects);
  });

  it('that form a call of their own are reported as that', () => {
    const call = decode({ to: usdc, data: `${transfer}${approve.slice(2)}` as Hex });
    expect(call.faults).toEqual([
      { code: 'trailing', bytes: approve, suffix: null, hides: 'approve(address spender, uint256 amount)' },
    ]);
  });

  it('may be the whole data of a plain transfer of coins', () => {
    const call = decode({ to: friend, value: 7n, data: `0x${suffix}` });
    expect(call.effects.map(short)).toEqual([sends(7n, friend)]);
    expect(call.faults).toEqual([{ code: 'trailing', bytes: `0x${suffix}`, suffix: 'ERC-8021', hides: null }]);
  });
});

describe('selectors that ERC-20 and ERC-721 share', () => {
  const move = encode('transferFrom(address, address, uint256)', [sender, friend, 5n]);
  it.each<[string, Address, boolean, Effect['gives'][number]]>([
    ['are ERC-20 by default', coin, false, exactly(token(coin), 5n)],
    ['are ERC-721 if the request mentions an NFT', coin, true, exactly(nft(coin, 5n), 1n)],
    ['are ERC-721 if the contract is a known collection', positions, false, exactly(nft(positions, 5n), 1n)],
    ['are ERC-20 on a listed token, even if the request mentions an NFT', usdc, true, exactly(token(usdc), 5n)],
  ])('%s', (_name, to, speaksOfNfts, gives) => {
    expect(decode({ to, data: move }, speaksOfNfts).effects[0]?.gives).toEqual([gives]);
  });
});

describe('nested calls', () => {
  const aggregate = (calls: readonly [Address, bigint, Hex][]) =>
    encode('aggregate3Value((address, bool, uint256, bytes)[])', [
      calls.map(([to, value, data]) => [to, false, value, data]),
    ]);

  it('have their place in the tree and act as the contract that makes them', () => {
    const data = aggregate([
      [usdc, 0n, transfer],
      [friend, 4n, '0x'],
    ]);
    const call = decode({ to: multicall3, value: 4n, data });
    expect(call.children.map(({ path, from }) => [path, from])).toEqual([
      ['0.0', multicall3],
      ['0.1', multicall3],
    ]);
    expect(effectsOfTree(call).map(({ call: path, kind, from }) => [path, kind, from])).toEqual([
      ['0.0', 'send', multicall3],
      ['0.1', 'send', multicall3],
    ]);
  });

  it('are paid with the coins of the call, and the rest stays visible', () => {
    const call = decode({ to: multicall3, value: 10n, data: aggregate([[friend, 4n, '0x']]) });
    expect(effectsOfTree(call).map(short)).toEqual([sends(6n, multicall3), sends(4n, friend, multicall3)]);
  });

  it('by a contract to itself share the coins of the call', () => {
    const data = encode('multicall(bytes[])', [[approve, approve]]);
    const call = decode({ value: 10n, data });
    expect(call.children.map(({ from, value }) => [from, value])).toEqual([
      [sender, 10n],
      [sender, 10n],
    ]);
    expect(
      effectsOfTree(call)
        .filter(({ kind }) => kind === 'send')
        .map(short),
    ).toEqual([sends(10n, coin)]);
  });

  it('by an account to itself leave the coins of the call in place', () => {
    const data = encode('executeBatch((address, uint256, bytes)[])', [[[friend, 4n, '0x']]]);
    expect(effectsOfTree(decode({ to: sender, value: 10n, data })).map(short)).toEqual([sends(4n, friend)]);
    expect(effectsOfTree(decode({ to: coin, value: 10n, data })).map(short)).toEqual([
      sends(10n, coin),
      sends(4n, friend, coin),
    ]);
  });

  it('that run foreign code may do anything, whatever their names', () => {
    expect(decode({ data: transfer, operation: 'delegatecall' }).effects.map(({ kind }) => kind)).toEqual(['unknown']);
    expect(decode({ to: friend, operation: 'delegatecall' }).effects.map(({ kind }) => kind)).toEqual(['unknown']);
  });
});

describe('hostile calls end soon', () => {
  const limits = (call: DecodedCall) =>
    walkCalls([call]).flatMap(({ faults }) => faults.filter(({ code }) => code === 'limit'));
  const timed = <T>(run: () => T): T => {
    const start = cpuMs();
    const result = run();
    expect(cpuMs() - start).toBeLessThan(1_000);
    return result;
  };
  const nest = (depth: number): Hex => {
    let data = transfer;
    for (let level = 0; level < depth; level += 1) data = encode('multicall(bytes[])', [[data]]);
    return data;
  };

  it('twelve nested multicalls are read, and thirteen are not', () => {
    expect(limits(decode({ data: nest(12) }))).toEqual([]);
    const call = decode({ data: nest(13) });
    expect(limits(call)).toEqual([{ code: 'limit', message: 'calls nested deeper than 12' }]);
    expect(effectsOfTree(call).map(({ kind }) => kind)).toEqual(['unknown']);
  });

  it('with 10,000 parts', () => {
    const data = encode('multicall(bytes[])', [Array.from({ length: 10_000 }, () => transfer)]);
    const call = timed(() => decode({ data }));
    expect(limits(call)).toEqual([{ code: 'limit', message: 'more than 2000 calls in one transaction' }]);
    expect(walkCalls([call])).toHaveLength(2_000);
  });

  it('10,000 in sequence', () => {
    const call: RawCall = { from: sender, to: friend, value: 1n, data: '0x', operation: 'call' };
    const decoder = new CallDecoder(deps, 1, false);
    const calls = timed(() => decoder.decodeAll(Array.from({ length: 10_000 }, () => call)));
    expect(calls).toHaveLength(2_001);
    expect(calls.at(-1)?.faults).toEqual([{ code: 'limit', message: 'more than 2000 calls in one transaction' }]);
    expect(calls.at(-1)?.effects[0]?.kind).toBe('unknown');
  });

  it('that grow threefold on each of ten levels', () => {
    let data = transfer;
    for (let level = 0; level < 10; level += 1) data = encode('multicall(bytes[])', [[data, data, data]]);
    expect(limits(timed(() => decode({ data }))).length).toBeGreaterThan(0);
  });

  it('with a megabyte of arguments, deep within', () => {
    let data = encode('aggregate3((address, bool, bytes)[])', [[[coin, true, `0x${'ab'.repeat(1_000_000)}`]]]);
    for (let level = 0; level < 8; level += 1)
      data = encode('aggregate3((address, bool, bytes)[])', [[[multicall3, true, data]]]);
    const call = timed(() => decode({ to: multicall3, data }));
    expect(limits(call)).toEqual([{ code: 'limit', message: 'more bytes than can be unwrapped' }]);
  });

  it('with a megabyte of numbers', () => {
    const ids = Array.from({ length: 15_000 }, (_, index) => BigInt(index));
    const data = encode('safeBatchTransferFrom(address, address, uint256[], uint256[], bytes)', [
      sender,
      friend,
      ids,
      ids,
      '0x',
    ]);
    const call = timed(() => decode({ data }));
    expect(limits(call)).toEqual([{ code: 'limit', message: 'more than 2000 effects in one transaction' }]);
    expect(call.effects.map(({ kind }) => kind)).toEqual(['unknown']);
  });

  it('that claim 2^60 elements or point to themselves', () => {
    const head = encode('multicall(bytes[])', [[]]).slice(0, 10);
    const word = (value: bigint) => value.toString(16).padStart(64, '0');
    for (const words of [
      [32n, 2n ** 60n],
      [32n, 2n, 0n, 0n],
      [0n, 0n],
      [2n ** 255n, 1n],
      [32n, 1n, 2n ** 64n],
    ]) {
      const call = timed(() => decode({ data: `${head}${words.map(word).join('')}` as Hex }));
      expect(call.faults[0]?.code).toBe('malformed');
    }
  });
});

describe('speed', () => {
  const perCall = (runs: number, run: () => unknown): number => {
    for (let index = 0; index < runs; index += 1) run();
    const start = cpuMs();
    for (let index = 0; index < runs; index += 1) run();
    return (cpuMs() - start) / runs;
  };

  it('a batch of 20 calls takes about as long as 20 calls', () => {
    const data = encode('multicall(bytes[])', [Array.from({ length: 20 }, () => transfer)]);
    const alone = perCall(2_000, () => decode({ to: usdc, data: transfer }));
    expect(perCall(100, () => decode({ data }))).toBeLessThan(4 * 20 * alone);
  });
});
