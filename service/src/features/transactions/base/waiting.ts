import type { WaitingFor } from '@countersign/protocol';
import type { Transaction } from './store.ts';

interface Standing extends Pick<Transaction, 'form' | 'status' | 'createdAt' | 'waitingSince'> {
  readonly isJudged: boolean;
  readonly sealedAt: Date | null;
}

/** The next step that a transaction waits for, and since when; both null if it is final. */
export function waitingOf({ form, status, createdAt, waitingSince, isJudged, sealedAt }: Standing): {
  waitingFor: WaitingFor | null;
  since: Date | null;
} {
  if (status === 'APPROVED') return { waitingFor: 'execution', since: waitingSince };
  if (status !== 'PENDING') return { waitingFor: null, since: null };
  if (isJudged) return { waitingFor: 'owner', since: waitingSince };
  // An open payload goes to the arbiter unsealed.
  if (form === 'open') return { waitingFor: 'arbiter', since: createdAt };
  return sealedAt ? { waitingFor: 'arbiter', since: sealedAt } : { waitingFor: 'sealing', since: createdAt };
}
