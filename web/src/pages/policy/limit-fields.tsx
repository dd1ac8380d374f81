import { checksumAddress } from '@countersign/protocol';
import { Account } from '../../parts/account.tsx';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { findAsset, NATIVE, nameAsset } from './assets.ts';
import { type DraftLimit, faultOf } from './draft.ts';

interface Props {
  readonly limit: DraftLimit;
  readonly onChange: (limit: DraftLimit) => void;
  readonly onRemove: () => void;
}

/** How much of one asset may be spent without asking. */
export function LimitFields({ limit, onChange, onRemove }: Props) {
  const asset = findAsset(limit.chainId, limit.asset);
  const name = nameAsset(asset);
  const unit = asset.known?.symbol ?? 'base units';
  return (
    <li className="rounded-xl border border-line bg-sunken p-4">
      <fieldset>
        <legend className="sr-only">{name}</legend>
        <div className="mb-3 flex items-start justify-between gap-x-4">
          <div className="min-w-0">
            <p className="font-semibold first-letter:uppercase">{name}</p>
            {limit.asset !== NATIVE && (
              <p className="text-sm text-muted">
                <Account address={checksumAddress(limit.asset)} />
              </p>
            )}
          </div>
          <div className="-my-2.5">
            <Button look="quiet" label={`Remove the limit for ${name}`} onPress={onRemove}>
              Remove
            </Button>
          </div>
        </div>
        {asset.known === null && (
          <div className="mb-3">
            <Notice kind="care">
              The decimals of this token are unknown, so amounts are in base units, as the chain counts: one token is
              often 1000000 or 1000000000000000000 of them. Look it up before you save.
            </Notice>
          </div>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={`Per transaction, ${unit}`}
            hint="Leave empty for no limit."
            fault={faultOf(limit.perTransaction, asset)}
            value={limit.perTransaction}
            onChange={(perTransaction) => onChange({ ...limit, perTransaction })}
          />
          <TextField
            label={`Per 24 hours, ${unit}`}
            hint="Leave empty for no limit."
            fault={faultOf(limit.per24Hours, asset)}
            value={limit.per24Hours}
            onChange={(per24Hours) => onChange({ ...limit, per24Hours })}
          />
        </div>
      </fieldset>
    </li>
  );
}
