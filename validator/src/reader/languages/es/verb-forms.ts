const objects = ['lo', 'la', 'los', 'las'];
/** Pronouns that are written onto an order or an infinitive: `envíale`, `págaselo`. */
const pronouns = [
  ...['me', 'te', 'se', 'nos', 'le', 'les'],
  ...objects,
  ...['me', 'te', 'se', 'nos'].flatMap((person) => objects.map((object) => person + object)),
];

const onto = (order: string): string[] => pronouns.map((pronoun) => order + pronoun);

/** Orders with pronouns alone, of verbs whose bare form also says something else: `pásale`, and not `pase lo que pase`. */
export const withPronouns = (orders: string): string => orders.split(' ').flatMap(onto).join('|');

/** How the end of a stem is written before the vowel that an order of usted has: `paga` and `pague`, `recoge` and `recoja`. */
const spelt = (stem: string, vowel: string): string =>
  vowel === 'e'
    ? stem.replace(/[cgz]$/, (letter) => ({ c: 'qu', g: 'gu', z: 'c' })[letter] ?? letter)
    : stem.replace(/g$/, 'j');

/** Infinitive, with the stem that is stressed where it is another one: `mover/muev`. Accents need not be written. */
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

/** The forms of regular verbs in which somebody is told or asked to do something: tú, vos, usted, ustedes, vosotros. */
export const spanishForms = (verbs: string): string => verbs.split(' ').flatMap(formsOf).join('|');
