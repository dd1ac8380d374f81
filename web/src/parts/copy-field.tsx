import { useState } from 'react';
import { Button } from './button.tsx';

/** A line to be copied whole. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Select the text and copy it'),
    );
  return (
    <div>
      <p className="mb-1 text-sm text-muted">{label}</p>
      <div className="flex flex-wrap items-center gap-2 rounded-xl border border-line bg-sunken py-1 pl-4 pr-2">
        <code className="min-w-0 grow basis-48 py-1 font-mono text-[0.9em] wrap-anywhere">{text}</code>
        <Button look="quiet" onPress={copy}>
          Copy<span className="sr-only"> {label}</span>
        </Button>
        <span role="status" className="text-sm text-muted empty:hidden">
          {said}
        </span>
      </div>
    </div>
  );
}
