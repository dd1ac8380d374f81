import type { UseMutationResult } from '@tanstack/react-query';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { describeSettingsFailure } from './describe-settings-failure.ts';

interface Props {
  readonly of: Pick<UseMutationResult<unknown, unknown, never>, 'error' | 'isSuccess'>;
  /** What has happened, once it has. */
  readonly done: string;
}

/** What became of a change, said where it was asked for. */
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
