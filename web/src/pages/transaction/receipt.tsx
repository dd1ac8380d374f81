import { useChange } from '../../data/use-change.ts';
import { Button } from '../../parts/button.tsx';
import { describeFailure } from '../../parts/describe-failure.ts';
import { Icon } from '../../parts/icon.tsx';
import { Notice } from '../../parts/notice.tsx';
import { saveJson } from '../../parts/save-file.ts';
import type { WholeTransaction } from './record.ts';

/** The proof of this transaction in one file, which anyone can verify offline; this page verifies it at once. */
export function Receipt({ record }: { record: WholeTransaction }) {
  const getting = useChange(async (client) => {
    // Few visits need the code for signatures and hashes.
    const { checkReceipt } = await import('./check-receipt.ts');
    const checked = await checkReceipt(client, record);
    saveJson(`receipt-${record.requestHash.slice(0, 10)}.json`, checked.receipt);
    return checked;
  });
  const { data: checked, error } = getting;
  const failure = error && describeFailure(error);
  return (
    <>
      <Button look="secondary" busy={getting.isPending} onPress={() => getting.mutate(undefined)}>
        <Icon name="download" />
        Download receipt
      </Button>
      <div role="status" className="basis-full empty:hidden">
        {checked?.isValid && checked.line}
      </div>
      {checked && !checked.isValid && (
        <Notice kind="bad" title="The receipt is not valid">
          {checked.line}
        </Notice>
      )}
      {failure && (
        <Notice kind="bad" title={failure.title}>
          {failure.text}
        </Notice>
      )}
    </>
  );
}
