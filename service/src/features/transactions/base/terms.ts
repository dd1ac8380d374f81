import {
  type CreateFields,
  type Decision,
  type Effect,
  parseAddress,
  type TransactionStatus,
  transactionStatuses,
} from '@countersign/protocol';
import type { Creator } from './submitter.ts';

/**
 * The maximum number of words and of addresses in the index of one transaction: a prompt and a verdict have room for
 * many thousands.
 */
const MAX_TERMS = 500;
const MAX_WORD_CHARACTERS = 66;

/**
 * The search terms of transactions. The trigger `keep_standing_terms` writes the status, decision and waiting terms
 * with exactly these strings.
 */
export const term = {
  status: (status: TransactionStatus) => `status:${status}`,
  decision: (decision: Decision | 'none') => `decision:${decision}`,
  waitingForVerdict: 'waiting:verdict',
  waitingForExecution: 'waiting:execution',
  /** In the order of urgency: failed checks, undecided, and approved by all but the owner. */
  waitingForOwner: ['waiting:owner:0', 'waiting:owner:1', 'waiting:owner:2'],
  agent: (id: string) => `agent:${id}`,
  chain: (chainId: number) => `chain:${chainId}`,
  asset: (asset: string) => `asset:${asset}`,
  party: (address: string) => `party:${address}`,
  word: (word: string) => `word:${word}`,
} as const;

/** The terms of every transaction, including sealed ones. */
export function termsOfSubmission(principal: Creator, chainId: number): string[] {
  return [term.chain(chainId), ...idsOf(principal).map(term.agent)];
}

function idsOf(principal: Creator): string[] {
  if (principal.kind === 'jwt') return [principal.sessionId];
  return principal.kind === 'oauth' ? [principal.grantId, principal.clientId] : [principal.keyId];
}

/** The terms of the open fields: words, and the addresses that the account calls. */
export function termsOfFields({ escrowAddress, userPrompt, tx, calls, typedData }: CreateFields): string[] {
  const called = [tx?.to, ...(calls ?? []).map(({ to }) => to), typedData?.domain.verifyingContract];
  return [...partyTerms([escrowAddress, ...called]), ...wordsOf(userPrompt).map(term.word)];
}

/** The terms of the effects: assets and parties. Addresses in lower case. */
export function termsOfEffects(effects: readonly Effect[]): string[] {
  const assets = effects.flatMap(({ gives, gets }) => [...gives, ...gets].map(({ asset }) => asset));
  const named = assets.flatMap(({ kind, address }) => (kind === 'native' ? ['native'] : (address ?? [])));
  const parties = effects.flatMap(({ from, to, spender, fees }) => [from, to, spender, ...payeesOf(fees)]);
  return [...distinct(named).map(term.asset), ...partyTerms([...parties, ...named])];
}

/** The stored columns of a request and its verdict that contain terms. */
interface Mentioning {
  readonly chainId: number;
  readonly account: string;
  readonly callTo: string | null;
  readonly action: unknown;
  readonly userPrompt: string | null;
  readonly effects: unknown;
}

/** All values of the terms that `keep_standing_terms` writes. */
const standingTerms = [
  ...transactionStatuses.map(term.status),
  ...(['none', 'APPROVED', 'REJECTED', 'UNDECIDED'] as const).map(term.decision),
  term.waitingForVerdict,
  term.waitingForExecution,
  ...term.waitingForOwner,
];

/**
 * All terms that a request can have, except its agents, and many that it does not have: for deletion. A remaining term
 * would be counted on a page of a list, which would end too early. So this takes each address in any position as party
 * and asset, and does not use the rules above, which have changed before and may change again.
 */
export function possibleTerms({ chainId, account, callTo, action, userPrompt, effects }: Mentioning): string[] {
  const text = [account, callTo, userPrompt, JSON.stringify(action), JSON.stringify(effects)].join(' ').toLowerCase();
  const addresses = [...new Set(text.match(/0x[0-9a-f]{40}(?![0-9a-f])/g)), account];
  return [
    ...standingTerms,
    term.chain(chainId),
    term.asset('native'),
    ...addresses.flatMap((address) => [term.party(address), term.asset(address)]),
    ...wordsOf(userPrompt ?? '').map(term.word),
  ];
}

const payeesOf = (fees: unknown): unknown[] => (Array.isArray(fees) ? fees.map((fee) => fee?.to) : []);

function partyTerms(addresses: readonly unknown[]): string[] {
  const read = addresses.map((each) => (typeof each === 'string' ? parseAddress(each) : null));
  return distinct(read.filter((each) => each !== null)).map(term.party);
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, MAX_TERMS);

/** Scripts without spaces between words: each character is a term. */
const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const words = new RegExp(`[${unspaced}]|[[\\p{L}\\p{M}\\p{N}]--[${unspaced}]]+`, 'gv');

/** The distinct words of a text in normalised form; a name with dots is several words. */
export function wordsOf(text: string): string[] {
  const found = text.normalize('NFKC').toLowerCase().match(words) ?? [];
  return distinct(found.map((word) => word.slice(0, MAX_WORD_CHARACTERS).toWellFormed()));
}
