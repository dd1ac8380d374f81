/** Words that make another number of the one that is said. */
export interface Arithmetic {
  readonly kind: 'per-unit' | 'deduction' | 'repetition';
  readonly pattern: RegExp;
  /** What it reads, as proof. */
  readonly example: string;
}

const rows: readonly (readonly [Arithmetic['kind'], string, string])[] = [
  [
    'per-unit',
    String.raw`\b(?:a ?piece|apiece|per (?:coin|token|unit|share|piece|[a-z]{0,3}(?:eth|btc|link|uni|usd[a-z]?|dai|arb|op|aave|crv|ldo))|a pop|for each(?: one| of (?:them|those|these))?)\b`,
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
    String.raw`(?:m[ií]nimo|m[áa]ximo|menos|m[ée]nos|mais|más|m[íi]n\.?) (?:de )?\d[\d.,]{0,20} [a-z]{2,8} por [a-z]{2,8}(?![\p{L}\d])(?! ?\d)`,
    'no mínimo 7,50 USDC por UNI',
  ],
  [
    'deduction',
    String.raw`\b(?:minus|net of|deducting|deducted|withhold(?:ing)?|withheld|retain(?:s|ed|ing)?|deduct|subtract|net (?:sum|amount)|(?:take|knock|shave) (?:that|it|this|them|those) off|keep(?:ing)? back|holding back|after (?:deducting|taking|subtracting))\b`,
    '2,000 USDC minus our cut',
  ],
  [
    'deduction',
    String.raw`\bless (?:our|my|the|your|a|his|her|their|\d{1,3}(?:\.\d{1,3})? ?%)`,
    '2,000 USDC less our 5 % commission',
  ],
  [
    'deduction',
    String.raw`\b(?:abzüglich|menos (?:el|la|los|las|mi|nuestr[oa]|os?|as?|lo|aquilo|\d{1,3} ?%)|moins (?:les?|la|notre|mes|\d{1,3} ?%)|descontando|déduction|dikurangi|dipotong)(?!\p{L})`,
    '2.000 USDC abzüglich Gebühr',
  ],
  [
    'deduction',
    '扣除|减去|差し引|を引いた|빼고|제하고|за вычетом|минус|بعد خصم|ناقص|घटाकर|काटकर|düşülerek|kesintiden sonra',
    '扣除手续费',
  ],
  [
    'repetition',
    String.raw`\b(?:twice|thrice|(?:two|three|four|five|\d{1,2}) times|double (?:that|it|the)|in (?:two|three|four|equal|several) (?:parts|halves|tranches|installments|instalments|goes|chunks))\b`,
    'send it twice',
  ],
  [
    'repetition',
    String.raw`\b(?:zweimal|dreimal|dos veces|tres veces|deux fois|trois fois|duas vezes|dua kali|iki kez|iki kere|en dos partes|in zwei teilen)(?!\p{L})`,
    'schick das zweimal',
  ],
  ['repetition', '两次|兩次|分两笔|2回|二回|두 번|дважды|два раза|مرتين|दो बार', '转两次'],
];

export const arithmetic: readonly Arithmetic[] = rows.map(([kind, source, example]) => ({
  kind,
  pattern: new RegExp(source, 'giu'),
  example,
}));
