import { encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { decodeTx, friend, sender } from './decode-request.fixture.ts';

const collection = '0x3333333333333333333333333333333333333333';
const move = encodeFunctionData({
  abi: parseAbi(['function transferFrom(address from, address to, uint256 id)']),
  args: [sender, friend, 5n],
});

describe('a request', () => {
  it('has the effects of its authorizations, then its calls, then its order', () => {
    const { calls, effects, message } = decodeTx({
      transactions: [
        { to: friend, value: 1 },
        { to: friend, value: 2 },
      ],
      authorization_list: [{ chain_id: 1, address: collection, nonce: 0 }],
      order: { domain: {}, types: { A: [] }, primaryType: 'A', message: {} },
    });
    expect(calls.map(({ path }) => path)).toEqual(['0', '1']);
    expect(message?.primaryType).toBe('A');
    expect(effects.map(({ call, kind }) => [call, kind])).toEqual([
      ['authorization.0', 'delegate'],
      ['0', 'send'],
      ['1', 'send'],
      ['order', 'unknown'],
    ]);
  });

  it('has the calls of its order in addition to its own', () => {
    const order = {
      domain: { chainId: 1, verifyingContract: collection },
      types: {
        MetaTransaction: [
          { name: 'nonce', type: 'uint256' },
          { name: 'from', type: 'address' },
          { name: 'functionSignature', type: 'bytes' },
        ],
      },
      primaryType: 'MetaTransaction',
      message: { nonce: 0, from: sender, functionSignature: move },
    };
    const { calls, effects } = decodeTx({ order });
    expect(calls.map(({ path, to, from }) => [path, to, from])).toEqual([['order.0', collection, sender]]);
    expect(effects.map(({ call, kind, to }) => [call, kind, to])).toEqual([['order.0', 'send', friend]]);
  });

  it('with authorizations only does not send anything to itself', () => {
    const { effects } = decodeTx({ to: sender, value: 0, authorization_list: [{ chain_id: 1, address: collection }] });
    expect(effects.map(({ kind }) => kind)).toEqual(['delegate']);
  });

  it.each([
    ['Send my NFT 5 to Bob', 'nft'],
    ['transfer the ERC-721 with token id 5', 'nft'],
    ['Send 5 tokens to Bob', 'token'],
    ['Send 5 ENFTs to Bob', 'token'],
  ])('"%s" is about a %s', (intent, kind) => {
    expect(decodeTx({ to: collection, data: move }, intent).effects[0]?.gives[0]?.asset.kind).toBe(kind);
  });

  it('that claims the protocol erc721 is about an NFT', () => {
    expect(decodeTx({ to: collection, data: move, protocol: 'erc721' }).effects[0]?.gives[0]?.asset.kind).toBe('nft');
  });

  it('gets the same result each time', () => {
    const tx = { to: collection, data: move, value: 3, authorization_list: [{ chain_id: 0, address: friend }] };
    const first = decodeTx(tx);
    for (let run = 0; run < 10; run += 1) expect(decodeTx(tx)).toEqual(first);
  });
});
