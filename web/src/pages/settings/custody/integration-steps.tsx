import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { saveFile } from '../../../parts/save-file.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { CsrForm } from './csr-form.tsx';
import { Recreate } from './recreate.tsx';
import { type Integration, purposes } from './types.ts';
import { Validation } from './validation.tsx';

const states = {
  none: { look: 'bg-sunken text-muted', words: 'Not connected' },
  pending: { look: 'bg-care-wash text-care', words: 'Waiting for credentials' },
  active: { look: 'bg-good-wash text-good', words: 'Connected' },
  refused: { look: 'bg-bad-wash text-bad', words: 'The last test failed' },
} as const;

/** The steps from no integration to a vault that answers. */
export function IntegrationSteps({ integration }: { integration: Integration }) {
  const { type, status, csr, lastValidation } = integration;
  const [isStarted, start] = useState(false);
  const steps = useFocusOnNext(isStarted && status === 'none' ? 1 : nextStep[status]);
  const state = states[status === 'active' && lastValidation?.valid === false ? 'refused' : status];
  const { title, text } = purposes[type];
  return (
    <div className="rounded-xl border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{title}</h3>
        <span className={`rounded-full px-2.5 py-0.5 text-sm font-medium ${state.look}`}>{state.words}</span>
      </div>
      <p className="text-muted">{text}</p>
      {status === 'none' && !isStarted ? (
        <div className="mt-3">
          <Button
            look="secondary"
            label={type === 'execution' ? 'Connect a vault for sending' : 'Connect a vault for your agent'}
            onPress={() => start(true)}
          >
            Connect a vault
          </Button>
        </div>
      ) : (
        <ol ref={steps} className="mt-4 flex flex-col gap-5">
          <Step number={1} title="Create a key and a signing request" isDone={csr !== null}>
            {csr === null ? <CsrForm type={type} recreate={false} /> : <Recreate type={type} />}
          </Step>
          <Step number={2} title="Give the signing request to your provider" isDone={status === 'active'}>
            {csr !== null && <SigningRequest type={type} csr={csr} />}
          </Step>
          <Step number={3} title="Enter the credentials from your provider" isDone={status === 'active'}>
            {status !== 'none' && <CredentialsForm integration={integration} />}
          </Step>
          <Step number={4} title="Test the connection" isDone={lastValidation?.valid === true}>
            {status === 'active' && <Validation integration={integration} />}
          </Step>
        </ol>
      )}
    </div>
  );
}

/** The step that the owner continues with; none before the first. */
const nextStep = { none: 0, pending: 2, active: 4 } as const;

/** The pressed button disappears when a step is done: the focus moves to the next step. */
function useFocusOnNext(next: number) {
  const steps = useRef<HTMLOListElement>(null);
  const last = useRef(next);
  useEffect(() => {
    if (last.current === next) return;
    last.current = next;
    if (document.activeElement === document.body) steps.current?.querySelectorAll('h4')[next - 1]?.focus();
  }, [next]);
  return steps;
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

const Step = ({ number, title, isDone, children }: StepProps) => (
  <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
    <span
      aria-hidden="true"
      className={`flex size-7 items-center justify-center rounded-full text-sm font-semibold ${isDone ? 'bg-good-wash text-good' : 'bg-sunken text-muted'}`}
    >
      {isDone ? '✓' : number}
    </span>
    <div className="flex min-w-0 flex-col gap-3">
      <h4 tabIndex={-1} className={`pt-0.5 outline-none font-medium ${children ? '' : 'text-muted'}`}>
        {title}
        {isDone && <span className="sr-only"> (done)</span>}
      </h4>
      {children}
    </div>
  </li>
);

const SigningRequest = ({ type, csr }: { type: Integration['type']; csr: string }) => (
  <>
    <p className="text-sm text-muted">
      Upload the file in the provider's console when you create an API user. Its private key stays encrypted in this
      service.
    </p>
    <div>
      <Button
        look="secondary"
        onPress={() => saveFile(`countersign-${type}.csr`, new Blob([csr], { type: 'application/pkcs10' }))}
      >
        <Icon name="download" />
        Download signing request
      </Button>
    </div>
  </>
);
