import { type ReactNode, useLayoutEffect } from 'react';
import { useConnectors, useReconnect, WagmiContext } from 'wagmi';
import { PhoneRequest } from './wallet-connect/phone-request.tsx';
import { wallets } from './wallets.ts';

/**
 * Wraps everything that asks a wallet. Loaded on demand: the wallet libraries are as large as a page. Wagmi's own
 * provider would reconnect on each render, and buttons shown only while connected would flicker.
 */
export const WithWallets = ({ children }: { children: ReactNode }) => (
  <WagmiContext value={wallets}>
    <Reconnect />
    {children}
    <PhoneRequest />
  </WagmiContext>
);

/**
 * Before the first paint: a connected user must not see the invitation to connect. And again for each extension that
 * announces itself later. A wallet that the user disconnected is remembered, and does not come back.
 */
function Reconnect() {
  const { mutate: reconnect } = useReconnect();
  const connectors = useConnectors();
  useLayoutEffect(() => {
    if (wallets.state.status === 'disconnected') reconnect({ connectors });
  }, [reconnect, connectors]);
  return null;
}
