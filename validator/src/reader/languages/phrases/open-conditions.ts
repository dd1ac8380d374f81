/** Words that make the request conditional. */
export const conditions: Readonly<Record<string, readonly string[]>> = {
  en: ['if', 'unless', 'until', 'when', 'whenever', 'once', 'provided', 'assuming', 'depending', 'except', 'otherwise'],
  es: ['si', 'cuando', 'salvo', 'hasta', 'excepto'],
  fr: ['si', 'quand', 'lorsque', 'sauf'],
  pt: ['se', 'quando', 'exceto', 'caso'],
  de: ['wenn', 'falls', 'sofern', 'sobald', 'außer', 'bis'],
  ru: ['если', 'когда', 'пока', 'кроме'],
  zh: ['如果', '若', '当', '除非', '直到'],
  ja: ['もし', 'なら', 'たら', 'まで'],
  hi: ['अगर', 'यदि', 'जब', 'तक'],
  ar: ['إذا', 'لو', 'عندما', 'إلا'],
  id: ['jika', 'kalau', 'bila', 'ketika', 'kecuali'],
  bn: ['যদি', 'যখন'],
};

/** Words that negate it. */
export const negations: Readonly<Record<string, readonly string[]>> = {
  en: [
    'not',
    "don't",
    'dont',
    'never',
    'without',
    'no',
    'avoid',
    'cannot',
    "can't",
    'neither',
    'nor',
    "won't",
    'instead',
  ],
  es: ['no', 'nunca', 'sin', 'jamás'],
  fr: ['ne', 'pas', 'jamais', 'sans'],
  pt: ['não', 'nunca', 'sem'],
  de: ['nicht', 'kein', 'keine', 'keinen', 'nie', 'ohne'],
  ru: ['не', 'нет', 'никогда', 'без'],
  zh: ['不', '不要', '别', '没有'],
  ja: ['ない', 'しない', 'なし'],
  hi: ['नहीं', 'मत', 'बिना'],
  ar: ['لا', 'بدون', 'ليس'],
  id: ['tidak', 'jangan', 'tanpa', 'bukan'],
  bn: ['না', 'নয়'],
};

/** Words that repeat it. */
export const repetitions: readonly string[] = [
  ...['every', 'daily', 'weekly', 'monthly', 'hourly', 'yearly', 'recurring', 'repeatedly', 'repeat', 'regularly'],
  ...['täglich', 'wöchentlich', 'diario', 'semanal', 'каждый', '每天', '每周', '毎日', 'setiap', 'हर'],
];
