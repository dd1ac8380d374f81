import { type Address, hashCall } from '@countersign/protocol';
import { type SignedIn, signIn } from '../people/wallet.ts';
import type { Caller, CallOptions, CallResult } from '../service/caller.ts';
import { testOrionKey } from '../service/test-service.ts';

export const someAddress = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

/** The create fields of a plain transfer; a test can change any field, and undefined leaves one out. */
export const transferFields = (escrowAddress: string, different: Record<string, unknown> = {}) => ({
  escrowAddress,
  userPrompt: `Send 1 ETH to ${someAddress}`,
  tx: { to: someAddress, value: '1000000000000000000', data: '0x' },
  ...different,
});

/** The hash of that call, as an arbiter posts it. */
export const transferCallHash = (escrowAddress: string): string => {
  const lower = (address: string) => address.toLowerCase() as Address;
  const call = { to: lower(someAddress), value: '1000000000000000000', data: '0x' } as const;
  return hashCall({ chainId: 11155111, account: lower(escrowAddress), ...call });
};

export interface Owner extends SignedIn {
  /** An agent's key of this user. */
  readonly key: string;
  readonly keyId: string;
}

/**
 * A user with a key and, optionally, another execution type than 0. Most tests submit the same transfer repeatedly, so
 * `repeatWithinHours` is off unless a test sets it; its default would require the owner for each repetition.
 */
export async function enrolOwner(
  call: Caller,
  executionType: 0 | 1 | 2 = 0,
  { repeatWithinHours = 0 }: { readonly repeatWithinHours?: number } = {},
): Promise<Owner> {
  const user = await signIn(call);
  const token = user.accessToken;
  await call('PUT /settings', { token, body: { executionType, repeatWithinHours } });
  const created = await call('POST /user-api-keys', { token, body: { name: 'agent' } });
  return { ...user, key: created.get('secret'), keyId: created.get('apiKey.id') };
}

/** Lets only these verification services judge for this owner. */
export const trustServices = (call: Caller, owner: Owner, trustedServices: readonly number[]): Promise<CallResult> =>
  call('PUT /settings', { token: owner.accessToken, body: { trustedServices } });

/** Creates a transaction with the owner's key and returns the requestHash. */
export async function submit(call: Caller, owner: Owner, different: Record<string, unknown> = {}): Promise<string> {
  const body = transferFields(owner.wallet.address, different);
  return (await call('POST /transactions', { key: owner.key, body })).get('requestHash');
}

export const decide = (call: Caller, requestHash: string, options: CallOptions): Promise<CallResult> =>
  call(`POST /transactions/${requestHash}/approvals`, options);

/** Posts a verdict as the arbiter does. */
export const judge = (
  call: Caller,
  requestHash: string,
  decision: 'APPROVED' | 'REJECTED' | 'UNDECIDED',
  more: Record<string, unknown> = {},
): Promise<CallResult> =>
  decide(call, requestHash, {
    key: testOrionKey,
    body: { decision, confidence: 0.9, analysis: 'words and bytes agree', ...more },
  });

export const readStatus = async (call: Caller, owner: Owner, requestHash: string): Promise<string> =>
  (await call(`GET /transactions/${requestHash}`, { token: owner.accessToken })).get('status');
