import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf } from '../rules/protocol-cases.fixture.ts';
import { governor } from './governor.ts';

const compound = '0xc0da02939e1441f497fd74f78ce7decb17b66529';
const stranger = '0x3c2ad6a5bd0e9d1e0d5f3a2b1c4d5e6f70819203';
const proposal = { what: 'proposal', is: 'number', value: 42n } as const;
const choice = (value: string) => expect.objectContaining({ what: 'vote', is: 'text', value });
const ofCompound = expect.objectContaining({ what: 'governor', is: 'text', value: 'compound' });

describeProtocol(governor, [
  {
    name: 'votes for, on a governor that is known',
    to: compound,
    data: encode('function castVote(uint256,uint8)', [42n, 1]),
    effects: [{ kind: 'vote', terms: [proposal, choice('for'), ofCompound], detail: 'votes for on proposal 42' }],
  },
  {
    name: 'votes against, on a governor that has to be named by its address',
    to: stranger,
    data: encode('function castVote(uint256,bool)', [42n, false]),
    effects: [
      {
        kind: 'vote',
        terms: [proposal, choice('against'), { what: 'governor', is: 'hex', value: stranger }],
        detail: 'votes against on proposal 42',
      },
    ],
  },
  {
    name: 'reports the reason and the parameters of a vote',
    to: compound,
    data: encode('function castVoteWithReasonAndParams(uint256,uint8,string,bytes)', [42n, 2, 'no view', '0x01']),
    effects: [
      {
        kind: 'vote',
        terms: [
          proposal,
          choice('abstain'),
          ofCompound,
          { what: 'reason', is: 'text', value: 'no view' },
          { what: 'parameters', is: 'hex', value: '0x01' },
        ],
        detail: 'votes abstain on proposal 42, with the reason "no view"',
      },
    ],
  },
  {
    name: 'shows a way to vote that it does not know, which no words stand for',
    to: compound,
    data: encode('function castVote(uint256,uint8)', [42n, 7]),
    effects: [
      {
        kind: 'vote',
        terms: [proposal, expect.objectContaining({ what: 'support', is: 'text', value: '7' }), ofCompound],
        detail: 'votes with support 7 on proposal 42',
      },
    ],
  },
  {
    name: 'casts the vote of its signer',
    to: compound,
    data: encode('function castVoteBySig(uint256,uint8,address,bytes)', [42n, 1, friend, '0x12']),
    effects: [
      {
        kind: 'vote',
        from: friend,
        terms: [proposal, choice('for'), ofCompound],
        detail: 'votes for on proposal 42',
      },
    ],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(governor)).toMatchInlineSnapshot(`
    [
      "0x56781388 castVote",
      "0x15373e3d castVote",
      "0x7b3c71d3 castVoteWithReason",
      "0x5f398a14 castVoteWithReasonAndParams",
      "0x3bccf4fd castVoteBySig",
      "0x4634c61f castVoteBySig",
      "0x8ff262e3 castVoteBySig",
      "0x03420181 castVoteWithReasonAndParamsBySig",
      "0x5b8d0e0d castVoteWithReasonAndParamsBySig",
      "0x612c56fa submitVote",
      "0xa7f8451c submitVote",
    ]
  `);
});
