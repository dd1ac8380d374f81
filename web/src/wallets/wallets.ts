import { createConfig, http } from 'wagmi';
import { mainnet, sepolia } from 'wagmi/chains';
import { configuration } from '../configuration.ts';
import { announceTrialWallet } from './trial-wallet.ts';

// Before the others are asked for: what announces itself between that and the end of their set-up is not heard.
if (configuration.trialWallet) announceTrialWallet();

/** The wallets of this browser, as they announce themselves (EIP-6963). None is bundled. */
export const wallets = createConfig({
  chains: [mainnet, sepolia],
  connectors: [],
  multiInjectedProviderDiscovery: true,
  transports: { [mainnet.id]: http(), [sepolia.id]: http() },
});
