import { useState } from 'react';
import { Notice } from '../../../parts/notice.tsx';
import { Choice } from '../choice.tsx';
import { MakeKey } from './make-key.tsx';
import type { KeyPair, PublicKey } from './openpgp.ts';
import { PasteKey } from './paste-key.tsx';
import { RegisterKey } from './register-key.tsx';
import { SaveKey } from './save-key.tsx';

interface Props {
  readonly owner: string;
  /** A key is already registered. */
  readonly replaces: boolean;
  readonly onRegistered: () => void;
}

/** Registers a key, generated here or elsewhere. */
export function NewKey({ owner, replaces, onRegistered }: Props) {
  const [way, setWay] = useState<'make' | 'paste'>('make');
  const [pair, setPair] = useState<KeyPair | null>(null);
  const [key, setKey] = useState<PublicKey | null>(null);
  return (
    <>
      {replaces && (
        <Notice kind="care" title="This replaces your key permanently">
          A replaced key cannot be registered again. Keep its private key: earlier sealed requests can only be decrypted
          with it.
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
              title="Create one here"
              text="This browser creates it and saves the private key as a file."
              isChosen={way === 'make'}
              onChoose={() => setWay('make')}
            />
            <Choice
              group="pgp"
              title="Use my own"
              text="Paste the public key, as GnuPG and others export it."
              isChosen={way === 'paste'}
              onChoose={() => setWay('paste')}
            />
          </fieldset>
          {way === 'make' ? <MakeKey owner={owner} onMade={setPair} /> : <PasteKey onRead={setKey} />}
        </>
      )}
    </>
  );
}
