import { ApiError } from '@countersign/sdk';
import { describeFailure, type Failure } from '../../parts/describe-failure.ts';
import { describeWalletFailure, isNetworkFailure } from '../../session/describe-sign-in-failure.ts';

const failures: Readonly<Record<string, Failure>> = {
  'transaction.changed': {
    title: 'This has changed since you read it',
    text: 'Nothing was decided. What you see now is the present state: read it, then decide.',
  },
  'transaction.final': {
    title: 'This was decided meanwhile',
    text: 'Your decision came too late and changed nothing. How it stands now is shown above.',
  },
  'transaction.claimed': {
    title: 'Too late to withdraw',
    text: 'It has been handed over for execution. Ask your custody provider whether it can still be stopped.',
  },
  'transaction.not_found': { title: 'This is not your transaction', text: 'The signature is by another account.' },
  'transaction.not_yours': { title: 'This is not your transaction', text: 'The signature is by another account.' },
};

/** Why a decision was not taken, and what helps. */
export function describeDecisionFailure(error: unknown): Failure {
  if (error instanceof ApiError) return failures[error.code ?? ''] ?? describeFailure(error);
  return isNetworkFailure(error) ? describeFailure(error) : describeWalletFailure(error);
}
