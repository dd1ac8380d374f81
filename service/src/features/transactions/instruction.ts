import { type Action, type Address, type Effect, type Hex, hashAction, hashPayload } from '@countersign/protocol';

interface Asked {
  readonly userPrompt: string;
  readonly action: Action;
  /** Null where the arbiter posted none. */
  readonly effects: readonly Effect[] | null;
  readonly account: Address;
  readonly chainId: number;
}

export interface Instruction {
  /** The same for every request that carries out the same words in the same way. */
  readonly key: Hex;
  /** Whom a payment goes to, where the words name only the host and the payee is what the agent says of it. */
  readonly host: string | null;
}

/**
 * What makes two requests one instruction: the words, and who does what with which assets for whom. Amounts and times are left
 * out: words such as "at most" would else be used up by a little less each time. An agent chooses the terms of a payment, so
 * that one whose payee only they name is known by its host alone.
 */
export function instructionOf({ userPrompt, action, effects, account, chainId }: Asked): Instruction {
  const host = payeeHost(userPrompt, action);
  if (host !== null) return { key: hashPayload({ account, host }), host };
  const does = effects?.map((effect) => JSON.stringify(outlineOf(effect, account))).toSorted() ?? [
    hashAction(action, { chainId, account }),
  ];
  return { key: hashPayload({ account, chainId, words: wordsIn(userPrompt), does }), host: null };
}

const outlineOf = ({ kind, gives, gets, from, to, spender, ...said }: Effect, account: Address) => [
  kind,
  gives.map(assetOf),
  gets.map(assetOf),
  from ?? account,
  to,
  spender ?? null,
  said.destinationChainId ?? null,
];

const assetOf = ({ asset: { kind, address, id } }: Effect['gives'][number]) => [kind, address ?? null, id ?? null];

/** Case, signs and what is invisible make no other instruction. */
const wordsIn = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ');

/** The host of a payment whose payee the words do not name; null for all else. */
function payeeHost(userPrompt: string, { payment }: Action): string | null {
  if (!payment) return null;
  const { paymentRequired, accepted } = payment;
  const payee = accepted.payTo;
  if (typeof payee === 'string' && userPrompt.toLowerCase().includes(payee.toLowerCase())) return null;
  // The first version of x402 says it elsewhere.
  const said = (paymentRequired.resource as { url?: unknown } | undefined)?.url ?? accepted.resource;
  return typeof said === 'string' && URL.canParse(said) ? new URL(said).host : '';
}
