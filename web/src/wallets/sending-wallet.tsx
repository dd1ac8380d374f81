import { type Address, checksumAddress } from '@countersign/protocol';
import type { ReactNode } from 'react';
import { useConnection } from 'wagmi';
import { Waiting } from '../parts/waiting.tsx';
import { OtherAccount } from './owner-wallet.tsx';
import { WalletList } from './wallet-list.tsx';
import { WithWallets } from './with-wallets.tsx';

export interface SendingWallet {
  /** The wallet's name for itself. */
  readonly name: string;
  /** Sends any request to it (EIP-1193). */
  ask(method: string, params?: unknown): Promise<unknown>;
}

interface Props {
  /** The account of the transaction. */
  readonly address: string;
  /** Shown below the connect buttons: the way back. */
  readonly leave: ReactNode;
  readonly children: (wallet: SendingWallet) => ReactNode;
}

interface Provider {
  request(request: { method: string; params?: unknown }): Promise<unknown>;
}

/** Provides the owner's wallet for sending, and helps to connect it. Loaded on demand. */
export function SendingWallet(props: Props) {
  return (
    <WithWallets>
      <Connected {...props} />
    </WithWallets>
  );
}

function Connected({ address, leave, children }: Props) {
  const owner = checksumAddress(address as Address);
  const { status, addresses, connector } = useConnection();
  if (status === 'reconnecting') return <Waiting>Looking for your wallet…</Waiting>;
  if (status !== 'connected') {
    return (
      <>
        <WalletList title="Connect your wallet" />
        {leave}
      </>
    );
  }
  if (!addresses.some((each) => checksumAddress(each) === owner)) {
    return (
      <>
        <OtherAccount connector={connector} owner={owner} />
        {leave}
      </>
    );
  }
  return children({
    name: connector.name,
    async ask(method, params) {
      const provider = (await connector.getProvider()) as Provider;
      return provider.request({ method, ...(params !== undefined && { params }) });
    },
  });
}
