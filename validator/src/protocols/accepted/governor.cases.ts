import { type AcceptedCase, friend, owner } from './accepted-case.fixture.ts';

const compound = '0xc0da02939e1441f497fd74f78ce7decb17b66529';
const uniswap = '0x408ed6354d4973f66138c91495f2f2fcbd8724c3';
const ens = '0x323a76393544d5ecca80cd6ef2a560c6a395b7e3';
const aave = '0xec568fffba86c094cf06b22134b23074dfe2252c';
const votingMachine = '0x617332a777780f546261247f621051d0b98975eb';
/** An unlisted governor. */
const other = '0x3c2ad6a5bd0e9d1e0d5f3a2b1c4d5e6f70819203';
const word = `0x${'12'.repeat(32)}`;
const signature = { v: 27, r: word, s: word };
const params = '0x01ff';

export const governor: readonly AcceptedCase[] = [
  {
    function: 'castVote(uint256,uint8)',
    intent: 'Vote for proposal 42 on Compound Governor',
    to: compound,
    args: { proposalId: 42n, support: 1 },
  },
  {
    function: 'castVote(uint256,uint8)',
    intent: 'Vote against proposal 42 on Uniswap',
    to: uniswap,
    args: { proposalId: 42n, support: 0 },
  },
  {
    function: 'castVote(uint256,uint8)',
    intent: 'Abstain from voting on proposal 42 of ENS',
    to: ens,
    args: { proposalId: 42n, support: 2 },
  },
  {
    function: 'castVote(uint256,uint8)',
    intent: `Vote yes on proposal 42 of the governor ${other}`,
    to: other,
    args: { proposalId: 42n, support: 1 },
  },
  {
    function: 'castVote(uint256,uint8)',
    intent: 'Cast my vote on proposal 42 on Compound',
    to: compound,
    args: { proposalId: 42n, support: 1 },
    notApproved: 'the words do not say how to vote',
  },
  {
    function: 'castVote(uint256,bool)',
    intent: 'Vote for proposal 42 on Compound',
    to: compound,
    args: { proposalId: 42n, support: true },
  },
  {
    function: 'castVoteWithReason(uint256,uint8,string)',
    intent: 'Vote against proposal 42 on Uniswap with the reason "too expensive"',
    to: uniswap,
    args: { proposalId: 42n, support: 0, reason: 'too expensive' },
  },
  {
    function: 'castVoteWithReasonAndParams(uint256,uint8,string,bytes)',
    intent: `Vote for proposal 42 on ENS with the reason "worth it" and the parameters ${params}`,
    to: ens,
    args: { proposalId: 42n, support: 1, reason: 'worth it', params },
  },
  {
    function: 'castVoteBySig(uint256,uint8,uint8,bytes32,bytes32)',
    intent: 'Vote for proposal 42 on Compound',
    to: compound,
    args: { proposalId: 42n, support: 1, ...signature },
  },
  {
    function: 'castVoteBySig(uint256,bool,uint8,bytes32,bytes32)',
    intent: 'Vote against proposal 42 on Compound',
    to: compound,
    args: { proposalId: 42n, support: false, ...signature },
  },
  {
    function: 'castVoteBySig(uint256,uint8,address,bytes)',
    intent: 'Vote for proposal 42 on ENS',
    to: ens,
    args: { proposalId: 42n, support: 1, voter: owner, signature: word },
  },
  {
    function: 'castVoteWithReasonAndParamsBySig(uint256,uint8,string,bytes,uint8,bytes32,bytes32)',
    intent: 'Vote for proposal 42 on ENS with the reason "worth it"',
    to: ens,
    args: { proposalId: 42n, support: 1, reason: 'worth it', params: '0x', ...signature },
  },
  {
    function: 'castVoteWithReasonAndParamsBySig(uint256,uint8,address,string,bytes,bytes)',
    intent: 'Vote for proposal 42 on ENS with the reason "worth it"',
    to: ens,
    args: { proposalId: 42n, support: 1, voter: owner, reason: 'worth it', params: '0x', signature: word },
  },
  {
    function: 'submitVote(uint256,bool)',
    intent: 'Vote for proposal 42 on Aave',
    to: aave,
    args: { proposalId: 42n, support: true },
  },
  {
    function: 'submitVote(uint256,bool,(address,uint128,bytes)[])',
    intent: 'Vote against proposal 42 on Aave',
    to: votingMachine,
    args: {
      proposalId: 42n,
      support: false,
      votingBalanceProofs: [{ underlyingAsset: friend, slot: 0n, proof: word }],
    },
  },
];
