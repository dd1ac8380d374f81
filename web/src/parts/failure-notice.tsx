import { Button } from './button.tsx';
import { describeFailure } from './describe-failure.ts';
import { Notice } from './notice.tsx';

/** What went wrong on the way to the service; with a button where trying again is up to the reader. */
export function FailureNotice({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { title, text } = describeFailure(error);
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
