import { useEffect, useState } from 'react';
import { Page } from '../../parts/page.tsx';
import { type Example, examples, type Trial } from './examples.ts';
import { Examples } from './examples-list.tsx';
import { fromFragment, toFragment } from './share.ts';
import { TrialForm } from './trial-form.tsx';
import { TrialResult } from './trial-result.tsx';
import { useTrial } from './use-trial.ts';

const first = examples[0] as Example;

/** Runs the checks on worked examples and on free input. Nothing is stored, and no session is needed. */
export function PlaygroundPage() {
  const [trial, setTrial] = useState<Trial>(() => fromFragment(location.hash) ?? first);
  /** Increases when the form is filled from outside; typing does not remount it. */
  const [filling, setFilling] = useState(0);
  const run = useTrial();
  // A shared link replaces the form, also while the page is open.
  useEffect(() => {
    const read = () => {
      const shared = fromFragment(location.hash);
      if (!shared) return;
      setTrial(shared);
      setFilling((count) => count + 1);
    };
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const check = (next: Trial) => {
    history.replaceState(history.state, '', toFragment(next));
    setTrial(next);
    run.mutate(next);
  };
  return (
    <Page
      title="Playground"
      lead="Put words next to a transaction and see what the arbiter says. Nothing is stored, signed or sent."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <Examples
          chosen={trial}
          onChoose={(example) => {
            check(example);
            setFilling((count) => count + 1);
          }}
        />
        <div className="flex min-w-0 flex-col gap-6">
          <TrialForm key={filling} trial={trial} busy={run.isPending} onCheck={check} />
          <TrialResult run={run} />
        </div>
      </div>
    </Page>
  );
}
