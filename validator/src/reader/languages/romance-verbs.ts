import { list } from './list.ts';

/** Infinitive, with the stem that is stressed where it is another one: `envoyer/envoi`. Accents need not be written. */
function frenchFormsOf(verb: string): string[] {
  const [infinitive = '', changed] = verb.split('/');
  const stem = infinitive.slice(0, -2);
  const stressed = changed ?? stem;
  return [infinitive, `${stressed}e`, `${stressed}es`, `${stem}ez`, `${stem}iez`];
}

/** The forms of French verbs in -er in which somebody is told or asked to do something. */
export const frenchForms = (verbs: string): string => verbs.split(' ').flatMap(frenchFormsOf).join('|');

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

/** `que se envíen`: what is to happen. */
export const ordering = /(?:^|(?:quiero|necesito|pido|solicito|ordeno|preciso|peço) )que (?:(?:se|me|le) )?$/u;

/** `le agradecería que enviara`, with nobody in between who would do it. */
export const polite = new RegExp(
  list`
    (?<!\p{L})(?:
      agradecer[ií]a(?:mos)?
      agradecia
      quisiera
      gustar[ií]a
      pedir[ií]a
      rogar[ií]a
      gostaria
    ) que (?:(?:me|nos|le|les|se|lo|los|la|las|lhe) ){0,2}$
  `,
  'u',
);

/** Adverbs that tell of a habit: `tu envoies toujours`. */
export const habit =
  '(?!\\s+(?:toujours|souvent|encore|jamais|déjà|normalement|d.habitude|sempre|normalmente|nunca|geralmente|já))';
