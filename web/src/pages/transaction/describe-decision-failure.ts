import { ApiError } from '@countersign/sdk';
import type { Failure } from '../../parts/describe-failure.ts';
import { describeSigningFailure } from '../../wallets/describe-wallet-failure.ts';

const failures: Readonly<Record<string, Failure>> = {
  'transaction.changed': {
    title: 'This has changed since you read it',
    text: 'Nothing was decided. What you see now is the current state: read it, then decide.',
  },
  'transaction.final': {
    title: 'This has already been decided',
    text: 'Your decision came too late and changed nothing. The current state is shown above.',
  },
  'transaction.claimed': {
    title: 'Too late to withdraw',
    text: 'It has been released for execution. Ask your custody provider whether it can still be stopped.',
  },
  'transaction.not_found': { title: 'This is not your transaction', text: 'A different account signed the decision.' },
  'transaction.not_yours': { title: 'This is not your transaction', text: 'A different account signed the decision.' },
};

/** Why a decision failed, and what to do. */
export function describeDecisionFailure(error: unknown): Failure {
  const known = error instanceof ApiError ? failures[error.code ?? ''] : undefined;
  return known ?? describeSigningFailure(error);
}
