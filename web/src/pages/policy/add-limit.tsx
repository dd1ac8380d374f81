import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { type AssetId, assetOptions, NATIVE, networkOptions, readAddress } from './assets.ts';
import { type DraftLimit, keyOf } from './draft.ts';

const OTHER = 'other';

interface Props {
  readonly limits: readonly DraftLimit[];
  readonly onAdd: (limit: DraftLimit) => void;
  readonly onClose: () => void;
}

/** Chooses the asset of a new limit: a common one of a network, or any by its address. */
export function AddLimit({ limits, onAdd, onClose }: Props) {
  const [chain, setChain] = useState(String(networkOptions[0]?.[0]));
  const [chosen, choose] = useState<string>(NATIVE);
  const [pasted, setPasted] = useState('');
  const [isTried, setTried] = useState(false);
  const chainId = Number(chain);
  const asset = chosen === OTHER ? readAddress(pasted) : (chosen as AssetId);
  const isTaken = asset !== null && limits.some((limit) => keyOf(limit) === keyOf({ chainId, asset }));
  const fault = asset === null ? 'Paste the address of the token: 0x and 40 hex digits' : null;
  const add = () => {
    setTried(true);
    if (asset !== null && !isTaken) onAdd({ chainId, asset, perTransaction: '', per24Hours: '' });
  };
  return (
    <div className="flex flex-col gap-4 rounded-xl border border-dashed border-muted p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Network"
          value={chain}
          options={networkOptions}
          onChange={(next) => {
            setChain(next);
            choose(NATIVE);
          }}
        />
        <SelectField
          label="Asset"
          value={chosen}
          options={[...assetOptions(chainId), [OTHER, 'Another token, by its address']]}
          onChange={choose}
          fault={isTaken ? 'This asset already has a limit' : null}
        />
      </div>
      {chosen === OTHER && (
        <TextField
          label="Address of the token"
          mono
          value={pasted}
          onChange={setPasted}
          fault={isTried ? fault : null}
          hint="On the network above. Names can be imitated, addresses cannot."
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button onPress={add}>Add limit</Button>
        <Button look="secondary" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
