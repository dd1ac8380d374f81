import type { custodyTransactionRows } from '@countersign/protocol';
import type { Handlers } from '../../platform/http/serve.ts';
import type { ReleaseDeps } from './deps.ts';
import { submitOrder } from './submit-order.ts';

export const releaseRoutes = (deps: ReleaseDeps): Handlers<typeof custodyTransactionRows> => ({
  createCustodyTransaction: ({ principal, body, headers }) =>
    submitOrder(deps, principal, body, headers['idempotency-key']),
});
