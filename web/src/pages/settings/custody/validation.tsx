import { useChange } from '../../../data/use-change.ts';
import { Button } from '../../../parts/button.tsx';
import { InertText } from '../../../parts/inert-text.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { When } from '../../../parts/when.tsx';
import { ChangeResult } from '../change-result.tsx';
import { custodyKey, type Integration } from './types.ts';

/** Whether the provider accepted the credentials at the last check. */
export function Validation({ integration: { type, lastValidation } }: { integration: Integration }) {
  const test = useChange((client, _: null) => client.validateCustody({ params: { type } }), custodyKey);
  return (
    <>
      {lastValidation?.valid === false && (
        <Notice kind="care" title="The last test of the credentials failed">
          {lastValidation.reason !== undefined && (
            <p className="max-h-40 overflow-y-auto wrap-anywhere">
              <InertText>{lastValidation.reason}</InertText>
            </p>
          )}
          <p className="text-sm text-muted">
            Tested <When at={lastValidation.checkedAt} />. Check the credentials and that the provider has approved the
            API user.
          </p>
        </Notice>
      )}
      {lastValidation?.valid === true && (
        <p>
          Your provider accepted the credentials <When at={lastValidation.checkedAt} />.
        </p>
      )}
      <ChangeResult of={test} done={test.data?.valid ? 'It works.' : ''} />
      <div>
        <Button look={lastValidation ? 'secondary' : 'primary'} busy={test.isPending} onPress={() => test.mutate(null)}>
          {lastValidation ? 'Test again' : 'Test connection'}
        </Button>
      </div>
    </>
  );
}
