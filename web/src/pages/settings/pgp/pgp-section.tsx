import type { Contract, Received } from '@countersign/protocol';
import { useOwned } from '../../../data/use-owned.ts';
import { networkName } from '../../../networks.ts';
import { ExplorerLink } from '../../../parts/explorer-link.tsx';
import { Fact, Facts } from '../../../parts/facts.tsx';
import { Fingerprint } from '../../../parts/fingerprint.tsx';
import { When } from '../../../parts/when.tsx';
import { FormBehindButton } from '../form-behind-button.tsx';
import { Section } from '../section.tsx';
import { NewKey } from './new-key.tsx';
import { profileKey } from './profile-key.ts';

type Profile = Received<Contract['getProfile']>;

/** The key that encrypts the owner's sealed requests and reports. */
export function PgpSection() {
  const profile = useOwned(profileKey, (client) => client.getProfile());
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
          <FormBehindButton verb={pgp ? 'Replace key' : 'Add a key'}>
            {(finish) => (
              <NewKey
                owner={user.ethereumAddress}
                replaces={pgp !== null}
                onRegistered={() => finish('Registered. Sealed requests use this key from now on.')}
              />
            )}
          </FormBehindButton>
        </div>
      )}
    </Section>
  );
}

/** `rsaEncryptSign4096` and the like are technical names. */
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
      <Fact name="On chain" {...(chain.status === 'pending' && { hint: 'It already works.' })}>
        {chain.status === 'registered' ? 'Recorded' : 'Not recorded yet'}
        {chain.chainId !== null && chain.status === 'registered' && ` on ${networkName(chain.chainId)}`}{' '}
        {chain.chainId !== null && chain.txHash && <ExplorerLink chainId={chain.chainId} kind="tx" id={chain.txHash} />}
      </Fact>
    </Facts>
  );
}
