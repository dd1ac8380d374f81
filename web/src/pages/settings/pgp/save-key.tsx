import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Fact, Facts } from '../../../parts/facts.tsx';
import { Fingerprint } from '../../../parts/fingerprint.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { saveFile } from '../../../parts/save-file.ts';
import type { KeyPair, PublicKey } from './openpgp.ts';
import { StepHeading } from './step-heading.tsx';

interface Props {
  readonly pair: KeyPair;
  readonly onSaved: (key: PublicKey) => void;
}

/** The private part is saved as a file and never sent. The registration continues only after that. */
export function SaveKey({ pair, onSaved }: Props) {
  const [isSaved, setSaved] = useState(false);
  const save = () => {
    const content = new Blob([pair.privateArmored], { type: 'application/pgp-keys' });
    saveFile(`countersign-private-key-${pair.fingerprint.slice(-8)}.asc`, content);
    setSaved(true);
  };
  return (
    <div className="flex flex-col gap-4">
      <StepHeading>Save your private key</StepHeading>
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
