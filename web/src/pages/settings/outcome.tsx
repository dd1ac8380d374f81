import type { UseMutationResult } from '@tanstack/react-query';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { SignedOutError } from '../../session/session.ts';

interface Props {
  readonly of: Pick<UseMutationResult<unknown, unknown, never>, 'error' | 'isSuccess'>;
  /** What has happened, once it has. */
  readonly done: string;
}

/** What became of a change, said where it was asked for. */
export function Outcome({ of: { error, isSuccess }, done }: Props) {
  if (error && !(error instanceof SignedOutError)) return <FailureNotice error={error} />;
  return (
    <p role="status" className="text-sm font-medium text-good empty:hidden">
      {isSuccess && done}
    </p>
  );
}
