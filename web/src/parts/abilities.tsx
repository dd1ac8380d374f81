import { Mark } from './mark.tsx';

const words: Readonly<Record<string, string>> = {
  'transactions:create:own': 'Hand in transactions it plans for your account, to have them checked',
  'transactions:read:own': 'Read your transactions, their checks and their verdicts',
  'transactions:approve:own': 'Note its own view of a transaction: its no stops it, its yes never counts as yours',
};

const never = [
  'Approve anything in your name',
  'Move money, or sign with your wallet',
  'Change your settings, or make keys',
];

/** What an agent will be able to do, and what it will not, whatever it was told to say. */
export function Abilities({ scopes }: { scopes: readonly string[] }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <List title="It can" kind="good" items={inWords(scopes)} />
      <List title="It cannot" kind="bad" items={never} />
    </div>
  );
}

/** In our order. What we have no words for is shown as it is rather than left out. */
function inWords(scopes: readonly string[]): string[] {
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
