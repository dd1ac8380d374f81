import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';

/** Words around an amount that make it something else than that quantity of the token. */

/** Does not cross into another clause; points and commas inside numbers are not clause ends. */
const GAP = '(?:[^.;,!?\\n。，！？]|[.,](?=\\d)){0,90}?';

/** `leave 100 USDC and send the rest`: ends before the amount. */
export const keptBefore = new RegExp(
  list`
    (?<!\p{L})(?:
      leave
      keep
      retain
      reserve
      hold back
      set aside
      gard(?:e|ez|er)
      laiss(?:e|ez|er)
      conserv(?:e|ez|er)
      dej[aeá]
      guard[ae]
      conserva
      reserv[ae]
      deix[ae]
      mantém
      mantenha
      behalte?
      lasse?
      reserviere
      sisakan
      simpan
      оставь(?:те)?
      сохрани(?:те)?
      bırak
    )(?: (?:me|us|behind|back|there|just|only|at least|moi|mir|nur|sólo|solo|só|apenas|мне))? $
    (?:留下?|保留|剩)\s?$
  `,
  'iu',
);
export const restBehind = new RegExp(
  list`
    (?<!\p{L})(?:
      rest
      remainder
      remaining
      leftovers?
      everything else
      reste
      restants?
      resto
      restante
      sisa\p{L}*
      остат\p{L}*
      остально\p{L}*
      kalan\p{L}*
    )(?!\p{L})
    剩下
    剩余
    剩餘
    其余
    其餘
    余下
  `,
  'iu',
);

/** `top 0x… up to 100 USDC`: the target balance, not the amount to send. Ends before the amount. */
export const filledBefore = compilePattern(
  list`
    (?<!\p{L})(?:
      (?:
        top(?:ping)?(?: |-)?up
        top
        bring
        fill(?: up)?
        refill
        replenish
      )(?!\p{L})(?! (?:it|that|this|the (?:amount|total|sum|limit|minimum|maximum|price)) )${GAP} to (?:
        at least[ ]
        exactly[ ]
        a total of[ ]
        a balance of[ ]
      )?
      (?:auf)?(?:füll|stock)\p{L}*${GAP} auf[ ]
      (?:compl[èé]t|rempli|remont)\p{L}*${GAP} jusqu['’]à[ ]
      (?:complet|rellen|recarg)\p{L}*${GAP} hasta[ ]
      (?:complet|ench|recarreg|reabastec)\p{L}*${GAP} até[ ]
      (?:пополн|довед)\p{L}*${GAP} до[ ]
      (?:isi|tambah|penuhi)\p{L}*${GAP} (?:sampai|hingga|jadi|menjadi)[ ]
    )$
    (?:补|補|充|加|凑|湊|填)(?:足|满|滿|充)?(?:到|至|够|夠)\s?$
  `,
  'iu',
);
/** Begins after the amount. */
export const filledAfter = new RegExp(
  list`
    ^\s?(?:
      [にと]なる(?:よう|まで)
      まで(?:補充|補填|足し|チャージ)
      (?:이|가|로|으로)?\s?(?:되도록|되게|맞춰|맞추)
      까지\s?(?:채|충전|보충)
      (?:を|は|だけ)?残し
      (?:를|을|은|는|만)?\s?남(?:기고|겨)
      ['’]?\p{L}{0,3} (?:tamamla|doldur)\p{L}*
    )
  `,
  'u',
);

/** `almost 100 USDC`: a payment of another, unknown amount. */
export const nearBefore = new RegExp(
  list`
    (?<!\p{L})(?:
      almost
      nearly
      not quite
      just (?:under|over|below|above|shy of)
      (?:a (?:bit|little)|slightly|somewhat) (?:more|less|over|under|above|below)(?: than)?
      knapp
      etwas (?:mehr|weniger|über|unter)(?: als)?
      beinahe
      casi
      (?:un )?poco (?:más|menos) de
      algo (?:más|menos) de
      presque
      un peu (?:plus|moins) (?:de|que)
      quase
      (?:um )?pouco (?:mais|menos) (?:de|que)
      hampir
      почти
      чуть (?:больше|меньше|более|менее)
      neredeyse
      تقريبا أقل من
      लगभग से कम
    ) $
    (?:不到|将近|將近|差点)\s?$
  `,
  'iu',
);
export const nearAfter =
  /^\s?(?:弱(?!い)|強(?![いく制])|足らず|余り|조금\s?(?:넘|안|못|모자)|남짓|살짝\s?(?:넘|안)|미만|and (?:a (?:bit|little)|change)(?!\p{L}))/u;

/** `2x0.5 ETH`, `everything above 100 USDC`: calculated from the amount. */
export const reckonedBefore = new RegExp(
  list`
    (?:
      (?<![\p{L}\d.])\d{1,3} ?[x×*] ?0?
      (?<!\p{L})(?:
        (?:
          everything
          all
          anything
          whatever
          the (?:surplus|excess)
          alles
          todo
          tout
          tudo
        )(?: (?:i|we) (?:have|hold))? (?:
          above
          over
          beyond
          exceeding
          in excess of
          past
          über
          por encima de
          au-dessus de
          au-delà de
          acima de
        )
        (?:one|two|three|four|five|ten|a hundred|a thousand) and
        (?:until|till) (?:i|we|it|he|she|they) (?:have|has|hold|holds|reach|reaches)
      ) |(?:뺀|공제한|제외한)\s?
    )$
  `,
  'iu',
);
export const reckonedAfter = new RegExp(
  list`
    ^\s?(?:
      g?wei(?!\p{L})
      pennies
      (?:more|less) (?:[^.,;\n]{0,40} )?than (?:
        now
        before
        today
        yesterday
        last
        usual
        what
        i
        we
        currently
      )(?!\p{L})
    )
  `,
  'iu',
);

/** `100 micro-USDC`: between the number and its token. */
export const smallCounts = new RegExp(
  list`
    ^[^\S\n]?-?(?:
      (?:micro|milli|nano|pico|centi|deci|kilo|mega)[\s-](?=\p{L})
      (?:penn(?:y|ies)|pence|dimes?|nickels?|hundredths?|thousandths?|tenths?|pfennige?)(?!\p{L})
    )
  `,
  'iu',
);

/** `split 100 USDC between …`: no recipient gets all of it. */
export const sharedBefore = new RegExp(
  list`
    (?<!\p{L})(?:
      split
      divide
      share
      partag(?:e|ez)
      répartis(?:sez)?
      repart[ea]
      divid[ae]
      rach[ae]
      teile?
      bagi(?:kan)?
      раздели(?:те)?
      подели(?:те)?
    )(?: up| out)?(?: my| the| our)? $
    (?:平分|均分|分摊)\s?$
  `,
  'iu',
);
export const sharedAfter =
  /^\s?(?:を[^。、\n]{0,70}(?:で|に)(?:分け|山分け|折半)|(?:를|을)[^.,\n]{0,70}나[눠누]|(?:平分|均分))/u;

/** `raise the allowance by 500 USDC`: in addition to the present one. Ends before the amount. */
export const addedBefore = compilePattern(
  list`
    (?<!\p{L})(?:
      rais
      increas
      boost
      extend
      bump
      lower
      reduc
      decreas
      erhöh
      senk
      reduzier
      aument
      sub[ea]
      amplí
      augment
      relev
      tambah
      naik
      увелич
      повы[сш]
    )\p{L}*(?: up)?${GAP} (?:by|um|en|de|em|sebesar|на) $
    (?:增加|提高|调高|調高|追加)\s?$
  `,
  'iu',
);
export const addedAfter =
  /^\s?(?:(?:だけ|分)?(?:を)?(?:増や|追加|上乗せ|引き上げ)|(?:만큼|를|을)?\s?(?:늘려|늘리|증액|추가|올려))/u;
