import type { ReactNode } from 'react';
import { WagmiProvider } from 'wagmi';
import { PhoneRequest } from './wallet-connect/phone-request.tsx';
import { wallets } from './wallets.ts';

/** Around whatever asks a wallet. Only ever loaded on demand: the libraries for wallets weigh as much as a page. */
export const WithWallets = ({ children }: { children: ReactNode }) => (
  <WagmiProvider config={wallets}>
    {children}
    <PhoneRequest />
  </WagmiProvider>
);
