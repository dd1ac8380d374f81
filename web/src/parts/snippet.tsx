import { Button } from './button.tsx';
import { useCopy } from './use-copy.ts';

/** Lines to copy. */
export function Snippet({ label, text }: { label: string; text: string }) {
  const { said, copy } = useCopy();
  return (
    <figure className="overflow-hidden rounded-xl border border-line bg-sunken">
      <figcaption className="flex items-center gap-x-3 border-b border-line py-1 pl-4 pr-3 text-sm text-muted">
        <span className="grow">{label}</span>
        <span role="status" className="empty:hidden">
          {said}
        </span>
        <Button look="quiet" onPress={() => copy(text)}>
          Copy<span className="sr-only"> {label}</span>
        </Button>
      </figcaption>
      {/* Focusable, so that a line that is longer than the screen can be read without a mouse. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="overflow-x-auto p-4 font-mono text-[0.85em] leading-relaxed">
        {text}
      </pre>
    </figure>
  );
}
