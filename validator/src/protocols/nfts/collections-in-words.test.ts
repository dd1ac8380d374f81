import { encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { isApprovedInTest } from '../../whole/validate.fixture.ts';

const owner = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const abi = parseAbi([
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'function transferFrom(address from, address to, uint256 tokenId)',
  'function setApprovalForAll(address operator, bool approved)',
]);
const penguins = '0xBd3531dA5CF5857e7CfAA92426877b022e612cf8';
const apes = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D';
const azuki = '0xED5AF388653567Af2F388E6224dC7C4b3241C544';
const kitties = '0x06012c8cf97BEaD5deAe237070F9587f8E7A266d';
const conduit = '0x1E0049783F008A0085193E00003D00cd54003c71';
const blur = '0x2f18F339620a63e43f0839Eeb18D7de1e1Be4DfB';
const stranger = '0x27b1fdb04752bbc536007a920d24acb045561c26';

const ask = (human_intent: string, to: string, data: string) => ({
  human_intent,
  proposed_tx: { chain_id: 1, from: owner, to, value: '0', data },
});
const moves = (id: bigint, functionName: 'safeTransferFrom' | 'transferFrom' = 'safeTransferFrom') =>
  encodeFunctionData({ abi, functionName, args: [owner, friend, id] });
const allows = (operator: string, approved: boolean) =>
  encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [operator as `0x${string}`, approved] });

describe('collections and marketplaces by name', () => {
  it.each([
    [`send bored ape 7312 to ${friend}`, apes, 7312n],
    [`Transfer my BAYC #7312 to ${friend}`, apes, 7312n],
    [`please move pudgy penguin 4417 to ${friend}`, penguins, 4417n],
    [`Sende Pudgy Penguin Nr. 4417 an ${friend}`, penguins, 4417n],
    [`Envía el Azuki 2291 a ${friend}`, azuki, 2291n],
    [`Envoie Azuki #2291 à ${friend}`, azuki, 2291n],
    [`transfer crypto kitty 88 to ${friend}`, kitties, 88n],
    [`send cryptokitty #88 to ${friend}`, kitties, 88n],
    [`отправь Azuki #2291 на ${friend}`, azuki, 2291n],
  ])('%s', async (words, collection, id) => {
    expect(await isApprovedInTest(ask(words, collection, moves(id)))).toBe(true);
    expect(await isApprovedInTest(ask(words, collection, moves(id, 'transferFrom')))).toBe(true);
    expect(await isApprovedInTest(ask(words, collection, moves(id + 1n)))).toBe(false);
    for (const other of [penguins, apes, azuki, kitties].filter((each) => each !== collection))
      expect(await isApprovedInTest(ask(words, other, moves(id)))).toBe(false);
  });

  it.each([
    ["take away opensea's right to move my azukis", conduit, azuki],
    ['revoke the opensea conduit for my Azuki collection', conduit, azuki],
    ['Revoke OpenSea access to my bored apes', conduit, apes],
    ['revoke blur for my bored apes', blur, apes],
  ])('%s', async (words, operator, collection) => {
    expect(await isApprovedInTest(ask(words, collection, allows(operator, false)))).toBe(true);
    expect(await isApprovedInTest(ask(words, collection, allows(operator, true)))).toBe(false);
    expect(await isApprovedInTest(ask(words, collection, allows(stranger, false)))).toBe(false);
    expect(await isApprovedInTest(ask(words, penguins, allows(operator, false)))).toBe(false);
  });

  it('a right for a marketplace is not one for a stranger', async () => {
    const words = 'Let OpenSea trade my Azukis: setApprovalForAll for its conduit';
    expect(await isApprovedInTest(ask(words, azuki, allows(stranger, true)))).toBe(false);
    expect(await isApprovedInTest(ask(words, azuki, allows(blur, true)))).toBe(false);
  });
});
