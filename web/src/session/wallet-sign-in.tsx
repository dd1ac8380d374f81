import { lifetimes } from '@countersign/protocol';
import { useConnection } from 'wagmi';
import { Notice } from '../parts/notice.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { WalletList } from '../wallets/wallet-list.tsx';
import { WithWallets } from '../wallets/with-wallets.tsx';
import { useSession } from './session-context.ts';
import { SignMessage } from './sign-message.tsx';

/** Loaded on demand: a signed-in user needs no wallet until something is to be signed. */
export default function WalletSignIn() {
  return (
    <WithWallets>
      <Steps />
    </WithWallets>
  );
}

function Steps() {
  const { state } = useSession();
  const { status, address, chainId, connector } = useConnection();
  return (
    <div className="flex flex-col gap-5">
      {state.status === 'signed-out' && <Cause cause={state.cause} />}
      {status === 'reconnecting' ? (
        <Waiting>Looking for your wallet…</Waiting>
      ) : status === 'connected' ? (
        <SignMessage key={`${address} ${chainId}`} address={address} chainId={chainId} connector={connector} />
      ) : (
        <WalletList title="Sign in with your wallet" />
      )}
    </div>
  );
}

function Cause({ cause }: { cause: 'never' | 'left' | 'not-revoked' | 'ended' }) {
  if (cause === 'ended') return <Notice kind="care">Your session has ended. Please sign in again.</Notice>;
  if (cause !== 'not-revoked') return null;
  return (
    <Notice kind="care" title="You are signed out in this browser">
      The service could not be reached to end the session there as well. It expires within{' '}
      {lifetimes.refreshToken / 86_400} days.
    </Notice>
  );
}
