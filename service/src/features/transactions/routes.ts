import { transactionPage, type transactionRows } from '@countersign/protocol';
import { readCursor } from '../../platform/db/page.ts';
import { cutPage } from '../../platform/http/next-page.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { getUser } from '../accounts/index.ts';
import { answerWithVerdict } from './answer-with-verdict.ts';
import { readApprovalStatus } from './approval-status.ts';
import { countFitting } from './count-fitting.ts';
import { createTransaction } from './create-transaction.ts';
import { decideTransaction } from './decide-transaction.ts';
import type { TransactionDeps } from './deps.ts';
import { readTransaction, showTransactions } from './read-transactions.ts';
import { recordExecution } from './record-execution.ts';
import { findPage } from './store.ts';

export function transactionRoutes(
  deps: TransactionDeps & { readonly uiUrl: string },
): Handlers<typeof transactionRows> {
  const { db, baseUrl, uiUrl } = deps;
  return {
    createTransaction: async ({ principal, body, headers, client, gone, setHeader }) => {
      const options = { idempotencyKey: headers['idempotency-key'], ip: client.ip };
      const made = await createTransaction(deps, principal, body, options);
      setHeader('link', `<${transactionPage(uiUrl, made.requestHash)}>; rel="alternate"; type="text/html"`);
      if (headers.prefer === 0) return made;
      const { body: answer, hasWaited } = await answerWithVerdict(deps, principal, made, headers.prefer, gone());
      if (hasWaited) setHeader('preference-applied', `wait=${headers.prefer}`);
      return answer;
    },
    listTransactions: async ({ params, query, setHeader }) => {
      const { id, address } = await getUser(db, params.ethereumAddress);
      const owner = { id, ethereumAddress: address };
      const found = await findPage(db, id, query.limit + 1, readCursor(query.cursor));
      const url = `${baseUrl}/transactions/users/${params.ethereumAddress}`;
      const page = cutPage(found, query.limit, url, setHeader, countFitting(found));
      return showTransactions(
        db,
        owner,
        page.map(({ id: each }) => each),
      );
    },
    getTransaction: ({ principal, params }) => readTransaction(deps, principal, params.requestHash),
    createApproval: ({ principal, params, body }) => {
      const isVerdict = principal.kind === 'orion-key';
      return decideTransaction(isVerdict ? { ...deps, db: deps.arbiters } : deps, principal, params.requestHash, body);
    },
    getApprovalStatus: ({ principal, params, query, headers, gone, setHeader }) =>
      readApprovalStatus(deps, principal, {
        requestHash: params.requestHash,
        view: query.view,
        waitSeconds: query.wait,
        seenTag: headers['if-none-match'],
        gone,
        setTag: (tag) => setHeader('etag', tag),
      }),
    recordExecution: ({ principal, params, body }) => recordExecution(deps, principal, params.requestHash, body.txHash),
  };
}
