import { Mark } from '../../parts/mark.tsx';
import { type Example, examples, type Trial } from './examples.ts';

const groups = [
  { kind: 'honest', title: 'Honest requests', mark: 'good' },
  { kind: 'attack', title: 'Attacks', mark: 'bad' },
  { kind: 'ask', title: 'For you to decide', mark: 'care' },
] as const;

interface Props {
  readonly chosen: Trial;
  readonly onChoose: (example: Example) => void;
}

/** Worked examples, each with a hint. */
export function Examples({ chosen, onChoose }: Props) {
  const isChosen = ({ words, action }: Example) =>
    words === chosen.words && JSON.stringify(action) === JSON.stringify(chosen.action);
  return (
    <nav aria-label="Examples" className="flex flex-col gap-5">
      {groups.map(({ kind, title, mark }) => (
        <section key={kind}>
          <h2 className="mb-2 text-sm font-semibold text-muted">{title}</h2>
          <ul className="flex gap-2 max-xl:snap-x max-xl:overflow-x-auto max-xl:pb-2 xl:flex-col">
            {examples
              .filter((example) => example.kind === kind)
              .map((example) => (
                <li key={example.id} className="max-xl:w-64 max-xl:shrink-0 max-xl:snap-start">
                  <button
                    type="button"
                    aria-pressed={isChosen(example)}
                    onClick={() => onChoose(example)}
                    className="flex h-full w-full gap-2.5 rounded-xl border border-line bg-surface px-3 py-2.5 text-left hover:border-muted aria-pressed:border-accent aria-pressed:ring-1 aria-pressed:ring-accent"
                  >
                    <Mark kind={mark} small />
                    <span className="min-w-0">
                      <span className="block font-medium leading-snug">{example.title}</span>
                      <span className="block text-sm leading-snug text-muted">{example.look}</span>
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
