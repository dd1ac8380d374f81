import type { receiptRows } from '@countersign/protocol';
import type { Handlers } from '../../platform/http/serve.ts';
import { issueReceipt, type ReceiptDeps } from './issue-receipt.ts';

export function receiptRoutes(deps: ReceiptDeps): Handlers<typeof receiptRows> {
  return {
    getReceipt: ({ principal, params, query }) => issueReceipt(deps, principal, params.requestHash, query.words),
  };
}
