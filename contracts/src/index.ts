export { accountRegistry } from '../generated/account-registry.ts';
export { verdictVerifier } from '../generated/verdict-verifier.ts';
export { verificationInbox } from '../generated/verification-inbox.ts';
export { verificationServiceRegistry } from '../generated/verification-service-registry.ts';
export { type ContractAddresses, type Deployment, readContractsFile } from './contracts-file.ts';
