import { list } from '../list.ts';
import { words } from '../words.ts';

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
