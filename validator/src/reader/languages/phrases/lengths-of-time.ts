import { list } from '../list.ts';

/** Words that make a duration part of the instruction: `for`, `within`, `every`. */
export const leadsToTime = new RegExp(
  list`
    (?:
      \b(?:
        for
        within
        in
        over
        during
        every
        next
        until
        after
        lasting
        each
        per
        für
        innerhalb
        durante
        por
        en
        pendant
        dans
        sous
        em
        selama
        dalam
        içinde
        boyunca
      )
      за
      через
    )\s{1,2}(?:\p{L}{1,8}\s)?$
  `,
  'iu',
);

/** Words for a validity period, before a duration. */
export const lastsBefore = new RegExp(
  list`
    (?:
      later than
      laps\p{L}*
      expir\p{L}*
      valid\p{L}*
      good (?:for|till|until)
      ends?
      lasts?
      lifetime
      ttl
      gültig\p{L}*
      läuft
      válid\p{L}*
      vence
      vigencia
      validade
      valab\p{L}*
      expire
      geçerli\p{L}*
      süre\p{L}*
      유효\p{L}*
      만료
      有効\p{L}*
      期限
      有效\p{L}*
      действ\p{L}*
      срок\p{L}*
      صالح\p{L}*
      صلاحية
      मान्य
      वैध
      berlaku
      মেয়াদ
      میعاد
    )[^.\n]{0,16}$
  `,
  'iu',
);

/** The same after it. */
export const lastsBehind = /^[^.\n\d]{0,4}(?:valid|geçerli|유효|有効|有效|gültig|berlaku|मान्य|olsun)/iu;

/** Units of time, in the languages of intents. */
export const wordsOfTime = {
  years: list`
    years?
    yrs?
    años?
    ans?
    années?
    jahre?n?
    ann[oi]
    anos?
    jaar
    лет
    года?
    yıl(?:lığına|lık)?
    tahun
    साल
    वर्ष
    سال
    سنة
    سنوات
    বছর(?:ের)?
    年
    년
  `,
  months: list`
    months?
    mes(?:es)?
    mois
    monate?n?
    mes[ei]
    maand(?:en)?
    месяц(?:а|ев)?
    ay
    bulan
    महीन[ेाों]{1,2}
    माह
    مہین[ےہ]
    شهر
    أشهر
    মাস(?:ের)?
    个月
    か月
    ヶ月
    개월
  `,
  weeks: list`
    weeks?
    semanas?
    semaines?
    wochen?
    settiman[ae]
    weken
    недел[ьия]
    hafta
    minggu
    हफ़?्त[ेाों]{1,2}
    सप्ताह
    ہفت[ےہ]
    أسبوع
    أسابيع
    সপ্তাহ(?:ের)?
    周
    週間
    주
  `,
  days: 'days?|días?|dias?|jours?|tage?n?|giorn[oi]|dagen|дн(?:я|ей)|день|gün|hari|दिन|دن|يوم|أيام|দিন(?:ের)?|天|日|일',
  hours: list`
    hours?
    hrs?
    horas?
    heures?
    stunden?
    or[ae]
    uur
    час(?:а|ов)?
    saat
    jam
    घंट[ेाों]{1,2}
    घण्ट[ेाों]{1,2}
    گھنٹ[ےہ]
    ساعة
    ساعات
    ঘণ্টা(?:র)?
    ঘন্টা(?:র)?
    小时
    時間
    시간
  `,
  less: list`
    min(?:ute)?s?
    minut[oi]s?
    minuten
    sec(?:ond)?s?
    secondes?
    segundos?
    sekunden?
    second[io]
    blocks?
    confirmations
  `,
};

/** Small numbers in words, before a unit of time. */
export const numerals: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  another: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  bir: 1,
  iki: 2,
  üç: 3,
  satu: 1,
  dua: 2,
  tiga: 3,
  एक: 1,
  दो: 2,
  तीन: 3,
  ایک: 1,
  دو: 2,
  تین: 3,
  এক: 1,
  দুই: 2,
  তিন: 3,
  один: 1,
  два: 2,
  три: 3,
};

/** Words before a date. */
export const opensDate = /\b(?:until|till|to|by|before|on|hasta|bis|jusqu['’]au|fino al|até)\s+/giu;

/** `until` is the end of a lock, `on` the time to act; an action that must not happen until then is postponed. */
export const opensEnd = /^(?:until|till|hasta|bis|jusqu['’]au|fino al|até)\s/iu;

/** Words for the duration of a right. */
export const speaksOfTime = new RegExp(
  list`
    \b(?:
      forever
      permanent(?:ly)?
      indefinite(?:ly)?
      perpetual(?:ly)?
      years?
      months?
      (?:never|not|no|without)(?: an?)? (?:expir\w{0,6}|deadline|end|time limit)
    )\b
  `,
  'i',
);

/** A duration or an end, in words that no reading took for a deadline. */
export const spanOfTime = new RegExp(
  list`
    (?:
      \b(?:for|within|during|in|next|lasting|than|most|only|just)\b
      \(
    )\s*(?:(?:the|next|one|an?|only|just|about|\d+)\s+)*(?:
      seconds?
      minutes?
      mins?
      hours?
      hrs?
      h
      days?
      weeks?
      months?
    )\b
    \b(?:until|till|only|just|for|valid)\s+(?:today|tonight|this week)\b
    \b(?:temporar\w+|short-lived)\b
  `,
  'i',
);

/** `तक`, `까지` and `まで` come after a place as well as after a maximum. */
export const leadsUpTo = /^\+?(?:तक|تک|까지|まで|পর্যন্ত|حتى|до|hasta|ate|sampai|hingga)$/;

/** The same after the place. */
export const leadsUpToBehind = /^\+?(?:तक|تک|까지|まで|পর্যন্ত)$/;
