import { useState } from 'react';
import { isHex32 } from '../../../data/is-hex32.ts';
import { Button } from '../../../parts/button.tsx';
import { TextField } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';

interface Props {
  /** How many calls there are. */
  readonly count: number;
  /** Only this one of them is asked for. */
  readonly of: number | null;
  readonly onReport: (hashes: readonly `0x${string}`[]) => void;
  readonly onClose: () => void;
}

/** Takes the hash of what was sent with another program. */
export function SentElsewhere({ count, of, onReport, onClose }: Props) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const most = of === null ? count : 1;
  const report = () => {
    const hashes = text.split(/[\s,]+/).filter((each) => each !== '');
    const wrong = hashes.find((each) => !isHex32(each));
    if (hashes.length === 0) setFault('Enter the transaction hash.');
    else if (wrong !== undefined)
      setFault(`A transaction hash has 0x and 64 hexadecimal digits; ${wrong.slice(0, 20)} has not.`);
    else if (hashes.length > most)
      setFault(most === 1 ? 'Enter one hash only.' : `There are ${most} calls, but ${hashes.length} hashes.`);
    else if (new Set(hashes.map((each) => each.toLowerCase())).size < hashes.length)
      setFault('Each call has a transaction of its own, but two hashes are the same.');
    else onReport(hashes.filter(isHex32).map((each) => each.toLowerCase() as `0x${string}`));
  };
  return (
    <Form onSubmit={report}>
      <TextField
        label={labelOf(count, of)}
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

function labelOf(count: number, of: number | null): string {
  if (of !== null) return `Transaction hash of call ${of}`;
  return count > 1 ? 'Transaction hash, or one per call in order' : 'Transaction hash';
}
