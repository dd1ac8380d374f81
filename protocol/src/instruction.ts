import type { Action } from './create-transaction.ts';
import type { Effect, EffectKind } from './effects.ts';
import type { Address } from './ethereum-address.ts';
import type { Hex } from './hex.ts';
import { hashPayload } from './request-hash.ts';

interface Asked {
  readonly userPrompt: string;
  readonly action: Action;
  /** Null where the arbiter posted none. */
  readonly effects: readonly Effect[] | null;
  readonly account: Address;
  readonly chainId: number;
}

export interface Instruction {
  /** The same for every request that carries out the same words for the same parties, in whatever way. */
  readonly key: Hex;
  /** Whom a payment goes to, where the words name only the host and the payee is what the agent says of it. */
  readonly host: string | null;
}

/**
 * What makes two requests one instruction: the words, and whom it concerns. Amounts and times are left out: words such as "at
 * most" would else be used up by a little less each time. So are the assets and the way there, of which an agent has many. An
 * agent chooses the terms of a payment, too: one whose payee only they name is known by its host alone.
 */
export function instructionOf({ userPrompt, action, effects, account, chainId }: Asked): Instruction {
  const host = payeeHost(userPrompt, action);
  // Of no account: an agent that acts for several of an owner chooses among them, too.
  if (host !== null) return { key: hashPayload({ host }), host };
  const does = effects && outlineOf(effects, account);
  return { key: hashPayload({ account, chainId, words: wordsIn(userPrompt), does }), host: null };
}

const allowances: ReadonlySet<string> = new Set<EffectKind>(['approve', 'permit']);

/**
 * The same for whatever the same words allow: by another contract, in the coin or wrapped, in one step or several, with any
 * number of allowances before and after it. An allowance alone is the step before that, which may be a request of its own.
 */
function outlineOf(effects: readonly Effect[], account: Address) {
  const moving = effects.filter(({ kind }) => !allowances.has(kind));
  const parties = moving.flatMap(({ from, to }) => [from, to]);
  return {
    onlyAllows: moving.length === 0,
    concerns: [...new Set(parties)].filter((party) => party !== null && party !== account).toSorted(),
  };
}

/** Case, signs, emoji, accents and what is invisible make no other instruction. */
const wordsIn = (text: string): string =>
  (
    text
      // Some of them would become letters, as "ℹ" does.
      .replaceAll(/\p{Extended_Pictographic}/gu, ' ')
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
      // "ẞ" has a small letter, and only that has "SS" for a capital.
      .toLowerCase()
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** The host of a payment whose payee the words do not name; null for all else. */
function payeeHost(userPrompt: string, { payment }: Action): string | null {
  if (!payment) return null;
  const payee = payment.accepted.payTo;
  if (typeof payee === 'string' && userPrompt.toLowerCase().includes(payee.toLowerCase())) return null;
  return paidResource(payment)?.host ?? '';
}

type Terms = Pick<NonNullable<Action['payment']>, 'paymentRequired' | 'accepted'>;

/**
 * What the terms of a payment say that it is paid for: in the second version of x402 the whole offer names it, in the first
 * each option. Null where they name no address of the web, or two that differ.
 */
export function paidResource({ paymentRequired, accepted }: Terms): URL | null {
  const [url, ...others] = [paymentRequired.resource, accepted.resource]
    .map((resource) => (isFields(resource) ? resource.url : resource))
    .filter((named) => named !== undefined);
  if (typeof url !== 'string' || others.some((other) => other !== url) || !/^https?:\/\//i.test(url)) return null;
  return URL.canParse(url) ? new URL(url) : null;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
