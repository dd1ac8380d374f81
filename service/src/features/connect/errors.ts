import { Problem } from '@countersign/protocol';

const ends = {
  expired: 'has expired',
  declined: 'was declined',
  consumed: 'was used: its key was given out',
  revoked: 'is of no use any more: its key was revoked',
} as const;

export const codeUnknown = () =>
  new Problem(404, 'connect.unknown', 'code: no such code: send it exactly as it was given, or ask for a new one.');

export const codeGone = (end: keyof typeof ends) =>
  new Problem(410, `connect.${end}`, `code: ${ends[end]}; ask for a new one.`);

export const codeNotPending = () =>
  new Problem(400, 'connect.not_pending', 'code: was approved already, and is decided only once; ask for a new one.');
