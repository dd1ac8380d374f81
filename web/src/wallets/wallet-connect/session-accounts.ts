import { type Address, getAddress, isAddress } from 'viem';

/** The accounts and chains that a phone has shared, from the library's session. */
export interface PhoneSession {
  readonly topic: string;
  readonly pairingTopic: string;
  readonly namespaces: Readonly<
    Record<string, { readonly accounts: readonly string[]; readonly methods: readonly string[] }>
  >;
}

export interface PhoneAccount {
  readonly chainId: number;
  readonly address: Address;
}

/** The accounts (CAIP-10) that can sign messages, in the wallet's order. */
export function accountsOf({ namespaces }: PhoneSession): PhoneAccount[] {
  return Object.values(namespaces)
    .filter(({ methods }) => methods.includes('personal_sign'))
    .flatMap(({ accounts }) => accounts)
    .flatMap((account) => {
      const [namespace, chain, address = ''] = account.split(':');
      const chainId = Number(chain);
      const isOurs = namespace === 'eip155' && Number.isSafeInteger(chainId) && isAddress(address, { strict: false });
      return isOurs ? [{ chainId, address: getAddress(address) }] : [];
    });
}
