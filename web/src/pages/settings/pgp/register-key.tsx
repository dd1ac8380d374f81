import type { Client, Wallet } from '@countersign/sdk';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useChange } from '../../../data/use-change.ts';
import { Button } from '../../../parts/button.tsx';
import { Fact, Facts } from '../../../parts/facts.tsx';
import { Fingerprint } from '../../../parts/fingerprint.tsx';
import { Waiting } from '../../../parts/waiting.tsx';
import { ChangeResult } from '../change-result.tsx';
import type { PublicKey } from './openpgp.ts';
import { profileKey } from './profile-key.ts';
import { StepHeading } from './step-heading.tsx';

const OwnerWallet = lazy(() => import('../../../wallets/owner-wallet.tsx'));

type Body = Parameters<Client['registerPgpKey']>[0]['body'];

interface Props {
  readonly owner: string;
  readonly publicKey: PublicKey;
  readonly onRegistered: () => void;
}

/** The wallet signs the key: a session alone, which may be stolen, cannot replace it. */
export function RegisterKey({ owner, publicKey, onRegistered }: Props) {
  const send = useChange((client, body: Body) => client.registerPgpKey({ body }), profileKey);
  const registering = useMutation({
    mutationFn: async (wallet: Wallet) => {
      const signature = await wallet.signMessage({ message: publicKey.armored });
      return send.mutateAsync({ pgpPublicKey: publicKey.armored, signature });
    },
    onSuccess: onRegistered,
  });
  return (
    <div className="flex flex-col gap-4">
      <StepHeading>Sign the key with your wallet</StepHeading>
      <p>Your wallet shows the public key as a block of text. Signing it proves that you want it; it moves no money.</p>
      <Facts>
        <Fact name="Fingerprint" hint="Compare it with the one that your PGP program shows.">
          <Fingerprint of={publicKey.fingerprint} />
        </Fact>
      </Facts>
      <Suspense fallback={<Waiting>Looking for your wallet…</Waiting>}>
        <OwnerWallet address={owner}>
          {(wallet) => (
            <>
              <ChangeResult of={registering} done="" />
              <div>
                <Button busy={registering.isPending} onPress={() => registering.mutate(wallet)}>
                  {registering.isPending ? 'Confirm in your wallet…' : 'Sign and register'}
                </Button>
              </div>
            </>
          )}
        </OwnerWallet>
      </Suspense>
    </div>
  );
}
