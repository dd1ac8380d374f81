import { createClient, type Wallet } from '@countersign/sdk';
import { useMutation } from '@tanstack/react-query';
import { apiUrl } from '../configuration.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { useSession } from '../session/session-context.ts';
import { describeSigningFailure } from '../wallets/describe-wallet-failure.ts';
import OwnerWallet from '../wallets/owner-wallet.tsx';

/** Ends the freeze by a signature: a session alone, which may be stolen, is not enough. */
export default function Unfreeze({ address }: { address: string }) {
  return <OwnerWallet address={address}>{(wallet) => <SignUnfreeze wallet={wallet} />}</OwnerWallet>;
}

function SignUnfreeze({ wallet }: { wallet: Wallet }) {
  const { forget } = useSession();
  const unfreezing = useMutation({
    mutationFn: () => createClient({ baseUrl: apiUrl, credentials: { wallet } }).unfreezeAccount(),
    // The freeze has ended all sessions, including this one.
    onSuccess: forget,
  });
  const failure = unfreezing.error && describeSigningFailure(unfreezing.error);
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        Your wallet signs one request to unfreeze; it moves no money. Revoked keys and agents stay revoked: reconnect
        the ones you still want. Every session ends, and you sign in again.
      </p>
      {failure && (
        <Notice kind="bad" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <Button busy={unfreezing.isPending} onPress={() => unfreezing.mutate()}>
        {unfreezing.isPending ? 'Confirm in your wallet…' : 'Sign to unfreeze'}
      </Button>
    </div>
  );
}
