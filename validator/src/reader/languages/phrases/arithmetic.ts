import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';
/** Words that turn a number into another one. */
export interface Arithmetic {
  readonly kind: 'per-unit' | 'deduction' | 'repetition' | 'share';
  readonly pattern: RegExp;
  /** A text that it matches. */
  readonly example: string;
}

const rows: readonly (readonly [Arithmetic['kind'], string, string])[] = [
  [
    'per-unit',
    list`
      \b(?:
        a ?piece
        apiece
        per (?:coin|token|unit|share|piece|[a-z]{0,3}(?:eth|btc|link|uni|usd[a-z]?|dai|arb|op|aave|crv|ldo))
        a pop
        for each(?: one| of (?:them|those|these))?
      )\b
    `,
    '17 USDC a piece',
  ],
  [
    'per-unit',
    String.raw`\b(?:pro stück|je stück|das stück|por unidad|por cada un[oa]|l['’]unité|chacun[e]?|por unidade)(?!\p{L})`,
    '17 USDC por unidad',
  ],
  [
    'per-unit',
    '每个|每枚|一个の?あたり|1枚あたり|개당|за штуку|للوحدة|प्रति (?:टोकन|सिक्का)|per koin|tanesi',
    '每个 17 USDC',
  ],
  [
    'per-unit',
    list`
      (?:
        m[ií]nimo
        m[áa]ximo
        menos
        m[ée]nos
        mais
        más
        m[íi]n\.?
      ) (?:de )?\d[\d.,]{0,20} [a-z]{2,8} por [a-z]{2,8}(?![\p{L}\d])(?! ?\d)
    `,
    'no mínimo 7,50 USDC por UNI',
  ],
  [
    'deduction',
    list`
      \b(?:
        minus
        net of
        deducting
        deducted
        withhold(?:ing)?
        withheld
        retain(?:s|ed|ing)?
        deduct
        subtract
        net (?:sum|amount)
        (?:take|knock|shave) (?:that|it|this|them|those) off
        keep(?:ing)? back
        holding back
        after (?:deducting|taking|subtracting)
      )\b
    `,
    '2,000 USDC minus our cut',
  ],
  [
    'deduction',
    String.raw`\bless (?:our|my|the|your|a|his|her|their|\d{1,3}(?:\.\d{1,3})? ?%)`,
    '2,000 USDC less our 5 % commission',
  ],
  [
    'deduction',
    list`
      \b(?:
        abzüglich
        menos (?:el|la|los|las|mi|nuestr[oa]|os?|as?|lo|aquilo|\d{1,3} ?%)
        moins (?:les?|la|notre|mes|\d{1,3} ?%)
        descontando
        déduction
        dikurangi
        dipotong
      )(?!\p{L})
    `,
    '2.000 USDC abzüglich Gebühr',
  ],
  [
    'deduction',
    list`
      扣除
      减去
      差し引
      を引いた
      빼고
      제하고
      за вычетом
      минус
      بعد خصم
      ناقص
      घटाकर
      काटकर
      düşülerek
      kesintiden sonra
    `,
    '扣除手续费',
  ],
  [
    'repetition',
    list`
      \b(?:
        (?<!(?:gas|fees?|asked|shouted|reminded|nagged|told|called|texted|checked|pay(?:ing)? for (?:it|this|that))(?: \p{L}{1,6}){0,3} )twice
        thrice
        (?:two|three|four|five|\d{1,2}) times
        double (?:that|it|the)
        in (?:two|three|four|equal|several) (?:parts|halves|tranches|installments|instalments|goes|chunks)
      )\b
    `,
    'send it twice',
  ],
  [
    'repetition',
    list`
      \b(?:
        zweimal
        dreimal
        dos veces
        tres veces
        deux fois
        trois fois
        duas vezes
        dua kali
        iki kez
        iki kere
        en dos partes
        in zwei teilen
      )(?!\p{L})
    `,
    'schick das zweimal',
  ],
  [
    'repetition',
    list`
      (?<!\p{L})(?:
        double (?:the (?:sum|amount)|that|it)
        verdopp\p{L}{1,5}
        dupl[ií]c(?:a|ar|alo|alos|á|ado)(?:lo|los)?
        doubl(?:e|ez) (?:la somme|le montant|ça|cela)
        dobr(?:a|e|ar) (?:o valor|isso|a quantia)
        gandakan
        lipatgandakan
        удво\p{L}{1,4}
        утро\p{L}{1,4}
        iki katına
        ضاعف\p{L}{0,3}
        दोगुना कर\p{L}*
        দ্বিগুণ কর\p{L}*
        دگنا کر\p{L}*
      )(?!\p{L})
      翻倍
      加倍
      倍にし
      두 ?배로
      2배로
    `,
    'double the amount',
  ],
  [
    'share',
    list`
      \b(?:
        go(?:ing|es)? halves
        halv(?:e|es|ing) (?:it|that|this|the)
        went halves
        go(?:ing)? dutch
        split (?:it|that|this|the (?:bill|cost|amount|sum)) (?:
          in half
          two
          three
          four
          between
          with
          down
          evenly
          equally
          fifty
          50
        )
        split (?:it|that|this)\b(?=[.!,]|$)
        fifty[- ]fifty
        50[/-]50
        (?:only|just) owe
        my share (?:is|of (?:it|that|this))
        round (?:it|that|this)? ?(?:up|down|off)
        knock \S{1,12} off
      )\b
    `,
    'we go halves on it',
  ],
  [
    'share',
    list`
      (?<!\p{L})(?:
        (?:
          only
          just
          nur
          solo
          sólo
          solamente
          seulement
          só
          apenas
          somente
          только
          schulde
          debo
          devo
          owe
        ) (?:(?:my|the|a|meine|die|mi|la|ma|minha|мою|nur) ){0,2}(?:half|hälfte|mitad|moitié|metade|половин\p{L})
      )(?!\p{L}| (?:of|von|der|de|du|des|da|do|от) )
    `,
    'manda só a minha metade',
  ],
  [
    'share',
    list`
      (?<!\p{L})(?:
        wir teilen (?:uns )?(?:das|es|die|den)
        halbe[- ]halbe
        teil es (?:durch|auf)
        (?:vamos|ir|va|pagamos) a medias
        (?:on|nous) (?:partage|partageons|divise|fait moitié)
        moitié[- ]moitié
        (?:a gente|vamos|nós) (?:rach\p{L}+|divid\p{L}+)
        meio a meio
        (?<!(?:buat|untuk|utk|bayar|uang|iuran) )patungan
        urunan
        bagi dua
        (?:bagian|jatah)(?:ku| saya) (?:saja|aja)
        separuhnya
        setengahnya
        дел(?:им|ите|ить)(?:ся)? (?:пополам|на двоих|поровну)
        пополам
        bölüşüyoruz
        paylaşıyoruz
        yarı yarıya
        (?:benim )?(?:yarımı|payımı)
        مناصفة
        نتقاسم\p{L}*
        आधा[- ]आधा
        ভাগাভাগি
        আধাআধি
        آدھا آدھا
      )(?!\p{L})
      割り勘
      折半
      AA制
      对半
      平摊
      我(?:的)?那(?:一)?份
      더치페이
      반반
      엔빵
    `,
    'wir teilen uns das',
  ],
  [
    'deduction',
    list`
      (?<!\p{L})(?:
        zieh(?:e|en)? (?:\S{1,20} ){1,3}ab
        behalte \S{1,16} (?:davon )?zurück
        r[ée]st(?:a|ale|arle|ar)(?:les?)?(?= )
        descuént\p{L}*
        quítale(?![^.;\n]{0,70}(?:permiso|autorizaci|aprobaci|allowance|acceso))
        dédui\p{L}{1,4}
        retire[sz]? (?:les|la|le|ce|d['’]abord)
        desconta(?!r(?:on|am)(?!\p{L}))\p{L}{0,3}
        (?:tira|tire|subtrai|subtraia) (?:o|a|os|as|isso|antes)
        kurangi
        potong
        вычт\p{L}{1,4}
        отними\p{L}{0,2}
        удержи\p{L}{0,2}
        düş(?:ün)?(?=[.!,]|$)
        çıkar(?:ın|ıp)?
        اخصم\p{L}{0,3}
        اطرح
        काट (?:लो|कर|के|लें)
        घटा (?:दो|कर|के|लो)
        কেটে (?:নাও|রেখে|নিয়ে|নিন)
        বাদ (?:দাও|দিয়ে|দিন)
        کاٹ (?:لو|کر|لیں)
      )(?!\p{L})
      扣掉
      减掉
      減掉
      引いて
      差引
      빼(?:고|서|줘|주세요)?(?=[ .!]|$)
      제하(?:고|여)
    `,
    'zieh vorher 5 % ab',
  ],
  ['repetition', '两次|兩次|分两笔|2回|二回|두 번|дважды|два раза|مرتين|दो बार', '转两次'],
];

export const arithmetic: readonly Arithmetic[] = rows.map(([kind, source, example]) => ({
  kind,
  pattern: compilePattern(source, 'giu'),
  example,
}));
