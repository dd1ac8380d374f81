import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { PrivateKeyAccount } from 'viem/accounts';
import { createWallet } from '../people/wallet.ts';

const REJECTED = 4001;
const UNSUPPORTED = 4200;
const INTERNAL = -32603;
const SEPOLIA = '0xaa36a7';

/** A wallet that pages discover like an extension (EIP-6963), with real signatures. */
export interface BrowserWallet {
  readonly account: PrivateKeyAccount;
  /** The texts that it was asked to sign. */
  readonly signed: readonly string[];
  /** Declines the next request. */
  rejectNext(): void;
  /** Selects another account in the wallet, which notifies the pages. */
  switchTo(account: PrivateKeyAccount): Promise<void>;
  /** The account that its owner selects when a page asks for another one. */
  offerAccount(account: PrivateKeyAccount): void;
  /** Signs with another account than it reports, as no wallet should. */
  signWith(account: PrivateKeyAccount): void;
}

type Method = (params: readonly string[]) => unknown;

interface WalletOptions {
  readonly name?: string;
  readonly account?: PrivateKeyAccount;
  /** Its answers to other methods than those of signing in. */
  readonly more?: Readonly<Record<string, Method>>;
}

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Adds a wallet to a visitor's browser; to be called before the page is opened. */
export async function installWallet(
  page: Page,
  { name = 'Test wallet', account = createWallet(), more = {} }: WalletOptions = {},
): Promise<BrowserWallet> {
  const context = page.context();
  let current = account;
  let offered: PrivateKeyAccount | null = null;
  let signer: PrivateKeyAccount | null = null;
  let isConnected = false;
  let rejects = false;
  const signed: string[] = [];

  const methods: Record<string, Method> = {
    eth_accounts: () => (isConnected ? [current.address] : []),
    eth_chainId: () => SEPOLIA,
    eth_requestAccounts: () => {
      isConnected = true;
      return [current.address];
    },
    wallet_revokePermissions: () => {
      isConnected = false;
      return null;
    },
    wallet_requestPermissions: async () => {
      isConnected = true;
      if (offered) await switchTo(offered);
      return [{ parentCapability: 'eth_accounts', caveats: [{ value: [current.address] }] }];
    },
    personal_sign: ([raw = '0x']) => {
      signed.push(Buffer.from(raw.slice(2), 'hex').toString());
      return (signer ?? current).signMessage({ message: { raw: raw as `0x${string}` } });
    },
    ...more,
  };
  const asksOwner = [
    'eth_requestAccounts',
    'wallet_requestPermissions',
    'personal_sign',
    'eth_sendTransaction',
    'wallet_switchEthereumChain',
  ];

  const request = async (method: string, params: readonly string[] = []): Promise<Answer> => {
    const answer = methods[method];
    if (!answer) return { error: { code: UNSUPPORTED, message: `${method} is not known` } };
    if (rejects && asksOwner.includes(method)) {
      rejects = false;
      return { error: { code: REJECTED, message: 'The user rejected the request.' } };
    }
    try {
      return { result: await answer(params) };
    } catch (error) {
      return { error: { code: Number((error as { code?: unknown }).code) || INTERNAL, message: String(error) } };
    }
  };
  await context.exposeFunction('askTestWallet', request);
  await context.addInitScript(announceInPage, { name, uuid: randomUUID() });

  async function switchTo(next: PrivateKeyAccount): Promise<void> {
    current = next;
    const tell = (address: string) => window.dispatchEvent(new CustomEvent('testWalletSwitched', { detail: address }));
    await Promise.all(context.pages().map((each) => each.evaluate(tell, next.address)));
  }

  return {
    account,
    signed,
    rejectNext() {
      rejects = true;
    },
    switchTo,
    offerAccount(next) {
      offered = next;
    },
    signWith(other) {
      signer = other;
    },
  };
}

/** Runs in the page, before its scripts: it cannot use anything from the outer scope. */
function announceInPage({ name, uuid }: { name: string; uuid: string }): void {
  const { askTestWallet } = window as unknown as { askTestWallet(method: string, params?: unknown): Promise<Answer> };
  const listeners = new Map<unknown, (event: Event) => void>();
  const provider = {
    async request({ method, params }: { method: string; params?: unknown }) {
      const { result, error } = await askTestWallet(method, params);
      if (error) throw Object.assign(new Error(error.message), { code: error.code });
      return result;
    },
    on(event: string, listen: (value: unknown) => void) {
      if (event !== 'accountsChanged') return;
      const hear = (switched: Event) => listen([(switched as CustomEvent<string>).detail]);
      listeners.set(listen, hear);
      window.addEventListener('testWalletSwitched', hear);
    },
    removeListener(_event: string, listen: unknown) {
      const hear = listeners.get(listen);
      if (hear) window.removeEventListener('testWalletSwitched', hear);
    },
  };
  const icon =
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="teal"/></svg>';
  const info = { uuid, name, icon, rdns: `test.${name.toLowerCase().replaceAll(' ', '-')}` };
  const detail = Object.freeze({ info, provider });
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}
