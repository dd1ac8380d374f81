import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { TextField } from '../../../parts/field.tsx';
import type { PublicKey } from './openpgp.ts';

const MOST_CHARACTERS = 65_536;

/** Accepts a public key. A private key is detected here and never sent. */
export function PasteKey({ onRead }: { onRead: (key: PublicKey) => void }) {
  const [text, setText] = useState('');
  const reading = useMutation({
    mutationFn: async () => {
      const { readPublicKey } = await import('./openpgp.ts');
      return readPublicKey(text);
    },
    gcTime: 0,
    onSuccess: onRead,
  });
  const isPrivate = /private key/i.test(text);
  const fault = isPrivate
    ? 'This is a private key. It was not sent. Clear the field and paste the public one.'
    : reading.error
      ? 'This is not a PGP public key. Paste the whole block.'
      : null;
  return (
    <>
      <TextField
        label="Your PGP public key"
        hint="The whole block, from BEGIN PGP PUBLIC KEY BLOCK to its end. It must be able to encrypt."
        fault={fault}
        value={text}
        onChange={(next) => {
          reading.reset();
          setText(next);
        }}
        maxLength={MOST_CHARACTERS}
        lines={6}
        mono
      />
      <div>
        <Button busy={reading.isPending} disabled={text.trim() === '' || isPrivate} onPress={() => reading.mutate()}>
          Continue
        </Button>
      </div>
    </>
  );
}
