const objects = ['lo', 'la', 'los', 'las'];
/** Pronouns attached to an imperative or an infinitive: `envíale`, `págaselo`. */
const pronouns = [
  ...['me', 'te', 'se', 'nos', 'le', 'les'],
  ...objects,
  ...['me', 'te', 'se', 'nos'].flatMap((person) => objects.map((object) => person + object)),
];

const onto = (order: string): string[] => pronouns.map((pronoun) => order + pronoun);

/**
 * Imperatives only with pronouns, of verbs whose bare form has another meaning: `pásale`, but not `pase lo que pase`.
 */
export const withPronouns = (orders: string): string => orders.split(' ').flatMap(onto).join('|');

/** The spelling of a stem before the vowel of the usted imperative: `paga` and `pague`, `recoge` and `recoja`. */
const spelt = (stem: string, vowel: string): string =>
  vowel === 'e'
    ? stem.replace(/[cgz]$/, (letter) => ({ c: 'qu', g: 'gu', z: 'c' })[letter] ?? letter)
    : stem.replace(/g$/, 'j');

/** Infinitive, with the stressed stem if it differs: `mover/muev`. Accents are optional. */
function formsOf(verb: string): string[] {
  const [infinitive = '', changed] = verb.split('/');
  const stem = infinitive.slice(0, -2);
  const ending = infinitive.at(-2) ?? 'a';
  const stressed = changed ?? stem;
  const [own, polite] = ending === 'a' ? ['a', 'e'] : ['e', 'a'];
  const formal = spelt(stressed, polite) + polite;
  const orders = [infinitive, stressed + own, stem + ending, formal, `${formal}n`];
  const past = `${stem}${ending === 'a' ? 'a' : 'ie'}ra`;
  return [
    ...orders.flatMap((order) => [order, ...onto(order)]),
    `${stem}${ending}d`,
    `${formal}s`,
    `${stressed}${own}s`,
    ...['', 's', 'n'].map((person) => past + person),
  ];
}

/** The forms of regular verbs that tell or ask someone to do something: tú, vos, usted, ustedes, vosotros. */
export const spanishForms = (verbs: string): string => verbs.split(' ').flatMap(formsOf).join('|');
