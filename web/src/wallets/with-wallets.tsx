import { type ReactNode, useLayoutEffect } from 'react';
import { useConnectors, useReconnect, WagmiContext } from 'wagmi';
import { PhoneRequest } from './wallet-connect/phone-request.tsx';
import { wallets } from './wallets.ts';

/**
 * Around whatever asks a wallet. Only ever loaded on demand: the libraries for wallets weigh as much as a page. Wagmi's own
 * provider would reconnect each time it is rendered, and a button that shows only while connected would come and go.
 */
export const WithWallets = ({ children }: { children: ReactNode }) => (
  <WagmiContext value={wallets}>
    <Reconnect />
    {children}
    <PhoneRequest />
  </WagmiContext>
);

/**
 * Before the first paint: whoever was connected must not see an invitation to connect. And again with each extension that
 * announces itself later. What somebody has left on purpose is marked as such, and does not come back.
 */
function Reconnect() {
  const { mutate: reconnect } = useReconnect();
  const connectors = useConnectors();
  useLayoutEffect(() => {
    if (wallets.state.status === 'disconnected') reconnect({ connectors });
  }, [reconnect, connectors]);
  return null;
}
