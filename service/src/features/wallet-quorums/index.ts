export type { AgentQuorum } from './create-quorum.ts';
export { loadAgentQuorum } from './load-agent-quorum.ts';
export { localProvider } from './quorum-provider.ts';
export { walletQuorumRoutes } from './routes.ts';
export { attachedProvider } from './store.ts';
export { createWalletProvider } from './wallet-provider.ts';
