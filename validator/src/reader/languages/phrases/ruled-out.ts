import { list } from '../list.ts';
import { words } from '../words.ts';

/**
 * Between a negation and an asset that must stay untouched as a whole: `do not touch my USDC`; not `the rest of the
 * USDC` or `they do not take plain ETH`.
 */
export const rulesOut = new RegExp(
  list`
    ^\s+(?:
      use
      touch
      spend
      send
      move
      pay (?:with|in)
    )\s+(?:(?:my|any|the|our)\s+){0,2}$
  `,
  'i',
);

/** Negations that an insertion may separate from their verb: `do not, under any circumstances, send`. */
export const partedNegations = new Set(
  words`
    dont not never pernah nenhum nicht nie niemals nunca jamas jamais nao никогда jangan asla sakın
  `,
);

/** Words between a negation and the number that it negates: `not the full 5,000 USDC`. */
export const wholly = new RegExp(
  list`
    ^\s+(?:
      (?:
        the
        a
        an
        all
        of
        my
        our
        full
        whole
        entire
        total
        original
        usual
        old
        previous
        earlier
        other
        agreed
        round
        maximum
        max
        flat
      )\s+
    ){1,4}$
  `,
  'i',
);

/** `I don't want to let it sit idle`: verbs that permit also mean to leave something as it is. */
export const leavesIdle = new RegExp(
  list`
    ^(?:let|leav|laiss|deix|dej)\p{L}*\s[^.,;:!?\n]{0,40}(?<!\p{L})(?:
      idle
      sit(?:ting)?
      lie
      lying
      rot
      unused
      waste
      dormir
      parad[oa]s?
      quiet[oa]
      inactif
      oisif
    )(?!\p{L})
  `,
  'iu',
);
