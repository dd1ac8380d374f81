import { type ReactNode, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Opening } from './opening.tsx';

interface Props {
  /** What the button says. */
  readonly verb: string;
  /** The heading of the form, and what the button is called: what it says unless there are several of its kind. */
  readonly title?: string;
  /** Stands beside the button; `say` tells what came of it. */
  readonly beside?: (say: (done: string) => void) => ReactNode;
  /** The form; `finish` closes it and tells what came of it, `hold` keeps it open meanwhile. */
  readonly children: (finish: (done: string) => void, hold: (isHeld: boolean) => void) => ReactNode;
}

/** A button that opens a form, the way back from it, and what came of it. */
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
