import { createConfig, http } from 'wagmi';
import { mainnet, sepolia } from 'wagmi/chains';
import { configuration } from '../configuration.ts';
import { announceTrialWallet } from './trial-wallet.ts';
import { walletConnect } from './wallet-connect/connector.ts';

// Before the others are asked for: what announces itself between that and the end of their set-up is not heard.
if (configuration.trialWallet) announceTrialWallet();

/** The wallets of this browser, as they announce themselves (EIP-6963), and those on phones if the operator has set that up. */
export const wallets = createConfig({
  chains: [mainnet, sepolia],
  connectors: configuration.walletConnect ? [walletConnect(configuration.walletConnect)] : [],
  multiInjectedProviderDiscovery: true,
  transports: { [mainnet.id]: http(), [sepolia.id]: http() },
});
