import type { Action } from './create-transaction.ts';
import type { Effect, EffectKind } from './effects.ts';
import type { Address } from './ethereum-address.ts';
import type { Hex } from './hex.ts';
import { hashPayload } from './request-hash.ts';

interface Asked {
  readonly userPrompt: string;
  readonly action: Action;
  /** Null if the arbiter posted none. */
  readonly effects: readonly Effect[] | null;
  readonly account: Address;
  readonly chainId: number;
}

export interface Instruction {
  /** The same for every request that executes the same words for the same parties. */
  readonly key: Hex;
  /** The payee, if the words name only the host and the agent names the payee. */
  readonly host: string | null;
}

/**
 * The identity of an instruction: the words and the parties. Amounts and times are left out, because otherwise words
 * such as "at most" could be used again with a slightly smaller amount. Assets and routes are left out too, because an
 * agent can choose among many. An agent also chooses the terms of a payment: if only they name the payee, the host
 * stands for it.
 */
export function instructionOf({ userPrompt, action, effects, account, chainId }: Asked): Instruction {
  const host = payeeHost(userPrompt, action);
  // Without the account: an agent that acts for several accounts of an owner chooses among them.
  if (host !== null) return { key: hashPayload({ host }), host };
  const does = effects && outlineOf(effects, account);
  return { key: hashPayload({ account, chainId, words: wordsIn(userPrompt), does }), host: null };
}

const allowances: ReadonlySet<string> = new Set<EffectKind>(['approve', 'permit']);

/**
 * The same for every route that the words allow: another contract, native or wrapped coin, one step or several, with
 * any number of allowances before and after. An allowance alone is the step before, which may be a request of its own.
 */
function outlineOf(effects: readonly Effect[], account: Address) {
  const moving = effects.filter(({ kind }) => !allowances.has(kind));
  const parties = moving.flatMap(({ from, to }) => [from, to]);
  return {
    onlyAllows: moving.length === 0,
    concerns: [...new Set(parties)].filter((party) => party !== null && party !== account).toSorted(),
  };
}

/** Case, punctuation, emoji, accents and invisible characters do not matter. */
const wordsIn = (text: string): string =>
  (
    text
      // Normalisation would turn some of them into letters, such as "ℹ".
      .replaceAll(/\p{Extended_Pictographic}/gu, ' ')
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
      // "ẞ" has a lower-case letter, but upper-casing that gives "SS".
      .toLowerCase()
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** The host of a payment whose payee the words do not name; null otherwise. */
function payeeHost(userPrompt: string, { payment }: Action): string | null {
  if (!payment) return null;
  const payee = payment.accepted.payTo;
  if (typeof payee === 'string' && userPrompt.toLowerCase().includes(payee.toLowerCase())) return null;
  return paidResource(payment)?.host ?? '';
}

type Terms = Pick<NonNullable<Action['payment']>, 'paymentRequired' | 'accepted'>;

/**
 * The resource that the terms of a payment name: version 2 of x402 names it once, version 1 in each option. Null if
 * they name no web address, or two different ones.
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
