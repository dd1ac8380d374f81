import { Button } from './button.tsx';
import { describeFailure, type Failure } from './describe-failure.ts';
import { Notice } from './notice.tsx';
import { SignedOutError } from './signed-out-error.ts';

interface Props {
  readonly error: unknown;
  /** Where more is known than that a request failed. */
  readonly describe?: (error: unknown) => Failure;
  readonly onRetry?: () => void;
}

/** What went wrong; with a button where trying again is up to the reader. Nothing where people are asked to sign in anyway. */
export function FailureNotice({ error, describe = describeFailure, onRetry }: Props) {
  if (error instanceof SignedOutError) return null;
  const { title, text } = describe(error);
  return (
    <Notice kind="bad" title={title}>
      <p>{text}</p>
      {onRetry && (
        <Button look="quiet" onPress={onRetry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
