import { Mark } from './mark.tsx';

const words: Readonly<Record<string, string>> = {
  'transactions:create:own': 'Submit transactions from your account for verification, and see your addresses',
  'transactions:read:own': 'Read your transactions, their checks and their verdicts',
  'transactions:approve:own':
    'Record its own opinion of a transaction: its rejection stops it, its approval never counts as yours',
};

const never = [
  'Approve anything in your name',
  'Move money, or sign with your wallet',
  'Change your settings, or create keys',
];

/** No tool of the MCP endpoint uses this scope, and an OAuth token works nowhere else. */
export const unusedOverMcp: readonly string[] = ['transactions:approve:own'];

interface Props {
  readonly scopes: readonly string[];
  /** Scopes that are useless for this kind of access. */
  readonly unused?: readonly string[];
}

const inBrief: Readonly<Record<string, string>> = {
  'transactions:create:own': 'submit',
  'transactions:read:own': 'read',
  'transactions:approve:own': 'object to',
};
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

/** The same in one line, such as "Can submit and read your transactions". */
export function abilitiesInShort(scopes: readonly string[]): string {
  if (scopes.length === 0) return 'Can do nothing';
  const known = Object.keys(inBrief).filter((scope) => scopes.includes(scope));
  const verbs = known.map((scope) => inBrief[scope] ?? scope);
  return verbs.length < scopes.length ? 'Can do the following' : `Can ${conjunction.format(verbs)} your transactions`;
}

/** What an agent will be able to do, and what not, whatever it was instructed to say. */
export function Abilities({ scopes, unused = [] }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <List title="It can" kind="good" items={inWords(scopes.filter((scope) => !unused.includes(scope)))} />
      <List title="It cannot" kind="bad" items={never} />
    </div>
  );
}

/** In our order. An unknown scope is shown by its name instead of being hidden. */
function inWords(scopes: readonly string[]): string[] {
  if (scopes.length === 0) return ['Nothing: no tool uses the access it asks for'];
  const known = Object.keys(words).filter((scope) => scopes.includes(scope));
  return [...known.map((scope) => words[scope] ?? scope), ...scopes.filter((scope) => !(scope in words))];
}

function List({ title, kind, items }: { title: string; kind: 'good' | 'bad'; items: readonly string[] }) {
  return (
    <div>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul className="flex flex-col gap-2">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5 text-[0.95rem] leading-snug">
            <Mark kind={kind} small />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
