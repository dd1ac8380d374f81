/** Infinitive, with the stressed stem if it differs: `envoyer/envoi`. Accents are optional. */
function frenchFormsOf(verb: string): string[] {
  const [infinitive = '', changed] = verb.split('/');
  const stem = infinitive.slice(0, -2);
  const stressed = changed ?? stem;
  return [infinitive, `${stressed}e`, `${stressed}es`, `${stem}ez`, `${stem}iez`];
}

/** The forms of French verbs in -er that tell or ask someone to do something. */
export const frenchForms = (verbs: string): string => verbs.split(' ').flatMap(frenchFormsOf).join('|');
