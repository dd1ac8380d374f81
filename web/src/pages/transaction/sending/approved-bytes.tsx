import { CopyField } from '../../../parts/copy-field.tsx';
import { Fold } from '../../../parts/fold.tsx';
import type { Action, WholeTransaction } from '../record.ts';

interface Props {
  readonly record: Pick<WholeTransaction, 'chainId' | 'escrowAddress'>;
  readonly action: Action;
}

/** The approved action as bytes, for other programs. */
export function ApprovedBytes({ record: { chainId, escrowAddress }, action: { tx, calls, typedData } }: Props) {
  const all = calls ?? (tx ? [tx] : []);
  return (
    <Fold title="Approved bytes" hint="To copy">
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-3">
          <CopyField label="Chain ID" text={String(chainId)} />
          <CopyField label="From" text={escrowAddress} />
        </div>
        {all.map((call, index) => {
          const which = all.length > 1 ? { of: `of call ${index + 1}` } : {};
          return (
            <div key={`${index} ${call.to}`} className="flex flex-col gap-3">
              {all.length > 1 && (
                <h4 className="text-sm font-semibold">
                  Call {index + 1} of {all.length}
                </h4>
              )}
              <CopyField label="To" {...which} text={call.to} />
              <CopyField label="Value (wei)" {...which} text={call.value} />
              <CopyField label="Data" {...which} text={call.data} />
            </div>
          );
        })}
        {typedData && <CopyField label="Typed data (EIP-712)" text={JSON.stringify(typedData)} />}
      </div>
    </Fold>
  );
}
