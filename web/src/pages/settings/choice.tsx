import type { ReactNode } from 'react';

interface Props {
  /** Choices of one group exclude each other. */
  readonly group: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One option with its meaning. */
export const Choice = ({ group, title, text, isChosen, onChoose }: Props) => (
  <label className="flex cursor-pointer gap-3 rounded-xl border border-line p-4 hover:border-muted has-checked:border-accent has-checked:ring-1 has-checked:ring-accent">
    <input
      type="radio"
      name={group}
      checked={isChosen}
      onChange={onChoose}
      className="mt-1 size-4 shrink-0 accent-accent"
    />
    <span className="min-w-0">
      <span className="block font-semibold">{title}</span>
      <span className="block text-pretty text-muted">{text}</span>
    </span>
  </label>
);
