import type { Wallet } from '@countersign/sdk';
import type { ReactNode } from 'react';
import { useConnection, useDisconnect, useSignMessage } from 'wagmi';
import { Account } from '../../parts/account.tsx';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { WalletList } from '../../session/wallet-list.tsx';
import { WithWallets } from '../../wallets/with-wallets.tsx';

interface Props {
  /** Only this account's signature counts. */
  readonly owner: string;
  readonly children: (wallet: Wallet) => ReactNode;
}

/** Loaded by itself, when somebody wants to sign. */
export default function WalletSigner(props: Props) {
  return (
    <WithWallets>
      <Signer {...props} />
    </WithWallets>
  );
}

function Signer({ owner, children }: Props) {
  const { status, address, connector } = useConnection();
  const { mutate: disconnect } = useDisconnect();
  const { mutateAsync: sign } = useSignMessage();
  if (status === 'reconnecting') return <Waiting>Looking for your wallet…</Waiting>;
  if (status !== 'connected') return <WalletList title="Choose the wallet to sign with" />;
  if (address.toLowerCase() !== owner.toLowerCase()) {
    return (
      <Notice kind="care" title="Your wallet is on another account">
        <p>
          Only <Account address={owner} /> can decide here. Choose it in {connector.name}.
        </p>
        <Button look="quiet" onPress={() => disconnect({ connector })}>
          Use another wallet
        </Button>
      </Notice>
    );
  }
  return (
    <>
      <p className="text-sm text-muted">
        {connector.name} will show five lines: this service, POST, the path with the request’s hash, the hash of your
        decision, and the time.
      </p>
      {children({ address, signMessage: ({ message }) => sign({ connector, account: address, message }) })}
    </>
  );
}
