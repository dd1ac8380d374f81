import { Problem } from '@countersign/protocol';

const ends = {
  expired: 'has expired',
  declined: 'was declined',
  consumed: 'has already been used; its key has been delivered',
  revoked: 'no longer works; its key was revoked',
} as const;

export const codeUnknown = () =>
  new Problem(404, 'connect.unknown', 'code: does not exist; send it exactly as received, or request a new one');

export const codeGone = (end: keyof typeof ends) =>
  new Problem(410, `connect.${end}`, `code: ${ends[end]}; request a new one`);

export const codeNotPending = () =>
  new Problem(400, 'connect.not_pending', 'code: is already approved and can be decided only once; request a new one');
