/** Infinitive, with the stem that is stressed where it is another one: `envoyer/envoi`. Accents need not be written. */
function frenchFormsOf(verb: string): string[] {
  const [infinitive = '', changed] = verb.split('/');
  const stem = infinitive.slice(0, -2);
  const stressed = changed ?? stem;
  return [infinitive, `${stressed}e`, `${stressed}es`, `${stem}ez`, `${stem}iez`];
}

/** The forms of French verbs in -er in which somebody is told or asked to do something. */
export const frenchForms = (verbs: string): string => verbs.split(' ').flatMap(frenchFormsOf).join('|');
