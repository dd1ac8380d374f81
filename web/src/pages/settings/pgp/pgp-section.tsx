import type { Contract, Received } from '@countersign/protocol';
import { useState } from 'react';
import { useOwned } from '../../../data/use-owned.ts';
import { Button } from '../../../parts/button.tsx';
import { ExplorerLink } from '../../../parts/explorer-link.tsx';
import { Fact, Facts } from '../../../parts/facts.tsx';
import { When } from '../../../parts/when.tsx';
import { networkName } from '../../../wallets/network-name.ts';
import { Opening } from '../opening.tsx';
import { Section } from '../section.tsx';
import { Fingerprint } from './fingerprint.tsx';
import { NewKey } from './new-key.tsx';
import { profileKey } from './profile-key.ts';

type Profile = Received<Contract['getProfile']>;

/** The key that the owner's sealed requests and reports are encrypted to. */
export function PgpSection() {
  const profile = useOwned(profileKey, (client) => client.getProfile());
  const [isOpen, setOpen] = useState(false);
  const [said, say] = useState('');
  return (
    <Section
      title="PGP key"
      lead="Reports on sealed requests are encrypted to this key, so that only you can read them. Your private key never leaves your devices."
      query={profile}
    >
      {({ pgp, chain, user }) => (
        <div className="flex flex-col gap-4">
          {pgp ? (
            <RegisteredKey pgp={pgp} chain={chain} />
          ) : (
            <p>You have no key yet. You only need one for sealed requests.</p>
          )}
          <p role="status" className="text-sm font-medium text-good empty:sr-only">
            {said}
          </p>
          <Opening
            label={pgp ? 'Replace your key' : 'Add a key'}
            isOpen={isOpen}
            opener={
              <Button
                look="secondary"
                onPress={() => {
                  say('');
                  setOpen(true);
                }}
              >
                {pgp ? 'Replace key' : 'Add a key'}
              </Button>
            }
          >
            <NewKey
              owner={user.ethereumAddress}
              replaces={pgp !== null}
              onCancel={() => setOpen(false)}
              onRegistered={() => {
                say('Registered. Sealed requests use this key from now on.');
                setOpen(false);
              }}
            />
          </Opening>
        </div>
      )}
    </Section>
  );
}

/** `rsaEncryptSign4096` and the like are names for programs. */
function kindOf(algorithm: string): string {
  if (algorithm.includes('25519')) return 'Ed25519';
  const bits = /^rsa\D*(\d+)/i.exec(algorithm)?.[1];
  return bits === undefined ? algorithm : `RSA, ${bits} bits`;
}

function RegisteredKey({ pgp, chain }: { pgp: NonNullable<Profile['pgp']>; chain: Profile['chain'] }) {
  return (
    <Facts>
      <Fact name="Fingerprint">
        <Fingerprint of={pgp.fingerprint} />
      </Fact>
      <Fact name="Kind">{kindOf(pgp.algorithm)}</Fact>
      <Fact name="Registered">
        <When at={pgp.createdAt} />
      </Fact>
      <Fact name="On chain" {...(chain.status === 'pending' && { hint: 'It can be used already.' })}>
        {chain.status === 'registered' ? 'Recorded' : 'Not recorded yet'}
        {chain.chainId !== null && chain.status === 'registered' && ` on ${networkName(chain.chainId)}`}{' '}
        {chain.chainId !== null && chain.txHash && <ExplorerLink chainId={chain.chainId} kind="tx" id={chain.txHash} />}
      </Fact>
    </Facts>
  );
}
