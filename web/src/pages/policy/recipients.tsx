import { type Address, checksumAddress } from '@countersign/protocol';
import { useState } from 'react';
import { Account } from '../../parts/account.tsx';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { readAddress } from './assets.ts';

const MOST = 500;

interface Props {
  /** The name of the list, such as "Allowed recipients". */
  readonly label: string;
  readonly addresses: readonly Address[];
  readonly onChange: (addresses: readonly Address[]) => void;
}

/** A list of full addresses. Several can be pasted at once. */
export function Recipients({ label, addresses, onChange }: Props) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const add = () => {
    const words = text.split(/[\s,;]+/).filter(Boolean);
    const read = words.map(readAddress);
    const wrong = words.find((_, index) => read[index] === null);
    const all = [...new Set([...addresses, ...read.filter((address) => address !== null)])];
    if (words.length === 0) return setFault('Paste an address');
    if (wrong !== undefined) return setFault(`Not an address, or mistyped: ${wrong.slice(0, 50)}`);
    if (all.length > MOST) return setFault(`At most ${MOST} addresses`);
    setFault(null);
    setText('');
    onChange(all);
  };
  return (
    <div className="flex flex-col gap-3">
      {addresses.length > 0 && (
        <ul aria-label={label} className="max-h-80 divide-y divide-line overflow-y-auto rounded-xl border border-line">
          {addresses.map((address) => (
            <li key={address} className="flex items-center justify-between gap-3 px-4 py-1">
              <Account address={checksumAddress(address)} />
              <Button
                look="quiet"
                label={`Remove ${checksumAddress(address)} from ${label.toLowerCase()}`}
                onPress={() => onChange(addresses.filter((each) => each !== address))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label={`Add to ${label.toLowerCase()}`}
          mono
          placeholder="0x…"
          value={text}
          onChange={setText}
          fault={fault}
          hint="One address, or several with spaces between them."
        />
        <div className="sm:mt-6">
          <Button look="secondary" label={`Add to ${label.toLowerCase()}`} onPress={add}>
            Add
          </Button>
        </div>
      </form>
    </div>
  );
}
