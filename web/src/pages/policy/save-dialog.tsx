import { Confirm } from '../../parts/confirm.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import type { PolicyBody } from './draft.ts';
import { sayTrial, usePolicyTest } from './policy-test.tsx';
import { PolicyWords } from './policy-words.tsx';

interface Props {
  readonly policy: PolicyBody;
  readonly changes: readonly string[];
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Shows all changes once more and saves them. */
export function SaveDialog({ policy, changes, busy, error, onSave, onClose }: Props) {
  const trial = usePolicyTest(policy, true);
  return (
    <Confirm title="Save this policy?" confirm="Save policy" busy={busy} onConfirm={onSave} onClose={onClose}>
      <div>
        <h3 className="mb-1 font-semibold">What changes</h3>
        <ul className="flex max-h-48 list-disc flex-col gap-1 overflow-y-auto pl-5 wrap-anywhere">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="mb-1 font-semibold">From then on</h3>
        <div className="max-h-48 overflow-y-auto">
          <PolicyWords policy={policy} />
        </div>
        {trial.data && <p className="mt-2 text-muted">{sayTrial(trial.data).replace(/:$/, '.')}</p>}
      </div>
      <p className="text-muted">
        Applies to every verdict from now on. Requests that are already approved stay approved.
      </p>
      {error !== null && <FailureNotice error={error} />}
    </Confirm>
  );
}
