export { readCsr } from './custody-csr.ts';
export {
  type CustodyProvider,
  type CustodyProviderOptions,
  type ReceivedCall,
  startCustodyProvider,
} from './custody-provider.ts';
export type { Fault, FaultOrder } from './faults.ts';
export {
  startWalletProvider,
  type WalletCall,
  type WalletProvider,
  type WalletProviderOptions,
} from './wallet-provider.ts';
