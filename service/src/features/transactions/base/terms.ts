import {
  type CreateFields,
  type Decision,
  type Effect,
  parseAddress,
  type TransactionStatus,
  transactionStatuses,
} from '@countersign/protocol';
import type { Creator } from './submitter.ts';

/** Words and addresses by which one transaction is found: a prompt and a verdict have room for many thousands. */
const MAX_TERMS = 500;
const MAX_WORD_CHARACTERS = 66;

/**
 * How a transaction is found. The trigger `keep_standing_terms` writes the status, the decision and what is waited for, in
 * these very words.
 */
export const term = {
  status: (status: TransactionStatus) => `status:${status}`,
  decision: (decision: Decision | 'none') => `decision:${decision}`,
  waitingForVerdict: 'waiting:verdict',
  waitingForExecution: 'waiting:execution',
  /** In the order in which they need attention: failed checks, undecided, and approved by all but the owner. */
  waitingForOwner: ['waiting:owner:0', 'waiting:owner:1', 'waiting:owner:2'],
  agent: (id: string) => `agent:${id}`,
  chain: (chainId: number) => `chain:${chainId}`,
  asset: (asset: string) => `asset:${asset}`,
  party: (address: string) => `party:${address}`,
  word: (word: string) => `word:${word}`,
} as const;

/** What is known of every transaction, of a sealed one too. */
export function termsOfSubmission(principal: Creator, chainId: number): string[] {
  return [term.chain(chainId), ...idsOf(principal).map(term.agent)];
}

function idsOf(principal: Creator): string[] {
  if (principal.kind === 'jwt') return [principal.sessionId];
  return principal.kind === 'oauth' ? [principal.grantId, principal.clientId] : [principal.keyId];
}

/** What the open fields say: words, and whom the account turns to. */
export function termsOfFields({ escrowAddress, userPrompt, tx, calls, typedData }: CreateFields): string[] {
  const called = [tx?.to, ...(calls ?? []).map(({ to }) => to), typedData?.domain.verifyingContract];
  return [...partyTerms([escrowAddress, ...called]), ...wordsOf(userPrompt).map(term.word)];
}

/** What moves, and between whom. Addresses in lower case. */
export function termsOfEffects(effects: readonly Effect[]): string[] {
  const assets = effects.flatMap(({ gives, gets }) => [...gives, ...gets].map(({ asset }) => asset));
  const named = assets.flatMap(({ kind, address }) => (kind === 'native' ? ['native'] : (address ?? [])));
  const parties = effects.flatMap(({ from, to, spender, fees }) => [from, to, spender, ...payeesOf(fees)]);
  return [...distinct(named).map(term.asset), ...partyTerms([...parties, ...named])];
}

/** A request and its verdict, as they are stored. */
interface Mentioning {
  readonly chainId: number;
  readonly account: string;
  readonly callTo: string | null;
  readonly action: unknown;
  readonly userPrompt: string | null;
  readonly effects: unknown;
}

/** The terms that `keep_standing_terms` writes, in turn. */
const standingTerms = [
  ...transactionStatuses.map(term.status),
  ...(['none', 'APPROVED', 'REJECTED', 'UNDECIDED'] as const).map(term.decision),
  term.waitingForVerdict,
  term.waitingForExecution,
  ...term.waitingForOwner,
];

/**
 * Every term by which a request can be found, but for its agents, and many by which it cannot: whoever deletes it deletes
 * these. A term left behind would be counted on a page of a list, which would end too early. So this takes each address for a
 * party and an asset, wherever it stands, and does not follow the rules above, which were others once and may change again.
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

/** Scripts that put no spaces between words: each character is found for itself. */
const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const words = new RegExp(`[${unspaced}]|[[\\p{L}\\p{M}\\p{N}]--[${unspaced}]]+`, 'gv');

/** The words of a text, each once, as they are compared: a name with dots is several. */
export function wordsOf(text: string): string[] {
  const found = text.normalize('NFKC').toLowerCase().match(words) ?? [];
  return distinct(found.map((word) => word.slice(0, MAX_WORD_CHARACTERS).toWellFormed()));
}
