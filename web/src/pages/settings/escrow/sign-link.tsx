import { type Address, checksumAddress, serviceHost } from '@countersign/protocol';
import { type Client, escrowLinkText } from '@countersign/sdk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { configuration } from '../../../configuration.ts';
import { useChange } from '../../../data/use-change.ts';
import { knownChains, networkName } from '../../../networks.ts';
import { Account } from '../../../parts/account.tsx';
import { Button } from '../../../parts/button.tsx';
import { Fact, Facts } from '../../../parts/facts.tsx';
import { SelectField } from '../../../parts/field.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { useSession } from '../../../session/session-context.ts';
import type { ConnectedWallet } from '../../../wallets/any-wallet.tsx';
import { ChangeResult } from '../change-result.tsx';
import { escrowKey } from './types.ts';

const EVERY = 'every';
const host = serviceHost(configuration.baseUrl);

type Body = Parameters<Client['linkEscrowAccount']>[0]['body'];

interface Props {
  readonly wallet: ConnectedWallet;
  readonly onLinked: (address: string) => void;
}

/** Shows the text that links the account, and asks its wallet to sign it. */
export default function SignLink({ wallet, onLinked }: Props) {
  const { state } = useSession();
  const [network, setNetwork] = useState(EVERY);
  const owner = state.status === 'signed-in' ? state.user.ethereumAddress : null;
  const account = checksumAddress(wallet.address);
  const send = useChange((client, body: Body) => client.linkEscrowAccount({ body }), escrowKey);
  const link = useMutation({
    mutationFn: async ({ chainId, of }: { chainId: number | null; of: Address }) => {
      const signedAt = new Date().toISOString();
      const message = escrowLinkText({ host, account, owner: of, chainId, signedAt });
      const signature = await wallet.signMessage({ message });
      return send.mutateAsync({ address: account, signedAt, signature, ...(chainId !== null && { chainId }) });
    },
  });
  if (!owner) return null;
  if (isSame(account, owner)) {
    return (
      <Notice kind="care" title={`${wallet.name} uses your own account`}>
        <p>Your own account needs no link. Choose the account that you want to link in your wallet.</p>
      </Notice>
    );
  }
  const chainId = network === EVERY ? null : Number(network);
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label="Networks"
        hint="An account with its own private key is the same everywhere. A contract account, such as a Safe, may belong to someone else on another network: choose the network it is on."
        value={network}
        onChange={setNetwork}
        options={[[EVERY, 'On every network'], ...networksFor(wallet.chainId)]}
      />
      <Facts>
        <Fact name="Account">
          <Account address={account} />
        </Fact>
        <Fact name="Owner" hint="You, as you are signed in.">
          <Account address={checksumAddress(owner)} />
        </Fact>
        <Fact name="Statement">
          Link this account to this owner at {host},{' '}
          {chainId === null ? 'on every network' : `on ${networkName(chainId)}`}. It moves no money.
        </Fact>
      </Facts>
      <ChangeResult of={link} done="" />
      <div>
        <Button
          busy={link.isPending}
          onPress={() => link.mutate({ chainId, of: owner }, { onSuccess: () => onLinked(account) })}
        >
          {link.isPending ? `Confirm in ${wallet.name}…` : 'Sign and link'}
        </Button>
      </div>
    </div>
  );
}

/** The named networks, and the one that the wallet is on. */
const networksFor = (current: number): [string, string][] =>
  [...new Set([...knownChains, current])].map((id) => [String(id), `Only on ${networkName(id)}`]);

const isSame = (one: Address, other: string) => one.toLowerCase() === other.toLowerCase();
