import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Choice } from '../choice.tsx';
import { MakeKey } from './make-key.tsx';
import type { KeyPair, PublicKey } from './openpgp.ts';
import { PasteKey } from './paste-key.tsx';
import { RegisterKey } from './register-key.tsx';
import { SaveKey } from './save-key.tsx';

interface Props {
  readonly owner: string;
  /** There is a key already. */
  readonly replaces: boolean;
  readonly onCancel: () => void;
  readonly onRegistered: () => void;
}

/** From a key, made here or elsewhere, to its registration. */
export function NewKey({ owner, replaces, onCancel, onRegistered }: Props) {
  const [way, setWay] = useState<'make' | 'paste'>('make');
  const [pair, setPair] = useState<KeyPair | null>(null);
  const [key, setKey] = useState<PublicKey | null>(null);
  return (
    <div className="flex flex-col gap-4 rounded-xl border border-line p-4">
      <div className="flex items-center justify-between gap-4">
        <h3 className="font-semibold">{replaces ? 'Replace your key' : 'Add a key'}</h3>
        <Button look="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
      {replaces && (
        <Notice kind="care" title="This replaces your key for good">
          A key that was replaced cannot come back. Keep its private part: whatever was sealed before opens only with
          it.
        </Notice>
      )}
      {key ? (
        <RegisterKey owner={owner} publicKey={key} onRegistered={onRegistered} />
      ) : pair ? (
        <SaveKey pair={pair} onSaved={setKey} />
      ) : (
        <>
          <fieldset className="grid gap-3 sm:grid-cols-2">
            <legend className="sr-only">Where the key comes from</legend>
            <Choice
              group="pgp"
              title="Make one here"
              text="This browser makes it and saves the private part as a file."
              isChosen={way === 'make'}
              onChoose={() => setWay('make')}
            />
            <Choice
              group="pgp"
              title="Use one of mine"
              text="Paste the public part, as GnuPG and others export it."
              isChosen={way === 'paste'}
              onChoose={() => setWay('paste')}
            />
          </fieldset>
          {way === 'make' ? <MakeKey owner={owner} onMade={setPair} /> : <PasteKey onRead={setKey} />}
        </>
      )}
    </div>
  );
}
