import { type Paywall, startPaywall } from '@countersign/harness/chain/paywall';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { decide, enrolOwner, type Owner } from '@countersign/harness/requests/transactions';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { ExactEvmScheme } from '@x402/evm/exact/client';
import { wrapFetchWithPayment, x402Client } from '@x402/fetch';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { judgedClient } from '../guard.fixture.ts';
import { createClient, type Outcome, type SentBody } from '../index.ts';
import { type GuardOptions, guardScheme } from './x402.ts';

const { service } = await useTestService();
const { call } = service;
let owner: Owner;
let paywall: Paywall;
let submitted: SentBody[];
let decision: boolean | 'UNDECIDED';
let client: GuardOptions['client'];

beforeAll(async () => {
  [owner, paywall] = await Promise.all([enrolOwner(call), startPaywall(createWallet().address)]);
  const agent = createClient({ baseUrl: service.url, credentials: { apiKey: owner.key } });
  const judged = judgedClient(call, agent, owner, () => decision);
  ({ client, submitted } = judged);
});
afterAll(() => paywall.stop());
beforeEach(() => submitted.splice(0));

const intent = 'Pay at most 0.05 USDC on Base for the weather';

function payingFetch(different: Partial<GuardOptions> = {}) {
  const payments = new x402Client();
  const options = { client, intent, signer: owner.wallet, ...different };
  payments.register(
    'eip155:*',
    guardScheme(payments, (signer) => new ExactEvmScheme(signer), options),
  );
  return wrapFetchWithPayment(fetch, payments);
}

describe('guardScheme of x402', () => {
  it(
    "pays what is approved, judged by the user's words and the terms of the paywall",
    proves('adapters.x402'),
    async () => {
      decision = true;
      const pay = payingFetch();
      // Two payments at once: each is judged by its own terms.
      const answers = await Promise.all(['/weather', '/permit2'].map((path) => pay(`${paywall.url}${path}`)));
      expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['sunny', 'sunny']);
      expect(paywall.settled).toHaveLength(2);
      const seen = submitted.map(({ userPrompt, chainId, typedData, payment }) => {
        const required = payment?.paymentRequired as { resource: { url: string } } | undefined;
        return { userPrompt, chainId, primaryType: typedData?.primaryType, url: required?.resource.url };
      });
      const common = { userPrompt: intent, chainId: 8453 };
      expect(seen).toHaveLength(2);
      expect(seen).toEqual(
        expect.arrayContaining([
          { ...common, primaryType: 'TransferWithAuthorization', url: `${paywall.url}/weather` },
          { ...common, primaryType: 'PermitWitnessTransferFrom', url: `${paywall.url}/permit2` },
        ]),
      );
    },
  );

  it('does not pay what is rejected', proves('adapters.x402'), async () => {
    decision = false;
    const before = paywall.settled.length;
    await expect(payingFetch()(`${paywall.url}/archive`)).rejects.toThrow('Rejected');
    expect(submitted).toMatchObject([{ payment: { accepted: { amount: '500000' } } }]);
    expect(paywall.settled).toHaveLength(before);
  });

  it('waits for the owner if the owner has to decide', proves('adapters.x402'), async () => {
    decision = 'UNDECIDED';
    const before = paywall.settled.length;
    const undecided = Promise.withResolvers<Outcome>();
    await expect(payingFetch({ onOutcome: undecided.resolve })(`${paywall.url}/weather`)).rejects.toThrow(
      'Waiting for the owner',
    );
    expect((await undecided.promise).page).toContain('/app/transactions/');
    const asked = Promise.withResolvers<string>();
    const createTransaction = (async (...args) => {
      const created = await client.createTransaction(...args);
      asked.resolve(created.requestHash);
      return created;
    }) as typeof client.createTransaction;
    const paid = payingFetch({ client: { ...client, createTransaction }, waitForOwner: true })(
      `${paywall.url}/weather`,
    );
    const requestHash = await asked.promise;
    expect(paywall.settled).toHaveLength(before);
    await decide(call, requestHash, { token: owner.accessToken, body: { decision: 'APPROVED' } });
    expect((await paid).status).toBe(200);
    expect(paywall.settled).toHaveLength(before + 1);
  });

  it('signs nothing outside a payment', proves('adapters.x402'), async () => {
    let taken: Parameters<Parameters<typeof guardScheme>[1]>[0] | undefined;
    const keep = (signer: NonNullable<typeof taken>) => {
      taken = signer;
      return new ExactEvmScheme(signer);
    };
    guardScheme(new x402Client(), keep, { client, intent, signer: owner.wallet });
    const data = { domain: { chainId: 8453 }, types: {}, primaryType: 'Permit', message: {} };
    await expect(taken?.signTypedData(data)).rejects.toThrow('only signs payments');
    expect(submitted).toEqual([]);
  });
});
