import type { UseMutationResult } from '@tanstack/react-query';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { describeSettingsFailure } from './describe-settings-failure.ts';

interface Props {
  readonly of: Pick<UseMutationResult<unknown, unknown, never>, 'error' | 'isSuccess'>;
  /** The confirmation of a successful change. */
  readonly done: string;
}

/** The outcome of a change, shown next to its control. */
export function ChangeResult({ of: { error, isSuccess }, done }: Props) {
  return (
    <>
      {error !== null && error !== undefined && <FailureNotice error={error} describe={describeSettingsFailure} />}
      {/* Always there: what appears together with its text is not read out everywhere. */}
      <p role="status" className="text-sm font-medium text-good empty:sr-only">
        {isSuccess && done}
      </p>
    </>
  );
}
