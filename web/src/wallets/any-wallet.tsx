import type { Wallet } from '@countersign/sdk';
import type { ReactNode } from 'react';
import { useConnection, useDisconnect, useSignMessage } from 'wagmi';
import { Button } from '../parts/button.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { WalletList } from './wallet-list.tsx';
import { WithWallets } from './with-wallets.tsx';

export interface ConnectedWallet extends Wallet {
  /** The wallet's name for itself. */
  readonly name: string;
  /** The current network of the wallet. */
  readonly chainId: number;
}

/** Provides the connected wallet, whatever its account. Loaded on demand. */
export default function AnyWallet({ children }: { children: (wallet: ConnectedWallet) => ReactNode }) {
  return (
    <WithWallets>
      <Connected>{children}</Connected>
    </WithWallets>
  );
}

function Connected({ children }: { children: (wallet: ConnectedWallet) => ReactNode }) {
  const { status, address, chainId, connector } = useConnection();
  const { mutate: disconnect } = useDisconnect();
  const { mutateAsync: sign } = useSignMessage();
  if (status === 'reconnecting') return <Waiting>Looking for your wallet…</Waiting>;
  if (status !== 'connected') return <WalletList title="Connect the wallet that has the account" />;
  return (
    <>
      {children({
        address,
        name: connector.name,
        chainId,
        signMessage: ({ message }) => sign({ connector, account: address, message }),
      })}
      <div>
        <Button look="quiet" onPress={() => disconnect({ connector })}>
          Use another wallet
        </Button>
      </div>
    </>
  );
}
