import type { Address } from '@countersign/protocol';
import type { Hex } from '../../effects/call.ts';
import type { Term } from '../../effects/effect.ts';
import { turnsVote, wordsForVotes } from '../../reader/languages/phrases/votes.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { signatureBytes, signatureOf } from '../rules/irrelevant.ts';
import { type ArgumentFates, type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';

const does = effectsOf('governor');

/** The choices of a vote, by their numbers. */
const choices = ['against', 'for', 'abstain'] as const;

/** Organisations with well-known governors; the words have to name any other by its address. */
const organisations = {
  compound: { words: ['comp governance', 'comp governor'] },
  uniswap: { words: ['uni governance', 'uni governor'] },
  ens: { words: ['ens dao', 'ethereum name service'] },
  arbitrum: { words: ['arb governance', 'arbitrum dao'] },
  optimism: { words: ['op governance', 'optimism collective'] },
  aave: { words: ['aave governance', 'aave dao'] },
} as const;

type Organisation = keyof typeof organisations;

/** As published by each organisation: the documentation of its own governance. */
const contracts: Readonly<Record<Organisation, Protocol['contracts'][string]>> = {
  compound: { 1: ['0xc0da02939e1441f497fd74f78ce7decb17b66529', '0x309a862bbc1a00e45506cb8a802d1ff10004c8c0'] },
  uniswap: { 1: ['0x408ed6354d4973f66138c91495f2f2fcbd8724c3'] },
  ens: { 1: ['0x323a76393544d5ecca80cd6ef2a560c6a395b7e3'] },
  // The core governor and that of the treasury.
  arbitrum: { 42161: ['0xf07ded9dc292157749b6fd268e37df6ea38395b9', '0x789fc99093b09ad01c34dc7251d0c89ce743e5a4'] },
  optimism: { 10: ['0xcdf27f107725988f2261ce2256bdfcde8b382b10'] },
  // Its second governance, and the voting machine of its third one.
  aave: { 1: ['0xec568fffba86c094cf06b22134b23074dfe2252c', '0x617332a777780f546261247f621051d0b98975eb'] },
};

const isOrganisation = (role: string | null): role is Organisation => role !== null && role in organisations;
const namesOf = (organisation: Organisation): string[] => [organisation, ...organisations[organisation].words];

/** Different governors use the same proposal numbers, so the words have to name the governor. */
function governorTerm({ role, to }: CallContext): Term {
  if (!isOrganisation(role)) return { what: 'governor', is: 'hex', value: to };
  const others = (Object.keys(organisations) as Organisation[]).filter((each) => each !== role);
  return { what: 'governor', is: 'text', value: role, alike: namesOf(role), unlike: others.flatMap(namesOf) };
}

/** Other ways of counting have no common words, so the owner has to decide. */
function choiceTerm(support: bigint): Term {
  const choice = choices[Number(support)];
  const unlike = choices.filter((each) => each !== choice).flatMap((each) => wordsForVotes[each]);
  if (choice === undefined) return { what: 'support', is: 'text', value: `${support}`, unlike };
  return { what: 'vote', is: 'text', value: choice, alike: wordsForVotes[choice], unlike, turning: turnsVote };
}

interface Vote {
  readonly proposalId: bigint;
  readonly support: number | boolean;
  readonly reason?: string;
  readonly params?: Hex;
  /** Null: the signer, whom the bytes do not name. */
  readonly voter?: Address | null;
}

function votes(call: CallContext, { proposalId, support, reason = '', params = '0x', voter }: Vote): Reading {
  const terms: Term[] = [
    { what: 'proposal', is: 'number', value: proposalId },
    choiceTerm(BigInt(support)),
    governorTerm(call),
    // A public reason is permanent, under the name of the account.
    ...(reason === '' ? [] : [{ what: 'reason', is: 'text', value: reason } as const]),
    ...(params === '0x' ? [] : [{ what: 'parameters', is: 'hex', value: params } as const]),
  ];
  const choice = choices[Number(support)] ?? `with support ${support}`;
  const detail = `votes ${choice} on proposal ${proposalId}${reason === '' ? '' : `, with the reason "${reason}"`}`;
  return { effects: [does(call, 'vote', { from: voter === undefined ? call.from : voter, terms, detail })] };
}

const signed: ArgumentFates = { irrelevant: signatureOf() };
const proofs: ArgumentFates = {
  irrelevant: Object.fromEntries(
    ['underlyingAsset', 'slot', 'proof'].map((part) => [
      `votingBalanceProofs[].${part}`,
      'proves how much the account may vote with; a wrong one reverts',
    ]),
  ),
};

/** Contracts that count votes: OpenZeppelin's Governor, Compound's Alpha and Bravo, and Aave's voting contracts. */
export const governor: Protocol = {
  slug: 'governor',
  name: 'Governor',
  family: 'governor',
  words: ['governor bravo', 'governor alpha'],
  contracts,
  functions: [
    rule('function castVote(uint256 proposalId, uint8 support)', 'any', (vote, call) => votes(call, vote)),
    rule('function castVote(uint256 proposalId, bool support)', 'any', (vote, call) => votes(call, vote)),
    rule('function castVoteWithReason(uint256 proposalId, uint8 support, string reason)', 'any', (vote, call) =>
      votes(call, vote),
    ),
    rule(
      'function castVoteWithReasonAndParams(uint256 proposalId, uint8 support, string reason, bytes params)',
      'any',
      (vote, call) => votes(call, vote),
    ),
    rule(
      'function castVoteBySig(uint256 proposalId, uint8 support, uint8 v, bytes32 r, bytes32 s)',
      'any',
      (vote, call) => votes(call, { ...vote, voter: null }),
      signed,
    ),
    rule(
      'function castVoteBySig(uint256 proposalId, bool support, uint8 v, bytes32 r, bytes32 s)',
      'any',
      (vote, call) => votes(call, { ...vote, voter: null }),
      signed,
    ),
    rule(
      'function castVoteBySig(uint256 proposalId, uint8 support, address voter, bytes signature)',
      'any',
      (vote, call) => votes(call, vote),
      { irrelevant: signatureBytes() },
    ),
    rule(
      'function castVoteWithReasonAndParamsBySig(uint256 proposalId, uint8 support, string reason, bytes params, uint8 v, bytes32 r, bytes32 s)',
      'any',
      (vote, call) => votes(call, { ...vote, voter: null }),
      signed,
    ),
    rule(
      'function castVoteWithReasonAndParamsBySig(uint256 proposalId, uint8 support, address voter, string reason, bytes params, bytes signature)',
      'any',
      (vote, call) => votes(call, vote),
      { irrelevant: signatureBytes() },
    ),
    rule('function submitVote(uint256 proposalId, bool support)', 'any', (vote, call) => votes(call, vote)),
    rule(
      'function submitVote(uint256 proposalId, bool support, (address underlyingAsset, uint128 slot, bytes proof)[] votingBalanceProofs)',
      'any',
      (vote, call) => votes(call, vote),
      proofs,
    ),
  ],
};
