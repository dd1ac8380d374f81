import { Button } from './button.tsx';
import { describeFailure, type Failure } from './describe-failure.ts';
import { Notice } from './notice.tsx';
import { SignedOutError } from './signed-out-error.ts';

interface Props {
  readonly error: unknown;
  /** A more specific message than that the request failed. */
  readonly describe?: (error: unknown) => Failure;
  readonly onRetry?: () => void;
}

/** A failed request, with a retry button if the user should retry. Hidden if the user is asked to sign in anyway. */
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
