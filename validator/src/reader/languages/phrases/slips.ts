import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';

/**
 * Words that take back what was just said, in any language: people slip in the language they think in. An excuse for
 * something else is harmless: `perdón por la molestia`.
 */
export const slips = compilePattern(
  list`
    (?<![\p{L}\p{M}])(?:
      ay no
      uy no
      perd[óo]n(?!\s(?:por|la|el|que|si))
      me equivoqu[ée]
      quise decir
      mejor dicho
      digo(?= (?!que)\p{L})
      qué brut[oa]
      ai não
      desculp[ae](?!\s(?:por|pel[ao]|o|a|se|mas))
      me enganei
      errei
      quero dizer
      ou melhor
      scusa(?!\s(?:per|il|la|se))
      mi sono sbagliat[oa]
      volevo dire
      anzi
      pardon(?!\s(?:pour|de|du|si|my|me|the))
      je me suis tromp[ée]e?
      je voulais dire
      je veux dire
      entschuldigung(?!\s(?:für|dass|wegen))
      sorry nein
      ach nein
      äh nein
      ich meine
      ich meinte
      vertippt
      verschrieben
      quatsch
      ой
      прости(?:те)?(?!\s(?:за|что))
      извини(?:те)?(?!\s(?:за|что))
      то есть
      вернее
      ошибся
      ошиблась
      опечатка
      pardon yani
      yanlış yazdım
      yanlış oldu
      demek istedim
      eh maaf
      aduh
      maksud(?: ?saya|nya)
      salah ketik
      salah tulis
      oops
      whoops
      no wait
      wait no
      i meant
      typo
    )(?![\p{L}\p{M}])
    不对
    不對
    说错
    說錯
    打错
    打錯
    写错
    寫錯
    ごめん(?!なさい。?$)
    間違え
    まちがえ
    じゃなくて
    아 ?미안
    아니다
    잘못 ?(?:썼|적|말)
    آسف(?!ة?\s(?:على|لل|عن|لأن))
    أقصد
    قصدي
    माफ़? ?कर
    गलती से
    মাফ কর
    ভুল(?!ো|বে না|বেন না)
  `,
  'iu',
);
