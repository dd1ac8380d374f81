import type { WalletConnectSettings } from '@countersign/protocol';
import { type Address, getAddress, isAddress } from 'viem';
import { createConnector } from 'wagmi';
import { PhoneFailure } from './failure.ts';
import { forgetPaired, isPaired, keepPaired, onForgottenElsewhere, walletConnectId } from './paired.ts';
import type { Link } from './phone-link.ts';
import { accountsOf, type PhoneAccount } from './session-accounts.ts';

/** The code of EIP-1193. */
const UNSUPPORTED = 4200;

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2c5c4a"/><rect x="10.5" y="6" width="11" height="20" rx="2.5" fill="none" stroke="#fff" stroke-width="2.2"/><path d="M14.5 22.5h3" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/></svg>',
)}`;

/** Wallets on phones, over WalletConnect. They only sign; nothing is read through them. */
export function walletConnect(settings: WalletConnectSettings) {
  return createConnector((config) => {
    let opening: Promise<Link> | null = null;
    /** The chain that the phone reports, among those it shares. */
    let chosen: Partial<PhoneAccount> = {};

    const open = (): Promise<Link> => {
      opening ??= import('./phone-link.ts').then(({ openLink }) => openLink(settings, { onChange, onEnd }));
      opening.catch(() => {
        opening = null;
      });
      return opening;
    };

    const shared = async (): Promise<PhoneAccount[]> => {
      const session = isPaired() ? (await open()).current() : null;
      const isChosen = ({ address, chainId }: PhoneAccount) =>
        Number(address === chosen.address) * 2 + Number(chainId === chosen.chainId);
      return session ? accountsOf(session).toSorted((one, other) => isChosen(other) - isChosen(one)) : [];
    };

    const state = async (): Promise<{ accounts: [Address, ...Address[]]; chainId: number }> => {
      const [first, ...others] = await shared();
      if (!first) throw new PhoneFailure('ended');
      const rest = new Set(others.map(({ address }) => address));
      rest.delete(first.address);
      return { accounts: [first.address, ...rest], chainId: first.chainId };
    };

    function onChange({ account = '', chainId }: { readonly account?: string; readonly chainId?: number }): void {
      chosen = {
        ...chosen,
        ...(isAddress(account, { strict: false }) && { address: getAddress(account) }),
        ...(chainId !== undefined && { chainId }),
      };
      void state().then((changed) => config.emitter.emit('change', changed), onEnd);
    }

    function onEnd(): void {
      forgetPaired();
      chosen = {};
      config.emitter.emit('disconnect');
    }

    onForgottenElsewhere(onEnd);

    const provider = {
      async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
        if (method !== 'personal_sign') {
          throw Object.assign(new Error(`Phones do not support ${method}.`), { code: UNSUPPORTED });
        }
        const [, account] = params as [string, string];
        const { chainId } = (await shared()).find(({ address }) => address === getAddress(account)) ?? {};
        if (chainId === undefined) throw new PhoneFailure('ended');
        return (await open()).request(chainId, method, params);
      },
    };

    return {
      id: walletConnectId,
      name: 'WalletConnect',
      type: walletConnectId,
      icon,
      async connect<withCapabilities extends boolean = false>({ isReconnecting = false } = {}) {
        if (!isReconnecting) {
          await (await open()).pair();
          keepPaired();
        }
        const { accounts, chainId } = await state();
        type Accounts = withCapabilities extends true
          ? readonly { address: Address; capabilities: Record<string, unknown> }[]
          : readonly Address[];
        return { accounts: accounts as unknown as Accounts, chainId };
      },
      async disconnect() {
        // At once: the page must not find this wallet while it searches.
        forgetPaired();
        chosen = {};
        // If the library fails to load, there is nothing to disconnect, and another wallet can be chosen.
        await open()
          .then((link) => link.end())
          .catch(() => {});
      },
      getAccounts: async () => (await state()).accounts,
      getChainId: async () => (await state()).chainId,
      getProvider: async () => provider,
      // Never rejects: wagmi would search for wallets forever after a rejection.
      isAuthorized: async () => (await shared().catch(() => [])).length > 0,
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect: onEnd,
    };
  });
}
