import { useState } from 'react';
import { useChange } from '../../../data/use-change.ts';
import { useOwned } from '../../../data/use-owned.ts';
import { networkName } from '../../../networks.ts';
import { Account, shortAddress } from '../../../parts/account.tsx';
import { Button } from '../../../parts/button.tsx';
import { Confirm } from '../../../parts/confirm.tsx';
import { When } from '../../../parts/when.tsx';
import { ChangeResult } from '../change-result.tsx';
import { Section } from '../section.tsx';
import { LinkAccount } from './link-account.tsx';
import { type EscrowAccount, escrowKey } from './types.ts';

const MOST = 500;

/** The accounts that agents may submit requests for, in addition to the owner's own. */
export function EscrowSection() {
  const accounts = useOwned(escrowKey, (client) => client.listEscrowAccounts({ query: { limit: MOST } }));
  return (
    <Section
      title="Escrow accounts"
      lead="Your agents may submit transactions from your own account, and from accounts that you link here. Each account must sign its own link."
      query={accounts}
    >
      {(found) => (
        <div className="flex flex-col gap-4">
          {found.length === 0 ? (
            <p>No other account is linked: agents can only submit from your own account.</p>
          ) : (
            <Linked accounts={found} />
          )}
          <LinkAccount />
        </div>
      )}
    </Section>
  );
}

function Linked({ accounts }: { accounts: readonly EscrowAccount[] }) {
  const [asked, ask] = useState<EscrowAccount | null>(null);
  const unlink = useChange(
    (client, { address, chainId }: EscrowAccount) =>
      client.unlinkEscrowAccount({ body: { address, ...(chainId !== null && { chainId }) } }),
    escrowKey,
  );
  return (
    <>
      <ul className="divide-y divide-line rounded-xl border border-line">
        {accounts.map((account) => (
          <li
            key={`${account.address} ${account.chainId}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2"
          >
            <div className="min-w-0">
              <Account address={account.address} />
              <p className="text-sm text-muted">
                {account.chainId === null ? 'On every network' : `Only on ${networkName(account.chainId)}`} · linked{' '}
                <When at={account.createdAt} />
              </p>
            </div>
            <Button
              look="quiet"
              label={`Unlink ${account.address}${account.chainId === null ? '' : ` on ${networkName(account.chainId)}`}`}
              onPress={() => ask(account)}
            >
              Unlink
            </Button>
          </li>
        ))}
      </ul>
      <ChangeResult of={unlink} done="Unlinked. Agents can no longer submit from that account." />
      {asked && (
        <Confirm
          title={`Unlink ${shortAddress(asked.address)}?`}
          confirm="Unlink account"
          danger
          busy={unlink.isPending}
          onClose={() => ask(null)}
          onConfirm={() => unlink.mutate(asked, { onSettled: () => ask(null) })}
        >
          <p>
            <Account address={asked.address} />
          </p>
          <p>
            Agents can no longer submit transactions from it. Existing requests stay as they are. To link the account
            again, it must sign again.
          </p>
        </Confirm>
      )}
    </>
  );
}
