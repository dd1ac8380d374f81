import { Problem, type ProblemCode, type TransactionStatus } from '@countersign/protocol';
import type { Release } from './store.ts';

const invalid = (code: ProblemCode, message: string) => new Problem(400, code, message);
const notFound = (code: ProblemCode, message: string) => new Problem(404, code, message);

export const userUnknown = () =>
  notFound('release.escrow_unknown', 'escrowAddress: no user has this address on this chain');

export const noIntegration = (type: Release['integration']) =>
  notFound('release.no_integration', `type: this user has no active custody integration of type ${type}`);

export const chainNeeded = () =>
  invalid('release.chain_needed', 'chainId: is required, because several users have this address on different chains');

export const accountDiffers = () =>
  invalid('release.account', 'escrowAddress: does not match the transaction with this requestHash');

export const chainDiffers = (chainId: number) =>
  invalid('release.chain', `chainId: the transaction with this requestHash is for chain ${chainId}`);

export const notApproved = (status: TransactionStatus) =>
  invalid('release.not_approved', `requestHash: the transaction is ${status}; only APPROVED transactions are executed`);

export const callDiffers = () =>
  invalid('release.call', 'to, value, data: do not match the call approved under this requestHash');

export const notOneCall = () =>
  invalid(
    'release.not_one_call',
    'requestHash: the transaction is a batch of calls or a signature, but a custody provider executes a single call',
  );

export const callUnknown = () =>
  invalid(
    'release.call_unknown',
    'requestHash: the payload is sealed, and its verdict names no call to compare this one with',
  );

/** Includes the state of the first order, because no other endpoint shows it for a tracking id. */
export const alreadyUsed = (release: Release | null) =>
  invalid(
    'release.used',
    `requestHash: has been used before, and each is executed only once${release ? `. It is ${describe(release)}` : ''}`,
  );

const describe = ({ status, reference, txHash, reason }: Release) => {
  const facts = [status, ...(reference ? [`reference ${reference}`] : []), ...(txHash ? [`txHash ${txHash}`] : [])];
  return [facts.join(', '), ...(reason ? [reason] : [])].join('. ');
};

export const providerRefused = (reason: string) => invalid('release.refused', reason);
