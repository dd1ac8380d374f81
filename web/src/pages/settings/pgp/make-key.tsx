import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Fact, Facts } from '../../../parts/facts.tsx';
import { TextField } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { saveFile } from '../../../parts/save-file.ts';
import { Fingerprint } from './fingerprint.tsx';
import type { KeyPair, PublicKey } from './openpgp.ts';

const SHORTEST = 12;

interface Props {
  readonly owner: string;
  readonly onMade: (key: PublicKey) => void;
}

/** Makes a key pair in this browser. The private part is saved as a file, and is never sent. */
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
    onSuccess: () => {
      setPassphrase('');
      setAgain('');
    },
  });
  if (making.data) return <SaveKey pair={making.data} onSaved={onMade} />;
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
        hint={`At least ${SHORTEST} characters. It locks the file with your private key; nobody can recover it for you.`}
        fault={hasTried && isShort ? `Use at least ${SHORTEST} characters` : null}
        value={passphrase}
        onChange={setPassphrase}
      />
      <TextField
        label="Passphrase again"
        type="password"
        fault={hasTried && !isShort && isOther ? 'This is not the same passphrase' : null}
        value={again}
        onChange={setAgain}
      />
      {making.error && (
        <Notice kind="bad" title="No key was made">
          This browser could not load or run what it takes. Try again.
        </Notice>
      )}
      <div>
        <Button busy={making.isPending} onPress={make}>
          Make key
        </Button>
      </div>
    </Form>
  );
}

function SaveKey({ pair, onSaved }: { pair: KeyPair; onSaved: (key: PublicKey) => void }) {
  const [isSaved, setSaved] = useState(false);
  const save = () => {
    saveFile(`countersign-private-key-${pair.fingerprint.slice(-8)}.asc`, pair.privateArmored, 'application/pgp-keys');
    setSaved(true);
  };
  return (
    <div className="flex flex-col gap-4">
      <h4 className="font-semibold">Save your private key</h4>
      <p>
        It exists only in this page. Without the file and its passphrase, nobody can open your sealed requests, not even
        you.
      </p>
      <Facts>
        <Fact name="Fingerprint">
          <Fingerprint of={pair.fingerprint} />
        </Fact>
      </Facts>
      <div className="flex flex-wrap gap-3">
        <Button look={isSaved ? 'secondary' : 'primary'} onPress={save}>
          <Icon name="download" />
          Download private key
        </Button>
        <Button
          look={isSaved ? 'primary' : 'secondary'}
          disabled={!isSaved}
          onPress={() => onSaved({ armored: pair.armored, fingerprint: pair.fingerprint })}
        >
          Continue
        </Button>
      </div>
      <p role="status" className="text-sm text-muted empty:sr-only">
        {isSaved && 'Look for the file in your downloads before you continue.'}
      </p>
    </div>
  );
}
