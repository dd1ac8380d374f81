import type { PrivateKeyAccount } from 'viem/accounts';

const KEY = 'countersign.trial-wallet';
const SEPOLIA = '0xaa36a7';
/** Codes of EIP-1193. */
const UNAUTHORIZED = 4100;
const UNSUPPORTED = 4200;

export const trialWalletId = 'countersign.trial-wallet';

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#7d4f00"/><path d="M12 6h8M13.5 6v8L8 24a1.6 1.6 0 0 0 1.4 2.4h13.2A1.6 1.6 0 0 0 24 24l-5.5-10V6" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)}`;

/** A wallet for local trials: this page creates its key, and this browser stores it. */
export function announceTrialWallet(): void {
  const info = { uuid: crypto.randomUUID(), name: 'Trial wallet', icon, rdns: trialWalletId };
  const detail = Object.freeze({ info, provider: createProvider() });
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
}

function createProvider() {
  let account: PrivateKeyAccount | null = null;
  /** Loaded on demand: the curve library is larger than a page. */
  const open = async () => {
    const { generatePrivateKey, privateKeyToAccount } = await import('viem/accounts');
    const kept = (localStorage.getItem(KEY) as `0x${string}` | null) ?? generatePrivateKey();
    localStorage.setItem(KEY, kept);
    account = privateKeyToAccount(kept);
    return account;
  };
  const methods: Record<string, (params: readonly string[]) => unknown> = {
    eth_accounts: () => (account ? [account.address] : []),
    eth_chainId: () => SEPOLIA,
    eth_requestAccounts: async () => [(await open()).address],
    wallet_revokePermissions: () => {
      account = null;
      return null;
    },
    personal_sign: ([raw = '0x', address]) => {
      if (account?.address.toLowerCase() !== address?.toLowerCase()) {
        throw providerError(UNAUTHORIZED, 'The trial wallet is not connected to this account.');
      }
      return account?.signMessage({ message: { raw: raw as `0x${string}` } });
    },
  };
  return {
    async request({ method, params = [] }: { method: string; params?: readonly string[] }): Promise<unknown> {
      const answer = methods[method];
      if (!answer) throw providerError(UNSUPPORTED, `The trial wallet does not support ${method}.`);
      return answer(params);
    },
    // It has one account and one network, which never change.
    on() {},
    removeListener() {},
  };
}

const providerError = (code: number, message: string) => Object.assign(new Error(message), { code });
