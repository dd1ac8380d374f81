import { type Address, maxCounted, transactionPage, type transactionRows } from '@countersign/protocol';
import { readCursor } from '../../platform/db/page.ts';
import { linkNext } from '../../platform/http/next-page.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { holderOf, holdUntil } from '../../platform/limits/held-answers.ts';
import { getUser } from '../accounts/index.ts';
import type { TransactionDeps } from './base/deps.ts';
import { countWaiting } from './base/terms-store.ts';
import { decideTransaction } from './decide/decide-transaction.ts';
import { recordExecution } from './execute/record-execution.ts';
import { answerWithVerdict } from './read/answer-with-verdict.ts';
import { readApprovalStatus } from './read/approval-status.ts';
import { exportTransactions } from './read/export-transactions.ts';
import { createLastPolls } from './read/last-polls.ts';
import { listPage, urlWithFilters } from './read/list-page.ts';
import { readTransaction, showTransactions } from './read/read-transactions.ts';
import { createTransaction } from './submit/create-transaction.ts';

export function transactionRoutes(
  deps: TransactionDeps & { readonly uiUrl: string },
): Handlers<typeof transactionRows> {
  const { db, baseUrl, uiUrl } = deps;
  const lastPolls = createLastPolls(deps.changes);
  /** Only ADMIN keys have access to other users. */
  const getOwner = async (principal: Principal, ofAddress: Address) => {
    if ('userId' in principal) return { id: principal.userId, ethereumAddress: principal.address };
    const { id, address } = await getUser(db, ofAddress);
    return { id, ethereumAddress: address };
  };
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
    listTransactions: async ({ principal, params, query, setHeader }) => {
      const owner = await getOwner(principal, params.ethereumAddress);
      const { ids, next } = await listPage(db, owner.id, { ...query, cursor: readCursor(query.cursor) });
      const url = urlWithFilters(`${baseUrl}/transactions/users/${params.ethereumAddress}`, query);
      if (next) linkNext(url, query.limit, next, setHeader);
      return showTransactions(db, owner, ids);
    },
    countTransactions: async ({ principal, params }) => {
      const { id } = await getOwner(principal, params.ethereumAddress);
      const count = await countWaiting(db, id);
      return { waitingForOwner: Math.min(count, maxCounted), hasMore: count > maxCounted };
    },
    exportTransactions: async ({ principal, params, query: { format, ...filters }, gone, setHeader }) => {
      const owner = await getOwner(principal, params.ethereumAddress);
      const end = gone();
      holdUntil(end, deps.held, holderOf(principal, owner.id));
      const file = await exportTransactions(db, owner, { filters, format, gone: end });
      if (format === 'json') setHeader('content-type', 'application/json; charset=utf-8');
      const name = `countersign-transactions-${params.ethereumAddress}.${format}`;
      setHeader('content-disposition', `attachment; filename="${name}"`);
      return file;
    },
    getTransaction: ({ principal, params }) => readTransaction(deps, principal, params.requestHash),
    createApproval: ({ principal, params, body }) => {
      const isVerdict = principal.kind === 'orion-key';
      return decideTransaction(isVerdict ? { ...deps, db: deps.arbiters } : deps, principal, params.requestHash, body);
    },
    getApprovalStatus: ({ principal, params, query, headers, gone, setHeader }) =>
      readApprovalStatus({ ...deps, lastPolls }, principal, {
        requestHash: params.requestHash,
        view: query.view,
        waitSeconds: query.wait,
        seenTag: headers['if-none-match'],
        gone,
        setTag: (tag) => setHeader('etag', tag),
      }),
    recordExecution: ({ principal, params, body }) => recordExecution(deps, principal, params.requestHash, body),
  };
}
