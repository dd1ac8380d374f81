import { forgetPaired, isPaired, walletConnectId } from './paired.ts';

/** Ends the connection with a phone, if there is one. Whoever signs out leaves nothing behind that can ask it. */
export async function endPairing(): Promise<void> {
  if (!isPaired()) return;
  // At once: the page for signing in must not find it.
  forgetPaired();
  const [{ wallets }, { disconnect }] = await Promise.all([import('../wallets.ts'), import('wagmi/actions')]);
  const connector = wallets.connectors.find(({ id }) => id === walletConnectId);
  if (connector) await disconnect(wallets, { connector });
}
