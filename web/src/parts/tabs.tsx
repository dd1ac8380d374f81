import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface Tab {
  readonly name: string;
  readonly content: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with one visible panel. The arrow keys move between them. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const [chosen, choose] = useState(0);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const next = (chosen + step + tabs.length) % tabs.length;
    choose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="mb-3 flex overflow-x-auto border-b border-line sm:gap-x-1"
      >
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            id={`${id}-${index}`}
            type="button"
            role="tab"
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
            className="min-h-11 shrink-0 border-b-2 border-transparent px-2.5 text-muted hover:text-ink aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink"
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {tabs[chosen]?.content}
      </div>
    </div>
  );
}
