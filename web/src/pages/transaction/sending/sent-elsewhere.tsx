import { useState } from 'react';
import { isHex32 } from '../../../data/is-hex32.ts';
import { Button } from '../../../parts/button.tsx';
import { TextField } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';

interface Props {
  /** The number of calls. */
  readonly count: number;
  /** If sent one by one, the transactions before the missing ones; null if all are missing. */
  readonly known: readonly `0x${string}`[] | null;
  readonly onReport: (hashes: readonly `0x${string}`[]) => void;
  readonly onClose: () => void;
}

/** Accepts the hash of a transaction that another program sent. */
export function SentElsewhere({ count, known, onReport, onClose }: Props) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const most = count - (known?.length ?? 0);
  const report = () => {
    const hashes = text.split(/[\s,]+/).filter((each) => each !== '');
    const all = [...(known ?? []), ...hashes];
    const wrong = hashes.find((each) => !isHex32(each));
    if (hashes.length === 0) setFault('Enter the transaction hash.');
    else if (wrong !== undefined)
      setFault(`A transaction hash has 0x and 64 hexadecimal digits; ${wrong.slice(0, 20)} has not.`);
    else if (hashes.length > most)
      setFault(
        most === 1
          ? 'Enter one hash only.'
          : `There are ${most} ${known?.length ? 'more ' : ''}calls, but ${hashes.length} hashes.`,
      );
    else if (new Set(all.map((each) => each.toLowerCase())).size < all.length)
      setFault('Each call has a transaction of its own, but two hashes are the same.');
    else onReport(hashes.filter(isHex32).map((each) => each.toLowerCase() as `0x${string}`));
  };
  return (
    <Form onSubmit={report}>
      <TextField
        label={labelOf(most, known)}
        hint="It is checked on chain against what was approved."
        placeholder="0x…"
        mono
        value={text}
        fault={fault}
        {...(most > 1 && { lines: Math.min(most, 6) })}
        onChange={(next) => {
          setText(next);
          setFault(null);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button onPress={report}>Report transaction</Button>
        <Button look="secondary" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

function labelOf(most: number, known: Props['known']): string {
  if (known === null) return most > 1 ? 'Transaction hash, or one per call in order' : 'Transaction hash';
  const first = `Transaction hash of call ${known.length + 1}`;
  return most > 1 ? `${first}, or one per call from there on` : first;
}
