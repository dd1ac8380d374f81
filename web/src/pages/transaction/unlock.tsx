import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { Opened, UnlockError } from './open-sealed.ts';
import type { WholeTransaction } from './record.ts';

const MOST_BYTES = 200_000;

interface Props {
  readonly record: WholeTransaction;
  /** Passed on with the record it was opened from: the page may show another by then. */
  readonly onOpened: (opened: Opened, from: WholeTransaction) => void;
}

/** Opens a sealed request with the owner's key, which stays in this page and is discarded after use. */
export function Unlock({ record, onOpened }: Props) {
  const [key, setKey] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const forget = () => {
    setKey('');
    setPassphrase('');
  };
  useEffect(() => forget, []);
  const unlocking = useMutation({
    mutationFn: async (from: WholeTransaction) => {
      const { openSealed } = await import('./open-sealed.ts');
      return openSealed(from, key, passphrase);
    },
    gcTime: 0,
    onSuccess: (opened, from) => {
      forget();
      onOpened(opened, from);
    },
  });
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          <Icon name="lock" />
          Only you can read this
        </span>
      }
      lead="The request is sealed, and its report is encrypted to your PGP key. Unlock it here: your key is used in this page, is never sent or stored, and is discarded after use."
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!unlocking.isPending) unlocking.mutate(record);
        }}
      >
        <TextField
          label="Your PGP private key"
          hint="The whole block, from BEGIN PGP PRIVATE KEY BLOCK to its end."
          value={key}
          onChange={setKey}
          lines={4}
          mono
        />
        <KeyFile onRead={setKey} />
        <TextField
          label="Key passphrase"
          hint="Leave it empty if the key has none."
          type="password"
          value={passphrase}
          onChange={setPassphrase}
        />
        {unlocking.error && (
          <Notice kind="bad" title="The request could not be unlocked">
            {whyNot(unlocking.error)}
          </Notice>
        )}
        <div>
          <Button busy={unlocking.isPending} disabled={key.trim() === ''} onPress={() => unlocking.mutate(record)}>
            Unlock in this browser
          </Button>
        </div>
      </form>
    </Card>
  );
}

function KeyFile({ onRead }: { onRead: (text: string) => void }) {
  const id = useId();
  const [fault, setFault] = useState('');
  const read = async (file: File | undefined) => {
    setFault(file && file.size > MOST_BYTES ? 'This file is too large to be a key' : '');
    if (file && file.size <= MOST_BYTES) onRead(await file.text());
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        Or choose the key file
      </label>
      <input
        id={id}
        type="file"
        accept=".asc,.pgp,.gpg,.key,.txt"
        className="max-w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-xl file:border file:border-line file:bg-surface file:px-4 file:font-semibold"
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <p role="status" className="text-sm text-bad empty:hidden">
        {fault}
      </p>
    </div>
  );
}

const reasons = {
  'not-a-key': 'This is not a PGP private key. Paste the whole block, or choose the key file.',
  passphrase: 'Wrong passphrase for this key.',
  'another-key': 'This key decrypts neither the request nor its report. Use the one registered in your settings.',
};

/** A named export, because it is loaded with the rest of OpenPGP. */
const isUnlockError = (error: Error): error is UnlockError => error.name === 'UnlockError';

const whyNot = (error: Error): string =>
  isUnlockError(error) ? reasons[error.why] : 'The OpenPGP library could not be loaded. Try again.';
