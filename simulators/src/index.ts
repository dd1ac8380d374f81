export type { Fault, FaultOrder } from './faults.ts';
export {
  startWalletProvider,
  type WalletCall,
  type WalletProvider,
  type WalletProviderOptions,
} from './wallet-provider.ts';
