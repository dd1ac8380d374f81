import { forgetPaired, isPaired, walletConnectId } from './paired.ts';

/** Disconnects the phone, if one is connected. After sign-out, nothing may ask it. */
export async function endPairing(): Promise<void> {
  if (!isPaired()) return;
  // At once: the sign-in page must not find it.
  forgetPaired();
  const [{ wallets }, { disconnect }] = await Promise.all([import('../wallets.ts'), import('wagmi/actions')]);
  const connector = wallets.connectors.find(({ id }) => id === walletConnectId);
  if (connector) await disconnect(wallets, { connector });
}
