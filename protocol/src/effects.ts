import { z } from 'zod';
import { address, addressAsWritten } from './address.ts';

const MAX_QUANTITIES_EACH = 100;
const MAX_QUANTITIES = 5_000;

/**
 * The kinds of effects on assets and rights, shared by words and bytes: each step of an intent has one of these as its
 * action, so that both can be compared.
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

/** In the address format of the reader. */
function effectWith(anyAddress: typeof address) {
  const asset = z.looseObject({
    kind: z.enum(['native', 'token', 'nft', 'unnamed']),
    address: anyAddress.optional().describe('Address of the token or the collection.'),
  });

  const quantity = z.looseObject({
    asset,
    amount: z
      .union([z.string().regex(/^\d{1,78}$/), z.null()])
      .or(z.literal('all'))
      .describe('Base units; `all` or null if the bytes do not state an amount.'),
    bound: z
      .unknown()
      .optional()
      .describe('`exact`, `min` or `max`: the amount that moves, or its lower or upper bound.'),
  });

  return z.looseObject({
    kind: z
      .string()
      .max(40)
      .describe(`One of ${effectKinds.map((kind) => `\`${kind}\``).join(', ')}; no policy covers any other.`),
    call: z.unknown().optional().describe('Position of its call in the call tree, such as `0` or `1.2`.'),
    allowedBy: z
      .unknown()
      .optional()
      .describe(
        'The `call` of the earlier `approve` whose allowance it spends, so that the two amounts are not counted twice. Omit it unless that is certain.',
      ),
    gives: z
      .array(quantity)
      .max(MAX_QUANTITIES_EACH)
      .describe('What leaves the account, or what a spender is allowed to take.'),
    gets: z.array(quantity).max(MAX_QUANTITIES_EACH),
    from: anyAddress.nullable().describe('The owner of the assets; null means the sender.'),
    to: anyAddress.nullable().describe('Who receives it in the end.'),
    beneficiaryUnknown: z
      .unknown()
      .optional()
      .describe('True if someone else may receive it and the bytes do not say who.'),
    fairlyPriced: z
      .unknown()
      .optional()
      .describe(
        'True if the least that comes back is near what is given, by a looked-up price or a peg; words and claims do not count.',
      ),
    spender: anyAddress.optional(),
    fees: z.unknown().optional().describe('Everyone who is paid along the way: `[{to, …}]`.'),
  });
}

/** An effect on assets or rights, as the validator reports it. Stored exactly as posted, because its hash is signed. */
export const effect = effectWith(addressAsWritten).meta({ id: 'Effect' });

export type Effect = z.output<typeof effect>;

const comparableEffects = z.array(effectWith(address));

/** The same effects with addresses in lower case, for comparison with ours. */
export const normaliseEffects = (effects: readonly Effect[]): Effect[] => comparableEffects.parse(effects);

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/**
 * The fault in the size of effects, if any. Checked before parsing: an invalid item costs as much as hundreds of valid
 * ones, and a body can hold half a million.
 */
export function whyTooManyQuantities(effects: unknown): string | null {
  if (!Array.isArray(effects)) return null;
  const count = effects.reduce((sum, each) => sum + lengthOf(each?.gives) + lengthOf(each?.gets), 0);
  return count > MAX_QUANTITIES ? `must have at most ${MAX_QUANTITIES} items in gives and gets combined` : null;
}
