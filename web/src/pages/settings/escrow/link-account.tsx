import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Waiting } from '../../../parts/waiting.tsx';
import { Opening } from '../opening.tsx';

const AnyWallet = lazy(() => import('../../../wallets/any-wallet.tsx'));
const SignLink = lazy(() => import('./sign-link.tsx'));

/** Leads to a signature of the account that is to be linked. */
export function LinkAccount() {
  const [isOpen, setOpen] = useState(false);
  const [said, say] = useState('');
  return (
    <>
      <p role="status" className="text-sm font-medium text-good empty:sr-only">
        {said}
      </p>
      <Opening
        label="Link an account"
        isOpen={isOpen}
        opener={
          <Button
            look="secondary"
            onPress={() => {
              say('');
              setOpen(true);
            }}
          >
            <Icon name="plus" />
            Link an account
          </Button>
        }
      >
        <div className="flex flex-col gap-4 rounded-xl border border-line p-4">
          <div className="flex items-center justify-between gap-4">
            <h3 className="font-semibold">Link an account</h3>
            <Button look="quiet" label="Cancel linking" onPress={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
          <Suspense fallback={<Waiting>Looking for your wallet…</Waiting>}>
            <AnyWallet>
              {(wallet) => (
                <SignLink
                  key={wallet.address}
                  wallet={wallet}
                  onLinked={(address) => {
                    say(`Linked. Agents may now submit transactions from ${address}.`);
                    setOpen(false);
                  }}
                />
              )}
            </AnyWallet>
          </Suspense>
        </div>
      </Opening>
    </>
  );
}
