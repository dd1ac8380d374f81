import { pattern } from '../../../patterns/in-lines.ts';

/** Words that put another number in the place of the one before. */
export const putsAnother = pattern('iu')`
  (?:
    \b(?:
      make (?:it|that)
      |actually
      |instead
      |rather
      |no
      |sorry
      |wait
      |change (?:it|that) to
      |correction
      |i mean(?:t)?
      |only
      |just
      |besser
      |lieber
      |doch
      |statt
      |mejor
      |perdón
      |plutôt
      |pardon
      |melhor
      |aliás
      |yok
      |aslında
      |нет
      |лучше
      |вернее
    )(?!\p{L})
    |改成
    |改为
    |不对
    |やっぱり
    |いや
    |아니
    |말고
    |بل
    |नहीं
    |बल्कि
  )[^.\n]{0,12}$
`;

/** The same of an amount, at once: `no sorry, make that 275 DAI`. */
export const remakes = /\b(?:make (?:it|that)|change (?:it|that) to|rather|actually)[^.\n]{0,16}$/i;
