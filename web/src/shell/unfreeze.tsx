import { createClient, type Wallet } from '@countersign/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiUrl } from '../configuration.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { describeSigningFailure } from '../session/describe-sign-in-failure.ts';
import OwnerWallet from '../wallets/owner-wallet.tsx';

/** Ends the freeze by a signature: a session alone, which somebody may have stolen, does not. */
export default function Unfreeze({ address }: { address: string }) {
  return <OwnerWallet address={address}>{(wallet) => <SignUnfreeze wallet={wallet} />}</OwnerWallet>;
}

function SignUnfreeze({ wallet }: { wallet: Wallet }) {
  const queries = useQueryClient();
  const unfreezing = useMutation({
    mutationFn: () => createClient({ baseUrl: apiUrl, credentials: { wallet } }).unfreezeAccount(),
    onSuccess: () => queries.invalidateQueries(),
  });
  const failure = unfreezing.error && describeSigningFailure(unfreezing.error);
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        Your wallet signs one request to unfreeze; it moves no money. Keys and agents that were cut off stay cut off:
        connect again those that you want back.
      </p>
      {failure && (
        <Notice kind="bad" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <Button busy={unfreezing.isPending} onPress={() => unfreezing.mutate()}>
        {unfreezing.isPending ? 'Look at your wallet…' : 'Sign to unfreeze'}
      </Button>
    </div>
  );
}
