import { ApiError } from '@countersign/sdk';
import { NotKept } from '../../../data/kept-sending.ts';
import { isSomethingElse } from '../../../data/report-sent.ts';
import { describeFailure, type Failure } from '../../../parts/describe-failure.ts';
import { describeSigningFailure } from '../../../wallets/describe-wallet-failure.ts';
import { SendingRefused } from './why-not-sent.ts';

/** Why nothing was sent, or why the transaction does not count as the approved one. */
export function describeSendingFailure(error: unknown): Failure {
  if (error instanceof SendingRefused) return error.failure;
  if (error instanceof NotKept) {
    return {
      title: 'This browser does not keep what was sent',
      text: 'Nothing more was sent: after a reload it could be sent twice. Allow this site to store data, or use another browser.',
    };
  }
  const failure = describeSigningFailure(error);
  if (failure.text.startsWith('Nothing was signed.')) return { ...failure, text: 'Nothing more was sent.' };
  return failure;
}

/** Why the chain does not confirm the report. */
export function describeReportFailure(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.code !== 'transaction.execution') return describeFailure(error);
  const said = error.message
    .replace(/^txHash: /, 'The transaction ')
    .replace(/^earlierTxHashes\.\d+: /, 'A transaction ');
  if (/no RPC is configured/.test(said)) {
    return {
      title: 'This service cannot look at that network',
      text: 'What you sent is not affected. The request stays approved here until it expires.',
    };
  }
  if (isSomethingElse(error)) {
    return {
      title: 'This is not what was approved',
      text: `${said}. If your wallet changed it, check what happened there.`,
    };
  }
  return {
    title: 'This is not proven to be what was approved',
    text: `${said}. It may be all of it or a part: look in your wallet, and do not send it again before.`,
  };
}
