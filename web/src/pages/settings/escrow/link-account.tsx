import { lazy, Suspense } from 'react';
import { Waiting } from '../../../parts/waiting.tsx';
import { FormBehindButton } from '../form-behind-button.tsx';

const AnyWallet = lazy(() => import('../../../wallets/any-wallet.tsx'));
const SignLink = lazy(() => import('./sign-link.tsx'));

/** Starts the linking of an account, which ends with its signature. */
export const LinkAccount = () => (
  <FormBehindButton verb="Link an account">
    {(finish) => (
      <Suspense fallback={<Waiting>Looking for your wallet…</Waiting>}>
        <AnyWallet>
          {(wallet) => (
            <SignLink
              key={wallet.address}
              wallet={wallet}
              onLinked={(address) => finish(`Linked. Agents may now submit transactions from ${address}.`)}
            />
          )}
        </AnyWallet>
      </Suspense>
    )}
  </FormBehindButton>
);
