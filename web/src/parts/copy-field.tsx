import { Button } from './button.tsx';
import { useCopy } from './use-copy.ts';

interface Props {
  readonly label: string;
  readonly text: string;
  /** The label, for users who cannot see the context. */
  readonly of?: string;
}

/** A line to copy. */
export function CopyField({ label, text, of }: Props) {
  const { said, copy } = useCopy();
  return (
    <div>
      <p className="mb-1 text-sm text-muted">{label}</p>
      <div className="flex flex-wrap items-center gap-2 rounded-xl border border-line bg-sunken py-1 pl-4 pr-2">
        <code className="min-w-0 grow basis-48 py-1 font-mono text-[0.9em] wrap-anywhere">{text}</code>
        <Button look="quiet" onPress={() => copy(text)}>
          Copy
          <span className="sr-only">
            {' '}
            {label}
            {of && ` ${of}`}
          </span>
        </Button>
        <span role="status" className="text-sm text-muted empty:hidden">
          {said}
        </span>
      </div>
    </div>
  );
}
