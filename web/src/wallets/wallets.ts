import { createConfig, http } from 'wagmi';
import { mainnet, sepolia } from 'wagmi/chains';
import { configuration } from '../configuration.ts';
import { announceTrialWallet } from './trial-wallet.ts';
import { walletConnect } from './wallet-connect/connector.ts';

// Before the connectors are set up: an announcement before their listener exists would be lost.
if (configuration.trialWallet) announceTrialWallet();

/** The wallets that announce themselves in this browser (EIP-6963), and phones if the operator has enabled them. */
export const wallets = createConfig({
  chains: [mainnet, sepolia],
  connectors: configuration.walletConnect ? [walletConnect(configuration.walletConnect)] : [],
  multiInjectedProviderDiscovery: true,
  transports: { [mainnet.id]: http(), [sepolia.id]: http() },
});
