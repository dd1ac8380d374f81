import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender, unreadable } from '../rules/protocol-cases.fixture.ts';
import { exactly, someOf, token, unnamed } from '../rules/quantity.ts';
import { distributor } from './distributor.ts';

const uni = '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984';
const ens = '0xc18360217d8f7ab5e7c516566761ea12ce7f9d72';
const merkl = '0x3ef3d8ba38ebe18db133cec108f4d14ce00dd9ae';
const stranger = '0x3c2ad6a5bd0e9d1e0d5f3a2b1c4d5e6f70819203';
const word = `0x${'11'.repeat(32)}`;
const merkle = 'function claim(uint256,address,uint256,bytes32[])';
const byMerkl = 'function claim(address[],address[],uint256[],bytes32[][])';

describeProtocol(distributor, [
  {
    name: 'claims an airdrop that is known',
    to: '0x090d4613473dee047c3f2706764f49e0821d256e',
    data: encode(merkle, [7n, sender, 400n, [word]]),
    effects: [{ kind: 'claim', gets: [exactly(token(uni), 400n)], to: sender }],
  },
  {
    name: 'does not know what a stranger hands out, nor to whom but the account that is named',
    to: stranger,
    data: encode(merkle, [7n, friend, 400n, [word]]),
    effects: [
      {
        kind: 'claim',
        gets: [exactly(unnamed(`what the distributor ${stranger} hands out`), 400n)],
        from: friend,
        to: friend,
        terms: [{ what: 'distributor', is: 'hex', value: stranger }],
      },
    ],
  },
  {
    name: 'claims rewards of which only the token is said',
    to: stranger,
    data: encode('function claim(address,address,uint256,bytes32[])', [sender, uni, 9n, [word]]),
    effects: [
      {
        kind: 'claim',
        gets: [someOf(token(uni))],
        to: sender,
        terms: [{ what: 'distributor', is: 'hex', value: stranger }],
      },
    ],
  },
  {
    name: 'claims several tokens of several accounts',
    to: merkl,
    data: encode(byMerkl, [
      [sender, friend],
      [uni, ens],
      [1n, 2n],
      [[word], [word]],
    ]),
    effects: [
      { kind: 'claim', gets: [someOf(token(uni))], to: sender },
      { kind: 'claim', gets: [someOf(token(ens))], from: friend, to: friend },
    ],
  },
  {
    name: 'refuses an account without a token',
    to: merkl,
    data: encode(byMerkl, [[sender, friend], [uni], [1n], [[word]]]),
    effects: [unreadable(merkl)],
    fault: 'there must be one token for each account',
  },
  {
    name: 'claims and delegates the votes',
    to: ens,
    data: encode('function claimTokens(uint256,address,bytes32[])', [5n, friend, [word]]),
    effects: [
      { kind: 'claim', gets: [exactly(token(ens), 5n)], to: sender },
      { kind: 'delegate', to: friend, detail: 'votes with the tokens of the account' },
    ],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(distributor)).toMatchInlineSnapshot(`
    [
      "0x2e7ba6ef claim",
      "0xfabed412 claim",
      "0x71ee95c0 claim",
      "0x76122903 claimTokens",
      "0x4e71d92d claim",
      "0x78e2b594 claimAndDelegate",
    ]
  `);
});
