import { type Address, checksumAddress } from '@countersign/protocol';
import type { ReactNode } from 'react';
import { useConnection } from 'wagmi';
import { Waiting } from '../parts/waiting.tsx';
import { OtherAccount } from './owner-wallet.tsx';
import { WalletList } from './wallet-list.tsx';
import { WithWallets } from './with-wallets.tsx';

export interface SendingWallet {
  /** What it calls itself. */
  readonly name: string;
  /** Asks it anything (EIP-1193). */
  ask(method: string, params?: unknown): Promise<unknown>;
}

interface Props {
  /** Whose transaction it is. */
  readonly address: string;
  /** Beneath what leads to the wallet: the way back. */
  readonly leave: ReactNode;
  readonly children: (wallet: SendingWallet) => ReactNode;
}

interface Provider {
  request(request: { method: string; params?: unknown }): Promise<unknown>;
}

/** Hands the owner's wallet to whatever sends with it, and leads there where it is not connected. Loaded on demand. */
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
