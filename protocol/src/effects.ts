import { z } from 'zod';
import { address } from './address.ts';

const MAX_QUANTITIES = 100;

const asset = z.looseObject({
  kind: z.enum(['native', 'token', 'nft', 'unnamed']),
  address: address.optional().describe('Of a token or a collection.'),
});

const quantity = z.looseObject({
  asset,
  amount: z
    .union([z.string().regex(/^\d{1,78}$/), z.null()])
    .or(z.literal('all'))
    .describe('Base units; `all` or null where the bytes do not say how much.'),
  bound: z.unknown().optional().describe('`exact`, `min` or `max`: what moves, or the least or the most that may.'),
});

/** What a call does to assets or rights, as the validator reports it. */
export const effect = z
  .looseObject({
    kind: z.string().max(40).describe('`send`, `swap`, `approve`, … or `unknown`.'),
    gives: z.array(quantity).max(MAX_QUANTITIES).describe('What leaves the account, or what a spender may take.'),
    gets: z.array(quantity).max(MAX_QUANTITIES),
    from: address.nullable().describe('Whose assets; null: those of the sender.'),
    to: address.nullable().describe('Who ends up with it.'),
    beneficiary_unknown: z
      .unknown()
      .optional()
      .describe('True where somebody else may end up with it, and the bytes do not say who.'),
    spender: address.optional(),
    fees: z.unknown().optional().describe('Whoever is paid on the way: `[{to, …}]`.'),
  })
  .meta({ id: 'Effect' });

/** Of all effects together: what is wrong with one costs more to say than a thousand good ones cost to read. */
export const maxQuantities = 5_000;

export type Effect = z.output<typeof effect>;
