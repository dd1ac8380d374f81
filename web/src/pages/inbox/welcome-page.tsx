import { configuration } from '../../configuration.ts';
import { Panel } from '../../parts/panel.tsx';
import { SignIn } from '../../session/sign-in.tsx';

/** What this is, to whoever comes here for the first time. */
export function WelcomePage() {
  return (
    <div className="mx-auto max-w-2xl">
      <Panel title="Your agent's second signature">
        <p>
          Countersign checks what an AI agent is about to do with your money, before it happens: it compares what you
          asked for with what the transaction really does, and lets you have the last word.
        </p>
        <SignIn />
        <p className="text-sm text-muted">
          No wallet at hand? Try the checks in the{' '}
          <a className="text-accent underline underline-offset-4" href={`${configuration.uiUrl}/playground`}>
            playground
          </a>
          .
        </p>
      </Panel>
    </div>
  );
}
