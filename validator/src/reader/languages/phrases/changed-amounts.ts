import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { pattern } from '../../../patterns/in-lines.ts';
import { list } from '../list.ts';

/**
 * Words that make another number of the amount they stand right beside, by language. `before`: `all but 100 USDC`; `after`:
 * `100 USDC plus tip`; parted by `|`. Shares (`half`) and counts (`each`) are in the tables of the language.
 */
interface Beside {
  readonly before?: string;
  readonly after?: string;
}

const latin: Readonly<Record<string, Beside>> = {
  en: {
    before: list`
      (?:half|a third|two thirds|a quarter|three quarters|\d{1,2} ?%) of(?: the| my| our| those)?
      all but
      all except
      everything but
      everything except
      (?:
        most
        part
        some
        (?:my|our|his|her|their|the) (?:share|cut|part|portion|rest|remainder)
        rest
        remainder
        what(?: is|[’']s)? left
        a fraction
        a portion
      ) of(?: the| my| our| those| these| that)?
      twice(?: the)?
      double(?: the)?
      triple(?: the)?
      halve(?: the)?
      (?:two|three|four|five|ten|\d{1,2}) times(?: the)?
    `,
    after: list`
      minus
      less (?!than|or)
      plus (?:\p{L}+ ){0,2}(?:
        tips?
        gratuity
        fees?
        tax(?:es)?
        vat
        interest
        commission
        bonus
        shipping
        extras?
        postage
        deposit
        expenses
      )
      plus \d{1,2}(?:\.\d)? ?%
      [x×*] ?[2-9](?!\d)
      times (?:two|three|four|\d)
      per (?:
        person
        head
        capita
        user
        member
        guest
        player
        day
        week
        month
        year
        hour
        night
        invoice
        wallet
        seat
        item
        ticket
      )
      (?:a|every|each) (?:month|week|day|person|head|night|year|hour)
      monthly
      weekly
      daily
      yearly
      halved
      doubled
      tripled
      (?:to be |is |gets )?(?:split|divided|shared) (?:by|between|among|amongst|in|into|equally|evenly|with)
      net
      gross
      (?:after|before) (?:the |any |all )?(?:fees?|tax(?:es)?|commission|costs|deductions)
      (?:incl|including|inclusive of|included|excluding|excl|plus)\.? (?:the |all |any |your |our |my )?(?:
        fees?
        tax(?:es)?
        vat
        commission
        tips?
        service charge
        costs
        charges
      )
      fees? included
      on top of
      over and above
      short of
    `,
  },
  de: {
    before: list`
      (?:hälfte|drittel|viertel|\d{1,2} ?%) (?:von|der|des)(?: den| meinen)?
      alles bis auf
      alles außer
      alles ausser
      (?:den |der |einen |ein )?(?:rest|teil|anteil|großteil|grossteil) (?:von|der|an)(?: den| meinen| unseren)?
      das doppelte(?: von| der)?
      doppelt so viel wie
      das dreifache(?: von)?
      (?:zwei|drei|vier)mal
    `,
    after: list`
      abzüglich
      minus
      zuzüglich
      plus (?:trinkgeld|gebühr\p{L}*|steuern?|zinsen|spesen|versand|provision|\d{1,2} ?%)
      (?:im|pro|je|jeden) (?:monat|woche|tag|jahr|kopf|person|stück|nase)
      monatlich
      wöchentlich
      täglich
      (?:zwei|drei)mal
      mal (?:zwei|drei|\d)
      in (?:zwei|drei|\d) (?:raten|teilen|teilbeträgen)
      (?:geteilt|dividiert) durch
      durch (?:zwei|drei|vier|\d) geteilt
      netto
      brutto
      nach abzug
      vor abzug
      nach steuern
      (?:inklusive|inkl\.?|einschließlich|exklusive|exkl\.?|samt) (?:der |aller )?(?:
        gebühr\p{L}*
        steuern?
        provision
        spesen
        kosten
        trinkgeld
        mwst
      )
    `,
  },
  es: {
    before: list`
      (?:mitad|tercios?|cuarto|\d{1,2} ?%) de(?: los| mis)?
      todo menos
      todos menos
      todo excepto
      (?:mi |nuestra |una |la mayor )?parte de(?: los| las| esos)?
      (?:el )?resto de(?: los)?
      (?:el )?doble de(?: los)?
      (?:el )?triple de(?: los)?
    `,
    after: list`
      menos(?! (?:que|de|do que) (?:eso|esto|ese|isso|isto))
      más (?:la |el )?(?:propina|comisi\p{L}*|impuestos?|iva|intereses|gastos|envío|\d{1,2} ?%)
      al (?:mes|día|año)
      a la semana
      por (?:mes|semana|día|persona|cabeza|dos|tres)
      mensuales
      semanales
      (?:dos|tres) veces
      en (?:dos|tres|varios|varias|\d) (?:partes|pagos|cuotas|plazos|veces)
      dividid\p{L}* (?:entre|por|en)
      multiplicad\p{L}* por
      netos?
      brutos?
      descontand\p{L}*
      descontad\p{L}*
      a medias
      a repartir
      comisi\p{L}* incluidas?
      (?:con|sin) (?:la )?comisi\p{L}*(?: incluidas?)?
      (?:incluid\p{L}*|incluyendo) (?:la |las |el |los )?(?:comisi\p{L}*|impuestos?|iva|propina|gastos)
      antes de impuestos
      después de (?:comisi\p{L}*|impuestos)
    `,
  },
  fr: {
    before: list`
      (?:moitié|tiers|quarts?|\d{1,2} ?%) (?:de|des|du)(?: mes)?
      tout sauf
      tous sauf
      (?:ma |notre |une |la plus grande )?(?:part|partie) (?:de|des|du)(?: mes)?
      (?:le )?reste (?:de|des|du)
      (?:le )?(?:double|triple) (?:de|des)
    `,
    after: list`
      moins
      plus (?:le |la |les )?(?:pourboire|frais|commission|taxes?|tva|intérêts|\d{1,2} ?%)
      par (?:mois|semaine|jour|an|personne|tête)
      mensuels?
      (?:deux|trois) fois
      fois (?:deux|trois|\d)
      en (?:deux|trois|plusieurs|\d) (?:fois|parties|versements|parts)
      (?:à )?(?:divis|partag)\p{L}* (?:par|en|entre)
      multipli\p{L}* par
      nets?
      bruts?
      frais (?:déduits|compris|inclus)
      (?:déduction|hors|après|avant) (?:faite )?(?:des )?(?:frais|taxes?|impôts|commission)
      commission (?:comprise|incluse|déduite)
      (?:y compris|incluant|dont) (?:les |la )?(?:frais|commission|taxes?|pourboire)
    `,
  },
  pt: {
    before: list`
      (?:metade|terços?|quartos?|\d{1,2} ?%) (?:de|dos|das)
      tudo menos
      tudo exceto
      (?:a )?(?:minha |nossa |uma |maior )?parte (?:de|dos|das)
      (?:o )?(?:resto|restante) (?:de|dos|das)
      (?:o )?(?:dobro|triplo) (?:de|dos)
    `,
    after: list`
      menos(?! (?:do )?que (?:isso|isto|este|esse))
      mais (?:a |o |as |os )?(?:gorjeta|taxas?|comiss\p{L}*|impostos?|juros|frete|\d{1,2} ?%)
      (?:por|ao|cada) (?:mês|semana|dia|ano|pessoa|cabeça)
      mensais
      semanais
      (?:duas|três) vezes
      vezes (?:dois|três|\d)
      em (?:duas|três|várias|\d) (?:vezes|parcelas|partes)
      dividid\p{L}* (?:por|em|entre)
      rachad\p{L}*
      multiplicad\p{L}* por
      líquidos?
      brutos?
      descontand\p{L}*
      descontad\p{L}*
      (?:taxa|comissão)s? (?:inclu\p{L}*|descontad\p{L}*)
      (?:já )?inclu\p{L}* (?:a |as |o |os )?(?:taxas?|comiss\p{L}*|impostos?|gorjeta)
      (?:com|sem) (?:a )?taxas? inclu\p{L}*
      (?:antes|depois) (?:dos|das|de) (?:impostos|taxas)
      a meias
    `,
  },
  id: {
    before: list`
      (?:setengah|separuh|pertiga|\d{1,2} ?%) dari
      semua kecuali
      (?:sebagian|bagian\p{L}*|sisa)(?: (?:saya|aku|kami))? dari
      (?:dua|tiga) kali lipat(?: dari)?
      dobel
      sebagian
    `,
    after: list`
      dikurangi
      kurang
      minus
      (?:ditambah|tambah|plus) (?:tip|biaya|ongkir|pajak|bunga|komisi|\d{1,2} ?%)
      (?:per|tiap|setiap) (?:orang|bulan|minggu|hari|tahun|kepala)
      sebulan
      seminggu
      sehari
      (?:dua|tiga) kali
      kali (?:dua|tiga|\d)
      (?:dalam|jadi) (?:dua|tiga|\d) (?:bagian|kali|cicilan|tahap)
      dibagi
      dipotong
      bersih
      kotor
      (?:setelah|sebelum|belum) (?:dipotong |dikurangi )?(?:biaya|pajak|potongan)
      (?:sudah )?termasuk (?:biaya|pajak|ongkir|tip|komisi)
      patungan
      urunan
    `,
  },
  tr: {
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
  },
  ru: {
    before: list`
      (?:половин\p{L}|трет[ьи]|четверт[ьи]|\d{1,2} ?%)(?: от| из)?
      в(?:двое|трое)
      вс[её] кроме
      вс[её], кроме
      (?:мою |нашу |большую )?(?:долю|часть) (?:от|из)
      остат\p{L}* (?:от|из)
      вдвое больше(?:,? чем)?
      втрое больше(?:,? чем)?
      удвоенн\p{L}*
      двойн\p{L}*
    `,
    after: list`
      минус
      за вычетом
      плюс (?:чаевые|комисси\p{L}*|налог\p{L}*|проценты|доставк\p{L}*|\d{1,2} ?%)
      (?:на|с) (?:человека|каждого|носа)
      (?:в|каждый|каждую) (?:месяц|неделю|день|год)
      ежемесячно
      дважды
      (?:два|три) раза
      (?:двумя|тремя) (?:частями|платежами|переводами)
      в (?:два|три) (?:захода|приёма|приема|платежа|этапа)
      пополам
      (?:подел|раздел)\p{L}* на
      умнож\p{L}* на
      чистыми
      (?:без|с|до|после)(?: уч[её]т\p{L}*| вычета)? (?:комисси\p{L}*|налог\p{L}*|сбор\p{L}*)
      включая (?:комисси\p{L}*|налог\p{L}*|чаевые)
      на двоих
      на троих
    `,
  },
  ar: {
    before: list`
      كل شيء ما عدا
      كل ما عدا
      جزء(?:ا)? من
      (?:حصتي|نصيبي|بقية|باقي|معظم|بعض) من
      ضعف
      ضعفي
      ثلاثة أضعاف
      معظم
      بعض
    `,
    after: list`
      ناقص
      منقوص\p{L}*
      بعد (?:خصم|حسم|اقتطاع|الضريبة|الرسوم)
      قبل (?:الرسوم|الضريبة)
      (?:زائد|مع|بالإضافة إلى) (?:ال)?(?:إكرامية|بقشيش|رسوم|عمولة|ضريبة)
      زائد \d{1,2} ?%
      (?:ل|عن )كل (?:شخص|فرد)
      للشخص
      للفرد
      شهري\p{L}*
      أسبوعي\p{L}*
      يومي\p{L}*
      كل (?:شهر|أسبوع|يوم)
      مرتين
      ثلاث مرات
      على (?:دفعتين|دفعات|قسطين|أقساط)
      مقسوم\p{L}*
      مضروب\p{L}*
      صافي\p{L}*
      إجمالي\p{L}*
      شامل\p{L}*
      مناصفة
      بالنصف
    `,
  },
  hi: {
    before: list`
      सब कुछ छोड़कर
      दोगुना
      दुगुना
      दुगना
      डबल
      तिगुना
      (?:मेरे|हमारे|अपने) हिस्से के
      कुछ हिस्सा
    `,
    after: list`
      (?:(?:का|के|की|में से) )?(?:
        आधा
        (?:एक|दो|तीन) (?:तिहाई|चौथाई)
        दोगुना
        दुगुना
        दुगना
        डबल
        तिगुना
        (?:मेरा|हमारा|अपना|कुछ) हिस्सा
        घटा
        घटाकर
        माइनस
        (?:फीस|शुल्क|टैक्स|कमीशन) (?:काटकर|घटाकर|काट के|सहित|समेत|मिलाकर|के बाद)
        काटकर
        (?:प्लस|जमा) (?:टिप|फीस|शुल्क|टैक्स|ब्याज|\d{1,2} ?%)
        प्रति (?:व्यक्ति|माह|महीना|दिन|टोकन)
        हर (?:महीने|हफ्ते|दिन|व्यक्ति)
        (?:दो|तीन) (?:बार|किस्तों|हिस्सों|टुकड़ों)
        बटा
        गुणा
        भाग
        शुद्ध
      )
    `,
  },
  bn: {
    before: list`
      দ্বিগুণ
      তিনগুণ
      ডবল
      (?:আমার|আমাদের) (?:ভাগের|অংশের)
      কিছু অংশ
    `,
    after: list`
      -?(?:এর |র |থেকে )?(?:
        দ্বিগুণ
        তিনগুণ
        (?:আমার|আমাদের) (?:ভাগ|অংশ)\p{L}*
        (?:ফি|কমিশন|ট্যাক্স|খরচ) (?:বাদ|সহ|কেটে|ছাড়া)
        বাদ দিয়ে
        বিয়োগ
        মাইনাস
        (?:প্লাস|যোগ) (?:টিপ|ফি|\d{1,2} ?%)
        জনপ্রতি
        মাথাপিছু
        প্রতি (?:মাসে|সপ্তাহে|দিন|জন)
        (?:দুই|তিন) ?(?:বার|কিস্তিতে|ভাগে)
        দুবার
        ভাগ
        গুণ
        নিট
      )
    `,
  },
  ur: {
    before: list`
      دگنا
      دوگنا
      ڈبل
      تین گنا
      (?:میرے|ہمارے|اپنے) حصے کے
    `,
    after: list`
      (?:(?:کا|کے|کی|میں سے) )?(?:
        دگنا
        دوگنا
        ڈبل
        (?:میرا|ہمارا|اپنا|کچھ) حصہ
        (?:فیس|ٹیکس|کمیشن) (?:کاٹ کر|نکال کر|سمیت|کے بعد)
        کاٹ کر
        منفی
        مائنس
        (?:جمع|پلس) (?:ٹپ|فیس|\d{1,2} ?%)
        فی (?:کس|شخص|مہینہ|ماہ)
        ہر (?:مہینے|ہفتے|دن)
        (?:دو|تین) (?:بار|قسطوں|حصوں)
        تقسیم
        ضرب
        خالص
      )
    `,
  },
};

/** Written without spaces. */
const joined: Readonly<Record<string, Beside>> = {
  zh: {
    before: list`
      (?:两|兩|二|双|雙|三)倍的?
      除了
      大部分的?
      我(?:的)?(?:那份|份额)的
    `,
    after: list`
      [^，。,]{0,6}(?:归零|歸零|清零|降(?:到|至|为|為)(?:零|0))
      的?(?:两|兩|二|双|雙|三|\d)倍
      的一部分
      减
      減
      扣
      除以
      乘以
      加(?:上)?(?:小费|小費|手续费|手續費|税|利息|\d{1,2} ?%)
      每(?:人|个人|個人|月|周|週|天|年|个|個)
      (?:两|兩|三|\d)次
      分(?:成|为)?(?:两|兩|三|几|\d)(?:笔|筆|次|份|期)
      (?:税|稅)[前后後]
      含(?:手续费|手續費|税|稅|小费|服务费)
      不含
      (?:平摊|平攤|均摊|均攤|分摊|AA制)
      [里裡中](?:面)?(?:我|一)(?:的)?(?:那)?(?:一半|份|部分)
      净额
      淨額
    `,
  },
  ja: {
    before: list`
      (?:\d|二|三)倍の
      倍額の
      (?:\d)分の(?:\d)の?
      以外の
      一部の
    `,
    after: list`
      [^、。]{0,6}(?:ゼロ|0)に(?:し|戻|下)
      (?:の|を)?(?:
        (?:\d|二|三)?倍
        一部
        \d分の\d
        (?:私|僕|俺|自分)の(?:分|取り分|負担分)
        一人(?:あたり|当たり)
        1人(?:あたり|当たり)
        割り勘
        折半
        (?:\d|二|三)で割
        (?:\d|二|三)回
      )
      ずつ(?:\d|二|三)回
      から.{0,12}(?:引|差し引|除)
      (?:マイナス|プラス)
      [(（]?(?:手数料|税|送料|チップ|手取り)(?:込|抜|別|額)
      税[込抜]
      毎[月週日]
      [/／]月
    `,
  },
  ko: {
    before: list`
      (?:두|세|2|3) ?배의
      일부인
      제외하고
    `,
    after: list`
      .{0,6}(?:0|영|제로)(?:으)?로
      의? ?(?:(?:두|세|2|3) ?배|일부|\d분의 ?\d|[가-힣]{1,3}분의 ?[가-힣])
      에서 .{0,14}(?:뺀|빼|제한|제하)| ?(?:더하기|빼기|나누기|곱하기|플러스|마이너스)| ?(?:인당|1인당|명당|월|매달|매주|매일)(?= |$)| ?(?:두|세|2|3) ?번| ?(?:반반|더치|나눈|나눠|N분의)
      [ (]?(?:수수료|세금|부가세|팁) ?(?:포함|별도|제외|공제)| ?중에?서? ?(?:내|제|우리) ?(?:몫|반|절반)
    `,
  },
};

const side = (book: Readonly<Record<string, Beside>>, which: keyof Beside): string =>
  Object.values(book)
    .flatMap((each) => each[which] ?? [])
    .join('|');

/** Ends where the amount begins. */
export const changesBefore = compilePattern(
  `(?:(?<![\\p{L}\\p{M}\\d])(?:${side(latin, 'before')})\\s|(?:${side(joined, 'before')})\\s?)$`,
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
      ['’]?[^\S\n]?[,(]?[^\S\n]?(?:${toNothing}|${side(latin, 'after')})(?![\p{L}\p{M}\d])
      \s?(?:${side(joined, 'after')})
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
export const smallUnits = pattern('iu')`
  (?<![\p{L}\d])(?:
    amount
    |amt
    |value
    |sum
    |total
    |betrag
    |importe
    |monto
    |valor
    |montant
    |jumlah
    |tutar
  )(?:[_ -]\p{L}{1,8}){0,2}[_ (-]{1,2}(?:cents|thousands?|millions?|micros?|k|mn)(?![\p{L}\d])
`;
