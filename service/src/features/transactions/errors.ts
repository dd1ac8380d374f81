import { Problem, type TransactionStatus } from '@countersign/protocol';

const invalid = (code: string, message: string, cause?: unknown) =>
  new Problem(400, `transaction.${code}`, message, { cause });
const forbidden = (code: string, message: string) => new Problem(403, `transaction.${code}`, message);

export const escrowNotOwn = () =>
  forbidden(
    'escrow',
    'escrowAddress: must be your own address, on its chain if it is a contract, or an escrow account linked to it on this chain.',
  );

export const escrowUnknown = () =>
  new Problem(404, 'transaction.escrow_unknown', 'escrowAddress: no user has it on this chain.');

export const keyRequired = () =>
  forbidden('open_jwt', 'encrypted: key required; an unencrypted payload takes an ADMIN key.');

export const openNotAllowed = () =>
  forbidden('open_key', 'encrypted: unencrypted payload not allowed with this key; it takes an ADMIN key.');

export const invalidFlow = () =>
  invalid('flow', 'encrypted: invalid flow; an unencrypted payload needs the execution type 0 (DIRECT_USER).');

export const noActiveService = () =>
  new Problem(503, 'transaction.no_service', 'No verification service is active: nobody could judge this now.', {
    headers: { 'retry-after': '30' },
  });

export const sealRefused = (message: string, cause?: unknown) =>
  invalid('sealed', `encryptedPayload: ${message}`, cause);

export const serviceRefused = () =>
  invalid('service', 'verificationServiceId: the payload is not encrypted to an active service of this id');

export const transactionNotFound = () =>
  new Problem(404, 'transaction.not_found', 'requestHash: no transaction of yours has it.');

export const searchRefused = (message: string) => invalid('search', `q: ${message}`);

export const notYours = () => forbidden('not_yours', "requestHash: this is another's transaction.");

export const hashDiffers = () => invalid('hash', 'requestHash: differs from the one in the path');

export const callDiffers = () => invalid('call', 'callHash: is not that of the recorded call');

export const undecidedRefused = () =>
  invalid('undecided', 'decision: UNDECIDED is for arbiters; send APPROVED or REJECTED');

export const stateIsFinal = (status: TransactionStatus) =>
  invalid('final', `decision: the transaction is ${status}, and stays so`);

export const alreadyClaimed = () =>
  invalid(
    'claimed',
    'decision: too late; the transaction has been handed over for execution and can no longer be withdrawn',
  );

export const alreadyJudged = () =>
  invalid('judged', 'decision: the arbiter has given another verdict, and gives one only');

export const notApproved = (status: TransactionStatus) =>
  invalid('not_approved', `requestHash: the transaction is ${status}; only an APPROVED one is executed`);

export const executionRefused = (message: string) => invalid('execution', `txHash: ${message}`);

const refusedVerdict = (code: string, message: string) => new Problem(400, `approval.${code}`, message);

export const verdictSignatureRefused = () =>
  refusedVerdict(
    'signature_refused',
    'verdictSignature: is not a signature of this verdict by the owner of the verification service',
  );

export const formerTypeRefused = () =>
  refusedVerdict(
    'former_type',
    'verdictSignature: signs the former Verdict type, which has no effectsHash; sign the present type',
  );

export const unsignedRefused = () =>
  refusedVerdict(
    'unsigned',
    'verdictSignature: is required; this service accepts unsigned verdicts only if ALLOW_UNSIGNED_VERDICTS is on',
  );

export const verdictIncomplete = (field: string, message: string) =>
  refusedVerdict('incomplete', `${field}: ${message}`);

export const verdictStale = (seconds: number) =>
  refusedVerdict(
    'stale',
    `decidedAt: is ${Math.abs(seconds)} s in the ${seconds < 0 ? 'past' : 'future'}; a verdict must be posted within 5 minutes of it`,
  );

export const serviceNotTrusted = (field: string, serviceId: number) =>
  invalid(
    'service_not_trusted',
    `${field}: the owner does not trust verification service ${serviceId}; the owner can add it to trustedServices with PUT /settings`,
  );
