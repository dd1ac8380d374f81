/** How the end of a stem is written before the e of the polite order: `paga` and `pague`. */
const beforeE = (stem: string): string =>
  stem.replace(/[cgç]$/, (letter) => ({ c: 'qu', g: 'gu', ç: 'c' })[letter] ?? letter);

/** Pronouns that are written onto an order: `envie-lhe`, `manda-me`. They are words of their own. */
function portugueseFormsOf(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const polite = beforeE(stem);
  return [infinitive, `${stem}a`, `${stem}as`, `${polite}e`, `${polite}em`, `${polite}es`, `${stem}asse`];
}

/** The forms of Portuguese verbs in -ar in which somebody is told or asked to do something. */
export const portugueseForms = (verbs: string): string => verbs.split(' ').flatMap(portugueseFormsOf).join('|');
