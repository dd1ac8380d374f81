import { either, list } from './list.ts';

/** `joined` phrases, one for each pair. */
const pairs = (heads: string, tails: string): string =>
  heads
    .split('|')
    .flatMap((head) => tails.split('|').map((tail) => `${head} ${tail}`))
    .join('|');

const months = {
  en: list`
    january
    february
    march
    april
    may
    june
    july
    august
    september
    october
    november
    december
  `,
  de: list`
    januar
    februar
    märz
    april
    mai
    juni
    juli
    august
    september
    oktober
    november
    dezember
  `,
  es: list`
    enero
    febrero
    marzo
    abril
    mayo
    junio
    julio
    agosto
    septiembre
    octubre
    noviembre
    diciembre
  `,
  fr: list`
    janvier
    février
    mars
    avril
    mai
    juin
    juillet
    août
    septembre
    octobre
    novembre
    décembre
  `,
  pt: list`
    janeiro
    fevereiro
    março
    abril
    maio
    junho
    julho
    agosto
    setembro
    outubro
    novembro
    dezembro
  `,
  ru: list`
    января
    февраля
    марта
    апреля
    мая
    июня
    июля
    августа
    сентября
    октября
    ноября
    декабря
  `,
  tr: list`
    ocak'ta
    şubat'ta
    mart'ta
    nisan'da
    mayıs'ta
    haziran'da
    temmuz'da
    ağustos'ta
    eylül'de
    ekim'de
    kasım'da
    aralık'ta
  `,
};

/** Days and parts of a month, by language: an instruction for one of them is put off to it. Cue phrases, as in the books. */
export const calendar: Readonly<Record<string, string>> = {
  en: either(
    pairs(
      'first of|1st of',
      list`
        the month
        next month
        each month
        every month
        the coming month
        the following month
        the new month
        ${months.en}
      `,
    ),
    pairs(
      list`
        at the start of
        at the beginning of
        in the middle of
        at the turn of
        early in
        start of
      `,
      list`
        the month
        next month
        each month
        every month
        the coming month
        the new month
        the new year
      `,
    ),
    list`
      mid month
      midmonth
      early next month
      late next month
    `,
  ),
  de: list`
    zum ersten
    zum monatsersten
    am monatsersten
    zum nächsten ersten
    zu monatsbeginn
    zum monatsbeginn
    am monatsanfang
    zum monatsanfang
    anfang des monats
    anfang des kommenden monats
    anfang des nächsten monats
    anfang kommenden monats
    anfang nächsten monats
    mitte des monats
    zur monatsmitte
    mitte kommenden monats
    mitte nächsten monats
    zum fünfzehnten
    am fünfzehnten
    zum letzten des
    zum # des
    am # des
    erst zum #
    erst am #
    ${pairs('zum #|am #|zum ersten|am ersten', months.de)}
  `,
  es: list`
    el día #
    el día uno
    el día primero
    el primero de mes
    el primero del mes
    el primer día del mes
    el primer día de mes
    a primeros de mes
    a principios de mes
    a principio de mes
    a principios del mes
    a inicios de mes
    al inicio del mes
    al empezar el mes
    a mediados de mes
    a mediados del mes
    el # del mes
    el uno del mes
    el mes que entra
    el mes entrante
    el # de cada
    ${pairs('el # de|el uno de|el primero de', months.es)}
  `,
  fr: list`
    le premier du mois
    au premier du mois
    le # du mois
    le 1er
    au 1er
    le premier de chaque
    en début de mois
    au début du mois
    début du mois prochain
    dès le début du mois
    à la mi-mois
    au milieu du mois
    en milieu de mois
    ${pairs('le premier|le #', months.fr)}
  `,
  pt: list`
    no dia #
    no dia primeiro
    todo dia #
    no primeiro dia do mês
    no primeiro do mês
    no início do mês
    no início do próximo mês
    no começo do mês
    no começo do próximo mês
    em meados do mês
    no meio do mês
    ${pairs('em # de|no dia # de|a # de|em primeiro de', months.pt)}
  `,
  tr: list`
    ayın birinde
    her ayın
    ayın ilk günü
    ayın ilk gününde
    ayın ilk haftası
    ay başında
    ay başı
    aybaşında
    ayın başında
    ay ortasında
    ayın ortasında
    gelecek ayın
    önümüzdeki ayın
    ${pairs('#', months.tr)}
  `,
  id: list`
    tanggal #
    tgl #
    tanggal satu
    tanggal muda
    awal bulan
    di awal bulan
    pertengahan bulan
  `,
  ru: list`
    го числа
    первого числа
    первое число
    # числа
    пятнадцатого числа
    в первых числах
    в начале месяца
    в начале следующего месяца
    в середине месяца
    ${pairs('первого', months.ru)}
  `,
  ar: list`
    أول الشهر
    اول الشهر
    في أول الشهر
    بداية الشهر
    في بداية الشهر
    مطلع الشهر
    في مطلع الشهر
    رأس الشهر
    منتصف الشهر
    الأول من الشهر
    الأول من كل
    اليوم الأول من
    يوم # من
    في # من
  `,
  hi: list`
    # तारीख को
    पहली तारीख को
    एक तारीख को
    महीने की पहली
    महीने की शुरुआत
    महीने के शुरू
    महीने के पहले दिन
    महीने के बीच
    महीने की #
  `,
  bn: list`
    তারিখে
    মাসের শুরুতে
    মাসের প্রথম দিন
    মাসের প্রথমে
    মাসের পয়লা
    মাসের মাঝামাঝি
  `,
  ur: list`
    # تاریخ کو
    پہلی تاریخ کو
    تاریخ کو
    مہینے کی پہلی
    مہینے کے شروع
    مہینے کے آغاز
    مہینے کے وسط
  `,
  zh: either(
    list`
      月初
      月头
      月頭
      月中
      初一再
      每月#号
      每月#號
    `,
    pairs('#号|#號|#日|一号|一號|一日', '转|轉|付|打|汇|匯|支付|发|發|再|出|才').replaceAll(' ', ''),
  ),
  ja: list`
    月初
    月頭
    月のはじめ
    月の初め
    月はじめ
    月半ば
    月の半ば
    #日に
    一日に
    ついたち
    朔日
  `,
  ko: list`
    월초
    초하루
    달 초
    월 중순
    매월 #일
    매달 #일
    #일에
    #일 날
    #일자로
    말일
  `,
};
