import { type Address, checksumAddress, serviceHost } from '@countersign/protocol';
import type { Wallet } from '@countersign/sdk';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Connector, useConnection, useDisconnect, useSignMessage } from 'wagmi';
import { apiUrl, configuration } from '../configuration.ts';
import { Account } from '../parts/account.tsx';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { WalletList } from './wallet-list.tsx';
import { WithWallets } from './with-wallets.tsx';

interface Props {
  /** The account whose signature is needed. */
  readonly address: string;
  readonly children: (wallet: Wallet) => ReactNode;
}

/** Provides the owner's wallet to children that need its signature, and helps to connect it. Loaded on demand. */
export default function OwnerWallet(props: Props) {
  // A signed request contains the service's domain, and the service accepts no other.
  if (serviceHost(apiUrl) !== serviceHost(configuration.baseUrl)) {
    return (
      <Notice kind="care" title="Open this page under its own URL">
        Signatures name the service as {serviceHost(configuration.baseUrl)}. Open {configuration.uiUrl} to sign.
      </Notice>
    );
  }
  return (
    <WithWallets>
      <Connected {...props} />
    </WithWallets>
  );
}

function Connected({ address, children }: Props) {
  const owner = checksumAddress(address as Address);
  const { status, addresses, connector } = useConnection();
  const { mutateAsync: sign } = useSignMessage();
  if (status === 'reconnecting') return <Waiting>Looking for your wallet…</Waiting>;
  if (status !== 'connected') return <WalletList title="Connect your wallet" />;
  // A phone shares every account that its user has selected.
  if (!addresses.some((each) => checksumAddress(each) === owner)) {
    return <OtherAccount connector={connector} owner={owner} />;
  }
  return children({
    address: owner,
    signMessage: ({ message }) => sign({ connector, account: owner, message }),
  });
}

/** The connected wallet has not shared the required account. */
export function OtherAccount({ connector, owner }: { connector: Connector; owner: Address }) {
  const { mutate: disconnect } = useDisconnect();
  const { mutate: choose, isPending, error } = useMutation({ mutationFn: () => askForAccounts(connector) });
  return (
    <Notice kind="care" title={`${connector.name} uses a different account`}>
      <p>
        Choose this account in your wallet: <Account address={owner} />
      </p>
      {error !== null && <p role="alert">{connector.name} did not change it. Open your wallet and choose it there.</p>}
      <div className="flex flex-wrap gap-x-5">
        <Button look="quiet" busy={isPending} onPress={() => choose()}>
          Choose another account
        </Button>
        <Button look="quiet" onPress={() => disconnect({ connector })}>
          Use another wallet
        </Button>
      </div>
    </Notice>
  );
}

/** Asks the wallet to choose the accounts that this page may see (EIP-2255); the wallet reports them to the page. */
async function askForAccounts(connector: Connector): Promise<void> {
  const provider = (await connector.getProvider()) as { request(asked: unknown): Promise<unknown> };
  await provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] });
}
