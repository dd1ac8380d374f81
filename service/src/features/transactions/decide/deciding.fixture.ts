import { callSigned, createWallet } from '@countersign/harness/people/wallet';
import { decide, type Owner, readStatus } from '@countersign/harness/requests/transactions';
import type { Caller } from '@countersign/harness/service/caller';
import { testAdminKey } from '@countersign/harness/service/test-service';

/** The effects of a payment to a new account, in the form in which an arbiter posts them. */
export const paymentEffects = [
  {
    kind: 'send',
    gives: [{ asset: { kind: 'native' }, amount: '10' }],
    gets: [],
    from: null,
    to: createWallet().address,
  },
];

/** The ways to decide on a request of the owner, its status and its whole record. */
export const deciding = (call: Caller, currentOwner: () => Owner) => ({
  bySignature: (user: Pick<Owner, 'wallet'>, requestHash: string, body: object) =>
    callSigned(call, user.wallet, `POST /transactions/${requestHash}/approvals`, { body }),
  byOwner: (requestHash: string, body: object, user = currentOwner()) =>
    decide(call, requestHash, { token: user.accessToken, body }),
  byKey: (requestHash: string, body: object, key = currentOwner().key) => decide(call, requestHash, { key, body }),
  status: (requestHash: string, user = currentOwner()) => readStatus(call, user, requestHash),
  record: async (requestHash: string) =>
    (await call(`GET /transactions/${requestHash}`, { key: testAdminKey })).body as {
      id: string;
      updatedAt: string;
      verdict: Record<string, unknown> | null;
      approvals: Record<'user' | 'apiKey' | 'orion', object[]>;
    },
});
