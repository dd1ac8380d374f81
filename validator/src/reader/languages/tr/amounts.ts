import type { BesideAmounts } from '../beside-amounts.ts';
import { list } from '../list.ts';

export const turkish: BesideAmounts = {
  before: list`
    (?:yarısını|yarısı),? yani
    (?:tutarın|paranın|bunun) (?:yarısı|üçte biri|kalanı)\s?:?
    (?:iki|üç) katı
    hepsi hariç
    (?:bir )?kısmını,? yani
  `,
  after: list`
    (?:(?:nin|nın|nun|nün|in|ın|un|ün|den|dan|ten|tan) )?(?:
      iki katı\p{L}*
      üç katı\p{L}*
      kalanı\p{L}*
      kısmı\p{L}*
      bir kısmı\p{L}*
      payım\p{L}*
      payımıza
      eksi
      artı
      kişi başı\p{L}*
      aylık
      haftalık
      günlük
      (?:iki|üç) (?:kez|kere|defa|parça\p{L}*|taksit\p{L}*)
      (?:ikiye|üçe) böl\p{L}*
      bölü
      çarpı
      net
      brüt
      (?:komisyon|vergi|masraf|ücret|bahşiş|kdv)\p{L}* (?:dahil|hariç|dâhil|düş\p{L}*|sonra)
      kesinti\p{L}*
    )
  `,
};
