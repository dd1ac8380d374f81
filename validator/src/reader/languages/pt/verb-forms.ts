/** The spelling of a stem before the e of the polite imperative: `paga` and `pague`. */
const beforeE = (stem: string): string =>
  stem.replace(/[cgç]$/, (letter) => ({ c: 'qu', g: 'gu', ç: 'c' })[letter] ?? letter);

/** Pronouns attached to an imperative: `envie-lhe`, `manda-me`. They are separate words. */
function portugueseFormsOf(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const polite = beforeE(stem);
  return [infinitive, `${stem}a`, `${stem}as`, `${polite}e`, `${polite}em`, `${polite}es`, `${stem}asse`];
}

/** The forms of Portuguese verbs in -ar that tell or ask someone to do something. */
export const portugueseForms = (verbs: string): string => verbs.split(' ').flatMap(portugueseFormsOf).join('|');
