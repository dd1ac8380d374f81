import { list } from '../list.ts';

const DAY = 86_400;

/** One period, as people say how often something recurs: `per week`, `weekly`, `a month`. */
export const periods: readonly { readonly words: string; readonly least: number; readonly most: number }[] = [
  {
    least: 1,
    most: 1,
    words: list`
      (?:per|a|each|every)\s+second
      /\s?s(?:ec(?:ond)?)?
      por segundo
      pro sekunde
      par seconde
      в секунду
      saniyede
      per detik
      每秒
      毎秒
      초당
    `,
  },
  {
    least: 3_600,
    most: 3_600,
    words: list`
      (?:per|an|each|every)\s+hour
      hourly
      /\s?h(?:(?:ou)?r)?
      por hora
      a la hora
      pro stunde
      stündlich
      par heure
      в час
      saatte
      per jam
      每小时
      毎時
      시간당
      प्रति घंट[ाे]
      ঘণ্টায়
      فی گھنٹہ
      في الساعة
      ชั่วโมงละ
    `,
  },
  {
    least: DAY,
    most: DAY,
    words: list`
      (?:per|a|each|every)\s+day
      daily
      /\s?d(?:ay)?
      (?:por|al|cada)\s+día
      diari[oa]s?
      pro tag
      am tag
      jeden tag
      täglich\p{L}*
      par jour
      chaque jour
      (?:por|ao|cada)\s+dia
      [вкн]\p{L}{0,6}\s+(?:день|сутки)
      ежедневн\p{L}+
      günde
      günlük
      per hari
      sehari
      setiap hari
      每[天日]
      毎日
      1日あたり
      一日
      하루에?
      매일
      प्रति ?दिन
      रोज़ाना
      हर दिन
      দিনে
      প্রতিদিন
      روزانہ
      فی دن
      يوميا
      في اليوم
    `,
  },
  {
    least: 7 * DAY,
    most: 7 * DAY,
    words: list`
      (?:per|a|each|every)\s+week
      weekly
      /\s?w(?:ee)?k
      (?:por|a la|cada)\s+semana
      semana(?:l|is|les)
      pro woche
      jede woche
      wöchentlich\p{L}*
      par semaine
      chaque semaine
      hebdomadaires?
      в неделю
      еженедельн\p{L}+
      haftada
      haftalık
      her hafta
      per minggu
      seminggu
      setiap minggu
      每[周週]
      毎週
      매주
      주당
      प्रति सप्ताह
      हर हफ़?्ते
      সপ্তাহে
      প্রতি সপ্তাহে
      فی ہفتہ
      ہر ہفتے
      أسبوعيا
      في الأسبوع
    `,
  },
  {
    // A month has 30 days, or the twelfth part of a year.
    least: 30 * DAY,
    most: 31 * DAY,
    words: list`
      (?:per|a|each|every)\s+month
      monthly
      /\s?mo(?:nth)?
      (?:por|al|cada)\s+mes
      mensual(?:es)?
      pro monat
      im monat
      jeden monat
      monatlich\p{L}*
      par mois
      chaque mois
      (?:por|ao|cada)\s+mês
      mensa(?:l|is)
      в месяц
      ежемесячн\p{L}+
      ayda
      aylık
      her ay
      per bulan
      sebulan
      setiap bulan
      每月
      每个月
      毎月
      매월
      매달
      प्रति माह
      हर महीने
      মাসে
      প্রতি মাসে
      ماہانہ
      ہر مہینے
      شهريا
      في الشهر
    `,
  },
  {
    least: 365 * DAY,
    most: 366 * DAY,
    words: list`
      (?:per|a|each|every)\s+year
      yearly
      annually
      por año
      al año
      pro jahr
      jährlich\p{L}*
      par an
      por ano
      ao ano
      в год
      yılda
      per tahun
      每年
      毎年
      매년
      연간
    `,
  },
];
