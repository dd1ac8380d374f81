import { barredBy } from '../barred.ts';
import { list } from '../list.ts';

export const french = barredBy([
  [
    list`
      (?<!\p{L})(?:
        (?:
          personne ne (?:doit|peut)
          (?:ça|cela|ce paiement|ce virement|il|elle|le paiement) ne (?:doit|peut) (?:pas|jamais)
        ) (?:être )?(?:payé?e?r?|envoy\p{L}+|partir|sortir|vir\p{L}+|faire|fait|vers\p{L}+)
        (?:paiement|virement|transfert|ça|cela|c['’]) ?(?:est|reste) (?:formellement |strictement )?(?:
          interdit
          défendu
          illégal
          pas (?:autorisé|permis|possible)
        )\p{L}*
        n['’]est pas (?:autorisé|permis)\p{L}*
        il est interdit de
      )(?!\p{L})
    `,
    'Ce paiement est interdit.',
  ],
]);
