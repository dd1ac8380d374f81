import { lazy, Suspense } from 'react';
import { Waiting } from '../parts/waiting.tsx';

const WalletSignIn = lazy(() => import('./wallet-sign-in.tsx'));

/** The sign-in form, inside any page that needs it. */
export const SignIn = () => (
  <Suspense fallback={<Waiting>Looking for your wallet…</Waiting>}>
    <WalletSignIn />
  </Suspense>
);
