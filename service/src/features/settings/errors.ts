import { lifetimes, Problem, type ProblemCode } from '@countersign/protocol';

const invalid = (code: ProblemCode, message: string) => new Problem(400, code, message);

export const serviceUnknown = (id: number) =>
  invalid('settings.service_unknown', `trustedServices: there is no verification service ${id}`);

export const chainNeeded = () =>
  invalid(
    'escrow.chain_id',
    "chainId: is required if the account is a contract; otherwise the signature must be made with the account's own key",
  );

export const notSigned = (text: string) =>
  invalid(
    'escrow.signature',
    `signature: must be an EIP-191 signature by the account (for a contract, on a chain configured here) over ${JSON.stringify(text)}`,
  );

export const signedTooEarlyOrLate = () =>
  invalid(
    'escrow.signed_at',
    `signedAt: must be the time of the signature, at most ${lifetimes.escrowLink / 60} minutes ago`,
  );

export const signatureUsed = () =>
  invalid('escrow.signature_used', 'signature: has been used before; the account must sign a text with a new time');

export const accountTaken = () =>
  new Problem(
    409,
    'escrow.taken',
    'address: this account belongs to another user. That user or the account itself must unlink it first.',
  );

export const accountNotLinked = () =>
  new Problem(404, 'escrow.not_found', 'address: there is no link of this account that you may end');
