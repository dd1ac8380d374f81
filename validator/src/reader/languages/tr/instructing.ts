import { verb } from '../imperative-forms.ts';
import type { Instructing } from '../instructing.ts';
import { list } from '../list.ts';

/** Turkish stems that end in -r, which is not the present tense there. */
const endsInR = list`
  \p{L}{0,12}(?:
    gönder
    aktar
    yatır
    çıkar
    ver
    götür
    çevir
    [dt][ıiuü]r
    geçir
    getir
    bitir
    ayır
    sar
    kır
    gir
    vur
    sor
    göster
    kullandır
  )
`;

/** A polite request: `gönderirsen sevinirim`. */
const pleased = list`
  s[ae]n(?:[ıi]z)?\s+(?:çok\s+)?(?:
    sevinirim
    seviniriz
    memnun\s+olur(?:um|uz)
    minnettar\s+olurum
    iyi\s+olur
    süper\s+olur
  )
`;

export const turkish: Instructing = {
  imperatives: {
    orders: verb(
      list`
        \p{L}+m[ae]k\s+(?:istiyorum|istiyoruz|isterim|isteriz|lazım|gerek\p{L}*|üzere(?=\s+(?:imza|onay)))
        \p{L}+(?:[ae]|[ıiuü])r\s+m[ıiuü]s[ıiuü]n(?:[ıiuü]z)?
        \p{L}+m[ae]n(?:ı|i|[ıi]z[ıi])
        \p{L}+m[ae]s(?:ı|i)(?:n[ıi])?
        \p{L}+(?:\s\p{L}+)?${pleased}
        \p{L}+s[ıiuü]n(?:l[ae]r)?
        \p{L}+s[ae]n(?:e|a)
        \p{L}+[ae]l[ıi]m
        \p{L}+[ıiuü]ver(?:in)?
      `,
    ),
    tells: verb(
      list`
        (?!(?:ed|gid|öd)[iı]n(?!\p{L}))\p{L}*(?:
          [dt][ıiuü](?:m|n|k|n[ıiuü]z|l[ae]r|yd[ıi]|r)?(?<!${endsInR}|kredi|indi)
          m[ıiuü]ş\p{L}*
          [ıiuü]yor\p{L}*
          [ae]c[ae][kğ]\p{L}*
          r(?:[ıiuü]m|[ıiuü]z|l[ae]r|d[ıiuü]\p{L}*|s[ae](?!n[ae]|n(?:[ıi]z)?\s)\p{L}*)
          s[ae]yd[ıi]\p{L}*
          m[ae]kt[ae]\p{L}*
        )
        (?!${endsInR}(?!\p{L}))\p{L}+[aeıiuü]r(?!\s+m[ıiuü]s[ıiuü]n)
        (?:gönder|yoll?ay|at|aktar|öd[ei]y|sat|al|çek|yatır|ed|yap)[ae]n
        \p{L}+[ae]y[ıi]m
      `,
    ),
    shared: verb('\\p{L}+'),
  },
  inPlace: null,
  tellers: {
    form: new RegExp(
      list`
        ^\p{L}+(?:\s\p{L}+){0,1}?(?:
          [ıiuü]yor(?:du|muş|lar)?
          [ae]ca[kğ]\p{L}{0,6}
          [ae]ce[kğ]\p{L}{0,6}
          m[ae]k (?:ister\p{L}*|istiyor(?:du|muş|lar)?|üzere\p{L}*|niyet\p{L}*)
        )(?!\p{L})
      `,
      'u',
    ),
  },
  ordering: null,
  signing: null,
};
