import { z } from 'zod';
import { address, addressAsWritten } from './address.ts';

const MAX_QUANTITIES_EACH = 100;
const MAX_QUANTITIES = 5_000;

/**
 * What a call does to somebody's assets or rights, in the words that intents use too: a step of an intent carries one of
 * these as its action, so that words and bytes can be laid side by side.
 */
export const effectKinds = [
  'send',
  'receive',
  'approve',
  'operator',
  'permit',
  'wrap',
  'unwrap',
  'swap',
  'supply',
  'withdraw',
  'borrow',
  'repay',
  'stake',
  'unstake',
  'claim',
  'migrate',
  'bridge',
  'own',
  'delegate',
  'upgrade',
  'register',
  'vote',
  'set',
  'cancel',
  'deploy',
  'unknown',
] as const;

export type EffectKind = (typeof effectKinds)[number];

/** In the address format of its reader. */
function effectWith(anyAddress: typeof address) {
  const asset = z.looseObject({
    kind: z.enum(['native', 'token', 'nft', 'unnamed']),
    address: anyAddress.optional().describe('Of a token or a collection.'),
  });

  const quantity = z.looseObject({
    asset,
    amount: z
      .union([z.string().regex(/^\d{1,78}$/), z.null()])
      .or(z.literal('all'))
      .describe('Base units; `all` or null where the bytes do not say how much.'),
    bound: z.unknown().optional().describe('`exact`, `min` or `max`: what moves, or the least or the most that may.'),
  });

  return z.looseObject({
    kind: z
      .string()
      .max(40)
      .describe(`One of ${effectKinds.map((kind) => `\`${kind}\``).join(', ')}; no policy covers any other.`),
    gives: z.array(quantity).max(MAX_QUANTITIES_EACH).describe('What leaves the account, or what a spender may take.'),
    gets: z.array(quantity).max(MAX_QUANTITIES_EACH),
    from: anyAddress.nullable().describe('Whose assets; null: those of the sender.'),
    to: anyAddress.nullable().describe('Who ends up with it.'),
    beneficiaryUnknown: z
      .unknown()
      .optional()
      .describe('True where somebody else may end up with it, and the bytes do not say who.'),
    spender: anyAddress.optional(),
    fees: z.unknown().optional().describe('Whoever is paid on the way: `[{to, …}]`.'),
  });
}

/** What a call does to assets or rights, as the validator reports it. Kept exactly as posted: its hash is signed. */
export const effect = effectWith(addressAsWritten).meta({ id: 'Effect' });

export type Effect = z.output<typeof effect>;

const comparableEffects = z.array(effectWith(address));

/** The same effects with addresses in lower case, as they are compared with ours. */
export const normaliseEffects = (effects: readonly Effect[]): Effect[] => comparableEffects.parse(effects);

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/**
 * What is wrong with the size of effects, if anything. To be asked before they are parsed: an item that is not valid costs
 * as much as hundreds that are, and a body has room for half a million.
 */
export function whyTooManyQuantities(effects: unknown): string | null {
  if (!Array.isArray(effects)) return null;
  const count = effects.reduce((sum, each) => sum + lengthOf(each?.gives) + lengthOf(each?.gets), 0);
  return count > MAX_QUANTITIES ? `must have at most ${MAX_QUANTITIES} items in gives and gets together` : null;
}
