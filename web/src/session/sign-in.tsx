import { lazy, Suspense } from 'react';
import { Waiting } from '../parts/waiting.tsx';

const WalletSignIn = lazy(() => import('./wallet-sign-in.tsx'));

/** How somebody who is not signed in gets there, inside of whatever page needs it. */
export const SignIn = () => (
  <Suspense fallback={<Waiting>Looking for your wallet…</Waiting>}>
    <WalletSignIn />
  </Suspense>
);
