import type { CustodyType } from '@countersign/protocol';
import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Opening } from '../opening.tsx';
import { CsrForm } from './csr-form.tsx';
import { purposes } from './types.ts';

/** Starts over with a new key; the old one and its credentials are deleted. */
export function Recreate({ type }: { type: CustodyType }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Opening
      label="Start again with a new key"
      isOpen={isOpen}
      opener={
        <div className="-my-2">
          <Button
            look="quiet"
            label={`Start again with a new key (${purposes[type].title.toLowerCase()})`}
            onPress={() => setOpen(true)}
          >
            <span className="text-sm font-normal">Start again with a new key</span>
          </Button>
        </div>
      }
    >
      <Notice kind="care" title="This ends the current connection">
        Its key, signing request and credentials are deleted immediately and permanently. Your provider must accept the
        new signing request before anything can be sent again.
      </Notice>
      <CsrForm type={type} recreate onMade={() => setOpen(false)} />
      <div>
        <Button look="quiet" onPress={() => setOpen(false)}>
          Keep current key
        </Button>
      </div>
    </Opening>
  );
}
