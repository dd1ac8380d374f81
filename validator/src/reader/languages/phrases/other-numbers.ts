import { pattern } from '../../../patterns/in-lines.ts';

/** Behind these a line of words may stand before the number: `memo: rent for flat 12`. */
export const leadsToRemark = pattern('i')`
  \b(?:
    memo
    |note
    |reference
    |ref
    |comment
    |description
    |subject
    |purpose
    |label
    |book (?:it|both|this) to
  )\b["']?\s{0,2}[:=#]?\s{0,2}["']?[^"'\n]{0,60}$
`;

/** What is told apart by numbers: `tranche 3`, `order no. 7`. */
export const numberedThing = pattern('iu')`
  \b(?:
    tranche
    |season
    |milestone
    |sprint
    |phase
    |nonce
    |centre
    |center
    |finding
    |clause
    |section
    |mandate
    |resolution
    |item
    |line
    |row
    |order
    |no
    |nr
    |code
    |round
    |week
    |day
    |part
    |chapter
  )\b\.?["']?\s{0,2}[:=#]?\s{0,2}["']?(?:[\p{L}/-]{0,8}\s?)$
`;

/** A number of several parts: `Nr. RE-2026/1187`, `№ 17/11`. */
export const leadsToCode = /(?:№|#|\b(?:nr|no|num|núm)\b\.?|\bn[º°]\.?)\s{0,2}(?:[\p{L}\d]{1,8}[-/.]){0,4}$/iu;

/** Words by which somebody tells what there is: `I have 1,200 USDC on Optimism`. */
export const tellsHolding = pattern('iu')`
  \b(?:
    have
    |has
    |there (?:is|are)
    |hold(?:ing)?
    |balance
    |i(?:'| ha)?ve got
    |sits?
    |sitting
    |idle
    |tengo
    |hay
    |habe
    |j['’]ai
    |tenho
    |punya
    |hain
    |var
  )\b
  |есть
  |有
  |ある
  |있
  |है
`;

/** A fee, just before a number. */
export const feeBefore = pattern('iu')`
  (?:
    fees?
    |costs?
    |gebühr\p{L}*
    |kosten
    |comisi[oó]n\p{L}*
    |frais
    |tax[ae]s?
    |ücret\p{L}*
    |수수료
    |手数料
    |手续费
    |费用
    |комисси\p{L}*
    |رسوم
    |शुल्क
    |फीस
    |biaya
  )[^.\n]{0,24}$
`;

/** What is left over: `leave the rest of the DAI`. */
export const theRest = pattern('iu')`
  \b(?:rest|remain\p{L}*|resto|reste|restante|übrige\p{L}*|kalan\p{L}*|sisa\p{L}*)(?!\p{L})
  |остальн
  |остаток
  |الباقي
  |باقی
  |बाकी
  |残り
  |나머지
  |剩
  |余
`;

/** A fee, just behind a number. */
export const feeBehind =
  /^\W{0,3}(?:fees?|gebühr|comisi|frais|tax|ücret|수수료|手数料|手续费|комисси|رسوم|शुल्क|biaya)/iu;

/** Small numbers that only point: `the Base one`. */
export const oneOrTwo = /^(?:one|一|两)$/i;
