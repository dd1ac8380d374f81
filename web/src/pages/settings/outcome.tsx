import type { UseMutationResult } from '@tanstack/react-query';
import { Notice } from '../../parts/notice.tsx';
import { SignedOutError } from '../../session/session.ts';
import { describeSettingsFailure } from './describe-settings-failure.ts';

interface Props {
  readonly of: Pick<UseMutationResult<unknown, unknown, never>, 'error' | 'isSuccess'>;
  /** What has happened, once it has. */
  readonly done: string;
}

/** What became of a change, said where it was asked for. */
export function Outcome({ of: { error, isSuccess }, done }: Props) {
  const failure = error && !(error instanceof SignedOutError) ? describeSettingsFailure(error) : null;
  return (
    <>
      {failure && (
        <Notice kind="bad" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      {/* Always there: what appears together with its text is not read out everywhere. */}
      <p role="status" className="text-sm font-medium text-good empty:sr-only">
        {isSuccess && done}
      </p>
    </>
  );
}
