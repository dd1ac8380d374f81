import { completeVerdict, signedVerdict } from '@countersign/harness/requests/signed-verdict';
import { decide, enrolOwner, judge, type Owner, someAddress } from '@countersign/harness/requests/transactions';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeEach, expect, vi } from 'vitest';
import { createClient, hashCall } from '../index.ts';

export interface Transfer {
  readonly to: string;
  readonly value: string;
}

const chainId = 11_155_111;
const lower = (address: string) => address.toLowerCase() as `0x${string}`;

/** The user's words, an action that matches them, and one that does not. */
export const words = `Send 1 ETH to ${someAddress}`;
export const right: Transfer = { to: someAddress, value: '1000000000000000000' };
export const tenfold: Transfer = { to: someAddress, value: '10000000000000000000' };
export const why = 'The amount is ten times as much.';

/** A service, and for each test an owner whose agent has one guarded tool, in its own conversation. */
export async function useGuardedAgent() {
  const { service } = await useTestService();
  const { call } = service;
  const sent: Transfer[] = [];
  let owner: Owner;
  let conversations = 0;
  beforeEach(async () => {
    owner = await enrolOwner(call);
    sent.splice(0);
    conversations += 1;
  });

  return {
    /** All actions carried out. */
    sent,
    conversationId: () => `conversation-${conversations}`,
    options: () => ({
      client: createClient({ baseUrl: service.url, credentials: { apiKey: owner.key } }),
      account: owner.wallet.address,
      action: ({ to, value }: Transfer) => ({ tx: { to, value }, chainId }),
      execute(input: Transfer) {
        sent.push(input);
        return 'sent';
      },
    }),

    /** Judges the only request of this owner, and returns its hash and words. */
    async judgeNext(decision: 'APPROVED' | 'REJECTED' | 'UNDECIDED', { value } = right) {
      const { address } = owner.wallet;
      const [first] = await vi.waitFor(async () => {
        const { body } = await call(`GET /transactions/users/${address}`, { key: owner.key });
        expect(body).toHaveLength(1);
        return body as { requestHash: string; description: string }[];
      }, 20_000);
      const { requestHash, description } = first as { requestHash: string; description: string };
      const callHash = hashCall({ chainId, account: lower(address), to: lower(someAddress), value, data: '0x' });
      const posted = { ...completeVerdict(address), decision, callHash, analysis: why };
      const verdict = await signedVerdict(requestHash, posted);
      expect(await judge(call, requestHash, decision, verdict)).toMatchObject({ status: 201 });
      return { requestHash, description };
    },

    approveAsOwner: (requestHash: string) =>
      decide(call, requestHash, { token: owner.accessToken, body: { decision: 'APPROVED' } }),
  };
}
