import { Problem, type ProblemCode, type TransactionStatus } from '@countersign/protocol';

const invalid = (code: ProblemCode, message: string, cause?: unknown) => new Problem(400, code, message, { cause });
const forbidden = (code: ProblemCode, message: string) => new Problem(403, code, message);

export const escrowNotOwn = () =>
  forbidden(
    'transaction.escrow',
    'escrowAddress: must be your own address (on its own chain if it is a contract) or an escrow account linked to it on this chain',
  );

export const escrowUnknown = () =>
  new Problem(404, 'transaction.escrow_unknown', 'escrowAddress: no user has this address on this chain');

export const keyRequired = () =>
  forbidden('transaction.open_jwt', 'encrypted: key required; an unencrypted payload requires an ADMIN key');

export const openNotAllowed = () =>
  forbidden('transaction.open_key', 'encrypted: unencrypted payload not allowed with this key; use an ADMIN key');

export const invalidFlow = () =>
  invalid(
    'transaction.flow',
    'encrypted: invalid flow; an unencrypted payload requires execution type 0 (DIRECT_USER)',
  );

export const noActiveService = () =>
  new Problem(503, 'transaction.no_service', 'No verification service is active, so the request cannot be judged', {
    headers: { 'retry-after': '30' },
  });

export const overloaded = () =>
  new Problem(
    503,
    'transaction.overloaded',
    'Too many requests are waiting for a verdict. This one was not stored: submit it again in 10 seconds, and do not send or sign anything until then.',
    { headers: { 'retry-after': '10' } },
  );

export const tooManyWaiting = () =>
  new Problem(
    429,
    'transaction.too_many_waiting',
    'Too many requests of this user are waiting for a verdict. This one was not stored: submit it again in 10 seconds, when others have their verdict or were rejected, and do not send or sign anything until then.',
    { headers: { 'retry-after': '10' } },
  );

export const sealRefused = (message: string, cause?: unknown) =>
  invalid('transaction.sealed', `encryptedPayload: ${message}`, cause);

export const serviceRefused = () =>
  invalid(
    'transaction.service',
    'verificationServiceId: the payload is not encrypted to an active service with this id',
  );

export const transactionNotFound = () =>
  new Problem(404, 'transaction.not_found', 'requestHash: you have no such transaction');

export const searchRefused = (message: string) => invalid('transaction.search', `q: ${message}`);

export const notYours = () => forbidden('transaction.not_yours', 'requestHash: belongs to another user');

export const hashDiffers = () => invalid('transaction.hash', 'requestHash: differs from the one in the path');

export const callDiffers = () => invalid('transaction.call', 'callHash: does not match the recorded call');

export const undecidedRefused = () =>
  invalid('transaction.undecided', 'decision: UNDECIDED is for arbiters; send APPROVED or REJECTED');

export const stateIsFinal = (status: TransactionStatus) =>
  invalid('transaction.final', `decision: the transaction is ${status}, which is final`);

export const alreadyClaimed = () =>
  invalid(
    'transaction.claimed',
    'decision: too late; the transaction has been handed over for execution and can no longer be withdrawn',
  );

export const changedSince = (updatedAt: Date) =>
  new Problem(
    409,
    'transaction.changed',
    `ifUpdatedAt: the transaction has changed since then, at ${updatedAt.toISOString()}; read it again`,
  );

export const instructionUsed = () =>
  new Problem(
    409,
    'transaction.instruction_used',
    'instructionId: a request was approved with it already; a new instruction needs a new id',
  );

export const alreadyJudged = () =>
  invalid('transaction.judged', 'decision: the arbiter has already given a different verdict');

export const notApproved = (status: TransactionStatus) =>
  invalid(
    'transaction.not_approved',
    `requestHash: the transaction is ${status}; only APPROVED transactions are executed`,
  );

export const executionRefused = (message: string, field = 'txHash') =>
  invalid('transaction.execution', `${field}: ${message}`);

const refusedVerdict = (code: ProblemCode, message: string) => new Problem(400, code, message);

export const verdictSignatureRefused = () =>
  refusedVerdict(
    'approval.signature_refused',
    'verdictSignature: is not a signature of this verdict by the owner of the verification service',
  );

export const formerTypeRefused = () =>
  refusedVerdict(
    'approval.former_type',
    'verdictSignature: uses the previous Verdict type without effectsHash; sign the current type',
  );

export const unsignedRefused = () =>
  refusedVerdict(
    'approval.unsigned',
    'verdictSignature: is required; this service accepts unsigned verdicts only if ALLOW_UNSIGNED_VERDICTS is on',
  );

export const verdictIncomplete = (field: string, message: string) =>
  refusedVerdict('approval.incomplete', `${field}: ${message}`);

export const verdictStale = (seconds: number) =>
  refusedVerdict(
    'approval.stale',
    `decidedAt: is ${Math.abs(seconds)} s in the ${seconds < 0 ? 'past' : 'future'}; a verdict must be posted within 5 minutes`,
  );

export const serviceNotTrusted = (field: string, serviceId: number) =>
  invalid(
    'transaction.service_not_trusted',
    `${field}: the owner does not trust verification service ${serviceId}; the owner can add it to trustedServices with PUT /settings`,
  );
