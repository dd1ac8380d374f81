import { pattern } from '../../../patterns/in-lines.ts';

/** Words that make a length of time one of the instruction: `for`, `within`, `every`. */
export const leadsToTime = pattern('iu')`
  (?:
    \b(?:
      for
      |within
      |in
      |over
      |during
      |every
      |next
      |until
      |after
      |lasting
      |each
      |per
      |für
      |innerhalb
      |durante
      |por
      |en
      |pendant
      |dans
      |sous
      |em
      |selama
      |dalam
      |içinde
      |boyunca
    )
    |за
    |через
  )\s{1,2}(?:\p{L}{1,8}\s)?$
`;

/** Words that say how long something is good for, before a length of time. */
export const lastsBefore = pattern('iu')`
  (?:
    later than
    |laps\p{L}*
    |expir\p{L}*
    |valid\p{L}*
    |good (?:for|till|until)
    |ends?
    |lasts?
    |lifetime
    |ttl
    |gültig\p{L}*
    |läuft
    |válid\p{L}*
    |vence
    |vigencia
    |validade
    |valab\p{L}*
    |expire
    |geçerli\p{L}*
    |süre\p{L}*
    |유효\p{L}*
    |만료
    |有効\p{L}*
    |期限
    |有效\p{L}*
    |действ\p{L}*
    |срок\p{L}*
    |صالح\p{L}*
    |صلاحية
    |मान्य
    |वैध
    |berlaku
    |মেয়াদ
    |میعاد
  )[^.\n]{0,16}$
`;

/** The same behind it. */
export const lastsBehind = /^[^.\n\d]{0,4}(?:valid|geçerli|유효|有効|有效|gültig|berlaku|मान्य|olsun)/iu;
