import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';

/** Words right behind a number that make it the price of one: `at 22 USDC each`. */
export const priceBehind = compilePattern(
  list`
    ^[\s,]{0,2}(?:
      each
      apiece
      a ?piece
      a pop
      per (?:\p{L}{2,14})
      for each(?: one)?
      (?:pro|je) stück
      cada (?:un[oa]?|\p{L}{2,14})
      por (?:unidad|unidade|cada un[oa]|pessoa|persona)
      chacune?s?
      l['’]unité
      (?:la|par) pièce
      ciascun[oa]?
      l['’]un[oa]
      per stuk
      за (?:штуку|шт|каждый|каждую)
      каждый
      tanesi
      per orang
      masing-masing
    )(?!\p{L})
    ^[\s,]{0,2}(?:ずつ|씩)
  `,
  'iu',
);

/** Words right before a number that make it the price of one: `3 tickets po 18`. */
export const priceBefore = compilePattern(
  list`
    @\s?$
    \d\s?[x×*]\s?$
    (?<!\p{L})(?:each|for each|po|по|je|jeweils|tanesi)\s$
    (?:每个|每張|每张|每单|每單|每件|每人|各|単価|개당|한 장에|하나에)\s?$
  `,
  'iu',
);

/** Words right before a number that is added: `plus 6 for shipping`. */
export const plusBefore = compilePattern(
  list`
    \+\s?$
    (?<!\p{L})(?:
      plus
      más
      mais
      più
      zzgl\.?
      zuzüglich
      plus les
      plus the
      плюс
      artı
      ditambah
      زائد
      जमा
    )\s$
    (?:外加|另加|加上|プラス|더하기)\s?$
  `,
  'iu',
);

/** The owner's part of what several share equally. */
export const ownShare = compilePattern(
  list`
    (?<!\p{L})(?:
      my (?:share|part|third|cut of the bill)
      mein(?:en|e)? (?:anteil|teil)
      mi parte
      ma part
      la mia parte
      (?:a )?minha parte
      mijn deel
      moją część
      мою (?:часть|долю)
      payımı
      bagian(?:ku| saya)
    )(?!\p{L})
    我(?:的)?那(?:一)?份
    私の分
    내 몫
  `,
  'iu',
);

/** Words right before or behind the number of those who share, the owner included. */
export const sharersBefore = compilePattern(
  list`
    (?<!\p{L})(?:
      we were
      we are
      there were
      among
      between
      wir waren(?: zu)?
      éramos
      fuimos
      on était
      nous étions
      eravamo(?: in)?
      siamo(?: in)?
      we waren(?: met)?
      було нас
      нас было
      нас
      biz
      kami
    )\s$
  `,
  'iu',
);
export const sharersBehind = compilePattern(
  list`
    ^\s(?:
      of us
      ways
      way
    )(?!\p{L})
  `,
  'iu',
);

/** Words by which some pay more than others, or that count only the others. */
export const unevenly = compilePattern(
  list`
    (?<!\p{L})(?:
      others?
      friends?
      except
      besides
      double
      twice
      half
      already
      otros
      amigos
      autres
      amis
      altri
      amici
      andere[nr]?
      freunde\p{L}?
      outros
      друг\p{L}{1,4}
    )(?!\p{L})
  `,
  'iu',
);

/** Words by which only some of what is counted is to be paid: `for two pages, but we just want page one`. */
export const onlySome = compilePattern(
  list`
    (?<!\p{L})(?:
      only
      just
      single
      first
      leave
      skip
      without
      nur
      lediglich
      solo
      s[oó]lo
      solamente
      só
      apenas
      somente
      seulement
      uniquement
      juste
      soltanto
      alleen
      slechts
      tylko
      только
      лишь
      sadece
      yalnızca
      hanya
      cuma
      فقط
      केवल
      सिर्फ
    )(?!\p{L})
    只|仅|僅|だけ|のみ
  `,
  'iu',
);
