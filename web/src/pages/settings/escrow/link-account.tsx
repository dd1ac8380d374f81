import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Waiting } from '../../../parts/waiting.tsx';

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
      {isOpen ? (
        <section aria-label="Link an account" className="flex flex-col gap-4 rounded-xl border border-line p-4">
          <h3 className="font-semibold">Link an account</h3>
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
          <div>
            <Button look="quiet" onPress={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </section>
      ) : (
        <div>
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
        </div>
      )}
    </>
  );
}
