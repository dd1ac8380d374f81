import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { TextField } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { Notice } from '../../../parts/notice.tsx';
import type { KeyPair } from './openpgp.ts';

const SHORTEST = 12;

interface Props {
  readonly owner: string;
  readonly onMade: (pair: KeyPair) => void;
}

/** Generates a key pair in this browser. The passphrase is discarded with the form. */
export function MakeKey({ owner, onMade }: Props) {
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [hasTried, setTried] = useState(false);
  const making = useMutation({
    mutationFn: async () => {
      const { makeKeyPair } = await import('./openpgp.ts');
      return makeKeyPair(owner, passphrase);
    },
    gcTime: 0,
    onSuccess: onMade,
  });
  const isShort = passphrase.length < SHORTEST;
  const isOther = passphrase !== again;
  const make = () => {
    setTried(true);
    if (!isShort && !isOther && !making.isPending) making.mutate();
  };
  return (
    <Form onSubmit={make}>
      <TextField
        label="Passphrase"
        type="password"
        hint={`At least ${SHORTEST} characters. It encrypts the file with your private key; nobody can recover it for you.`}
        fault={hasTried && isShort ? `Use at least ${SHORTEST} characters` : null}
        value={passphrase}
        onChange={setPassphrase}
      />
      <TextField
        label="Repeat passphrase"
        type="password"
        fault={hasTried && !isShort && isOther ? 'The passphrases do not match' : null}
        value={again}
        onChange={setAgain}
      />
      {making.error && (
        <Notice kind="bad" title="The key was not created">
          The OpenPGP library could not be loaded or run. Try again.
        </Notice>
      )}
      <div>
        <Button busy={making.isPending} onPress={make}>
          Create key{' '}
        </Button>
      </div>
    </Form>
  );
}
