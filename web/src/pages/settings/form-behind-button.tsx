import { type ReactNode, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Opening } from './opening.tsx';

interface Props {
  /** The label of the button. */
  readonly verb: string;
  /** The heading of the form, and the accessible name of the button: its label by default. */
  readonly title?: string;
  /** Content next to the button; `say` reports the outcome. */
  readonly beside?: (say: (done: string) => void) => ReactNode;
  /** The form; `finish` closes it and reports the outcome, `hold` keeps it open meanwhile. */
  readonly children: (finish: (done: string) => void, hold: (isHeld: boolean) => void) => ReactNode;
}

/** A button that opens a form, a way to close it, and the outcome. */
export function FormBehindButton({ verb, title = verb, beside, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isHeld, hold] = useState(false);
  const [said, say] = useState('');
  const open = () => {
    say('');
    setOpen(true);
  };
  const finish = (done: string) => {
    say(done);
    setOpen(false);
  };
  return (
    <>
      <p role="status" className="text-sm font-medium text-good empty:sr-only">
        {said}
      </p>
      <Opening
        label={title}
        isOpen={isOpen}
        opener={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button look="secondary" label={title} onPress={open}>
              {verb}
            </Button>
            {beside?.(say)}
          </div>
        }
      >
        <div className="flex flex-col gap-4 rounded-xl border border-line p-4">
          <div className="-my-2 flex items-center justify-between gap-4">
            <h3 className="font-semibold">{title}</h3>
            <Button look="quiet" disabled={isHeld} onPress={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
          {children(finish, hold)}
        </div>
      </Opening>
    </>
  );
}
