import { Problem, type ProblemCode, type TransactionStatus } from '@countersign/protocol';
import type { Release } from './store.ts';

const invalid = (code: ProblemCode, message: string) => new Problem(400, code, message);
const notFound = (code: ProblemCode, message: string) => new Problem(404, code, message);

export const userUnknown = () => notFound('release.escrow_unknown', 'escrowAddress: no user has it on this chain');

export const noIntegration = (type: Release['integration']) =>
  notFound('release.no_integration', `type: this user has no active custody integration of type ${type}`);

export const chainNeeded = () =>
  invalid('release.chain_needed', 'chainId: is required, because several users have this address on different chains');

export const accountDiffers = () =>
  invalid('release.account', 'escrowAddress: is not the account of the transaction with this requestHash');

export const chainDiffers = (chainId: number) =>
  invalid('release.chain', `chainId: the transaction with this requestHash is for chain ${chainId}`);

export const notApproved = (status: TransactionStatus) =>
  invalid('release.not_approved', `requestHash: the transaction is ${status}; only an APPROVED one is carried out`);

export const callDiffers = () =>
  invalid('release.call', 'to, value, data: are not the call that was approved under this requestHash');

export const notOneCall = () =>
  invalid(
    'release.not_one_call',
    'requestHash: the transaction is a batch of calls or a signature, and a custody provider carries out one call',
  );

export const callUnknown = () =>
  invalid(
    'release.call_unknown',
    'requestHash: the payload is sealed, and its verdict names no call that this one could be compared with',
  );

/** Says how the first one stands, for nothing else shows it for a tracking id. */
export const alreadyUsed = (release: Release | null) =>
  invalid(
    'release.used',
    `requestHash: was used before, and each is carried out once${release ? `. It is ${describe(release)}` : ''}`,
  );

const describe = ({ status, reference, txHash, reason }: Release) =>
  [
    status,
    ...(reference ? [`reference ${reference}`] : []),
    ...(txHash ? [`txHash ${txHash}`] : []),
    ...(reason ? [reason] : []),
  ].join(', ');

export const providerRefused = (reason: string) => invalid('release.refused', reason);
