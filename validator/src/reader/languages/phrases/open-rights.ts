import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';

/** Words that reject an unlimited right, before or after the word for it: `done with open ended approvals`. */
const rows: readonly string[] = [
  list`
    done with
    no more
    not any
    sick (?:and tired )?of
    tired of
    fed up with
    enough of
    enough with
    through with
    finished with
    over with
    quit
    never
    hate
    hates
    refuse
    against
    no fan of
    not a fan of
    allergic to
    scared of
    afraid of
    wary of
    rid of
    nervous
    scares?
    burn(?:ed|t) by
    rekt by
    stung by
    (?:don['’]?t|do not|won['’]?t|will not|stopped|stop) (?:
      like
      do
      doing
      want
      trust
      sign
      signing
      give
      giving
      use
      using
      accept
      accepting
      need
      allow
      allowing
    )
    avoid
    instead of
    rather than
    days of
    no-?go
    off limits
  `,
  list`
    hart[oa] de
    cansad[oa] de
    basta de
    nunca más
    se acab[óo]\p{L}*
    ya no
    nada de
    odio
    ni loc[oa]
  `,
  'chega de|cansei de|fart[oa] de|nunca mais|nada de|odeio|acabou',
  'marre d[eu]s?|assez d[eu]s?|fini(?:es)?|plus jamais|ras le bol|plus de|déteste',
  'schluss mit|genug von|satt|nie wieder|nie mehr|hasse|keine lust|vorbei mit',
  list`
    не нуж(?:ен|на|но|ны)
    не надо
    не хочу
    без
    хватит
    надоел\p{L}*
    устал\p{L}*
    больше никаких
    никаких
    ненавижу
    боюсь
  `,
  list`
    bıktım
    yeter
    istemiyoru[mz]
    istemem
    olmasın
    değil
    verme(?:yin)?
    gerek yok
    asla
    bir daha
  `,
  list`
    kapok
    capek
    bosan
    cukup sudah
    ogah
    nggak mau
    gak mau
    tidak mau
    bukan
    tidak
    gak usah
    nggak usah
    jangan
  `,
  list`
    سئمت
    مللت
    كفى
    لا مزيد
    لا أريد
    لا نريد
    بدون
    بلا
    وليس
    ليس
    مو
    مش
    तंग
    थक
    नहीं
    मत
    আর না
    চাই না
    নয়
    না
    দেবেন না
    تنگ
    نہیں
    نہ
    مت
  `,
];
/** Written without spaces. */
const joined = list`
  受够
  不想再
  再也不
  厌倦
  拒绝
  不要
  讨厌
  受夠
  うんざり
  こりごり
  懲り
  やめ
  嫌
  怖い
  지긋지긋
  질렸
  질려
  싫
  그만
  안 할
  무서
`;

export const unwanted = compilePattern(`(?<![\\p{L}\\p{M}])(?:${rows.join('|')})(?![\\p{L}\\p{M}])|${joined}`, 'iu');

/**
 * The start of another thought: `unlimited, so I never have to sign again`, `I never want to sign again so make it
 * unlimited`.
 */
export const nextThought = new RegExp(
  list`
    [.,;:!?\n。，、；！？]
    (?<!\p{L})(?:
      so
      because
      since
      to
      and
      but
      please
      para
      porque
      damit
      weil
      um
      und
      pour
      car
      чтобы
      için
      biar
      supaya
      agar
    )(?!\p{L})
  `,
  'iu',
);
