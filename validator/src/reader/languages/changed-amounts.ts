import { compilePattern } from '../../patterns/compile-pattern.ts';
import type { BesideAmounts } from './beside-amounts.ts';
import { languages } from './index.ts';
import { list } from './list.ts';

/** Languages that are written without spaces. */
const unspaced: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);

const side = (isSpaced: boolean, which: keyof BesideAmounts): string =>
  languages
    .filter(({ words }) => unspaced.has(words.code) !== isSpaced)
    .flatMap(({ amounts }) => amounts?.[which] ?? [])
    .join('|');

/** Ends where the amount begins. */
export const changesBefore = compilePattern(
  `(?:(?<![\\p{L}\\p{M}\\d])(?:${side(true, 'before')})\\s|(?:${side(false, 'before')})\\s?)$`,
  'iu',
);

/** `500 USDC of his allowance down to nothing`: the amount is what there was before. */
const toNothing = list`
  (?:[\p{L}\p{M}]+ ){0,4}(?:
    (?:to|auf|a|à|para|до|в|ke|jadi|menjadi|إلى) (?:
      nothing
      zero
      nil
      none
      null
      cero
      zéro
      нуля
      ноль
      nol
      الصفر
      صفر
      0(?![.,x])
    )
    sıfır\p{L}*
    शून्य
    শূন্য
    صفر
  )
`;

/** Begins where the amount, with its asset, ends. */
export const changesAfter = compilePattern(
  list`
    ^(?:
      ['’]?[^\S\n]?[,(]?[^\S\n]?(?:${toNothing}|${side(true, 'after')})(?![\p{L}\p{M}\d])
      \s?(?:${side(false, 'after')})
    )
  `,
  'iu',
);

/** Money that is no token, as it is written: what it buys of one has to be looked up. */
export const currencies = compilePattern(
  list`
    ^(?:[^\S\n]|-)?(?:
      (?:
        eur
        euros?
        gbp
        pounds?(?: sterling)?
        quid
        yen
        jpy
        yuan
        rmb
        cny
        renminbi
        won
        krw
        inr
        rupees?
        rs
        lakh rupees
        liras?
        try
        tl
        brl
        reais
        real
        rub
        roubles?
        rubles?
        chf
        francs?
        cad
        aud
        nzd
        sgd
        hkd
        twd
        mxn
        pesos?
        idr
        rupiah
        rp
        ringgit
        myr
        baht
        thb
        dong
        vnd
        php
        naira
        ngn
        kes
        ksh
        shillings?
        zar
        rand
        aed
        dirhams?
        sar
        riyals?
        egp
        taka
        bdt
        pkr
        sek
        nok
        dkk
        kron(?:or|er|e)
        pln
        zloty
        złot\p{L}*
        uah
        kzt
        ils
        shekels?
        cedis?
        soles
        bol[ií]vares
        guaran[ií]es
        escudos
        (?:
          canadian
          australian
          singapore
          hong kong
          new zealand
          kanadische
          canadiens?
          canadienses
          canadenses
        ) (?:dollars?|dólares)
        (?:dollars?|dólares) (?:canadiens?|canadienses|canadenses|australi\p{L}*)
        franken
        pfund
        livres?(?: sterling)?
        libras?
        canadien\p{L}*
        canadens\p{L}*
        canadian
        australian\p{L}*
        avro\p{L}*
        euro\p{L}{0,4}
        lira\p{L}{0,4}
        рубл\p{L}*
        руб
        евро
        гривен
        гривн\p{L}*
        тенге
        юан\p{L}*
        фунт\p{L}*
        يورو
        (?:ما يعادل )?ريال\p{L}*
        درهم\p{L}*
        دراهم
        جنيه\p{L}*
        دينار\p{L}*
        ليرة
        روبية
        रुपये
        रुपए
        रुपयों
        रुपया
        रूपये
        यूरो
        टाका
        টাকা\p{M}?\p{L}{0,2}
        টাকার
        ইউরো\p{L}{0,2}
        রুপি\p{L}{0,2}
        روپے
        روپوں
        روپیہ
        یورو
      )(?![\p{L}\p{M}])
      [€£¥￥₩₹₺₽₫₦₱฿₴₪]
      r\$
      元
      块
      塊
      人民币
      人民幣
      欧元
      歐元
      日元(?:等值)?
      日圆
      港币
      港幣
      台币
      台幣
      円
      ユーロ
      ウォン
      ポンド
      원
      유로
      엔
      위안
      파운드
    )
  `,
  'iu',
);

/** The same where it stands apart from the number: only names that are nothing else, and that have no number of their own. */
export const currencyNames = new RegExp(
  list`
    (?<![\p{L}\p{M}\d]|\d\s)(?:
      (?:us )?cents
      pennies
      pence
      centavos
      céntimos
      centimes
      kuruş
      копеек
      копейках
      paise
      euros?
      eur
      gbp
      pounds sterling
      quid
      yen
      jpy
      yuan
      rmb
      renminbi
      cny
      krw
      inr
      rupees?
      rupe[eyi]\p{L}*
      rupias
      roupies
      rupien
      liras?
      tl
      brl
      reais
      rub
      roubles?
      rubles?
      rublos
      rubel
      chf
      swiss francs
      francs suisses
      franken
      mxn
      pesos
      idr
      rupiah\p{L}*
      ringgit
      baht
      dong
      naira
      ngn
      shillings
      kes
      zar
      dirhams?
      riyals?
      riyales
      taka
      bdt
      pkr
      pln
      zloty
      złot\p{L}*
      uah
      hryvnias?
      shekels?
      bol[ií]vares
      avro\p{L}*
      рубл\p{L}*
      руб
      евро
      гривен
      гривн\p{L}*
      тенге
      юан\p{L}*
      يورو
      ريال\p{L}*
      درهم\p{L}*
      دراهم
      جنيه\p{L}*
      دينار\p{L}*
      ليرة
      روبية
      रुपये
      रुपए
      रुपयों
      रुपया
      रूपये
      यूरो
      টাকা\p{M}?\p{L}{0,2}
      টাকার
      ইউরো\p{L}{0,2}
      روپے
      روپوں
      روپیہ
      یورو
    )(?![\p{L}\p{M}\d])
    人民币
    人民幣
    欧元
    歐元
    日元
    日圆
    港币
    港幣
    台币
    台幣
    ユーロ
    ウォン
    日本円
    유로
    엔화
    위안
    원화
    한화
  `,
  'iu',
);

/** The same before the number: `€50`, `EUR 50`, `Rp 50.000`. */
export const currenciesBefore = new RegExp(
  list`
    (?:
      [€£¥￥₩₹₺₽₫₦₱฿₴₪]
      (?<!\p{L})(?:R|C|CA|A|AU|S|HK|NZ|MX)\$
      (?<!\p{L})(?:
        EUR
        GBP
        JPY
        CNY
        RMB
        KRW
        INR
        Rs\.?
        TRY
        TL
        BRL
        RUB
        CHF
        CAD
        AUD
        SGD
        HKD
        MXN
        IDR
        Rp\.?
        NGN
        KES
        ZAR
        AED
        SAR
        PKR
        BDT
        PLN
        PHP
        THB
        VND
      )
    )\s?$
  `,
  'u',
);

/** `amount_usdc_cents`, `Amount (thousands)`: a heading by which numbers count something smaller or larger. */
export const smallUnits = new RegExp(
  list`
    (?<![\p{L}\d])(?:
      amount
      amt
      value
      sum
      total
      betrag
      importe
      monto
      valor
      montant
      jumlah
      tutar
    )(?:[_ -]\p{L}{1,8}){0,2}[_ (-]{1,2}(?:cents|thousands?|millions?|micros?|k|mn)(?![\p{L}\d])
  `,
  'iu',
);
