import { ExactEvmScheme } from '@x402/evm/exact/client';
import { wrapFetchWithPayment, x402Client } from '@x402/fetch';
import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrolSealer, hashOf, type Sealer, sealFields, submitSealed, untilJudged } from './harness/follow-request.ts';
import { type Paywall, startPaywall } from './harness/paywall.ts';
import { useSealedFlow } from './harness/sealed-flow.ts';
import { decide, readStatus, someAddress } from './harness/transactions.ts';
import { createWallet } from './harness/wallet.ts';

const { call, arbiter } = await useSealedFlow();
const payee = createWallet().address;
let owner: Sealer;
let paywall: Paywall;

beforeAll(async () => {
  [owner, paywall] = await Promise.all([enrolSealer(call), startPaywall(payee)]);
  afterAll(() => paywall.stop());
  await arbiter.start();
}, 120_000);

type TypedData = Parameters<ConstructorParameters<typeof ExactEvmScheme>[0]['signTypedData']>[0];
type Fields = Record<string, unknown>;

/** Numbers as JSON carries them exactly. */
const asJson = (value: unknown): Fields =>
  JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each)));

/** What an agent asks and hears of Countersign. */
interface Asked {
  readonly fields: Fields;
  readonly requestHash: string;
}

/** Submits typed data with what they pay for, in the owner's words, and waits for the verdict. */
async function ask(words: string, typedData: Fields, payment: Fields): Promise<Asked> {
  const fields = { userPrompt: words, chainId: 8453, typedData, payment };
  const body = { escrowAddress: owner.wallet.address, ...fields };
  const created = await call('POST /transactions', { key: owner.key, body });
  if (created.status !== 201) throw new Error(created.text);
  const requestHash = hashOf(created);
  await untilJudged(call, owner, requestHash);
  return { fields, requestHash };
}

/**
 * A client of x402 as agents have it, whose wallet signs nothing that Countersign has not approved. `forge` is what a
 * compromised agent makes of the payment.
 */
function createAgent(words: string, forge: (typedData: Fields) => Fields = (typedData) => typedData) {
  const asked: Asked[] = [];
  let payment: Fields = {};
  const wallet: PrivateKeyAccount = owner.wallet;
  const signer = {
    address: wallet.address,
    async signTypedData(typedData: TypedData) {
      const request = await ask(words, forge(asJson(typedData)), payment);
      asked.push(request);
      const status = await readStatus(call, owner, request.requestHash);
      if (status !== 'APPROVED') throw new Error(`not approved: ${status}`);
      return wallet.signTypedData(typedData as Parameters<typeof wallet.signTypedData>[0]);
    },
  };
  const client = new x402Client().register('eip155:*', new ExactEvmScheme(signer));
  client.onBeforePaymentCreation(async ({ paymentRequired, selectedRequirements: accepted }) => {
    payment = { kind: 'x402', paymentRequired, accepted };
  });
  return { asked, fetch: wrapFetchWithPayment(fetch, client) };
}

const failedChecks = async ({ requestHash }: Asked) => {
  const { verdict, status } = await untilJudged(call, owner, requestHash);
  const { results } = verdict.report as { results: Record<string, { status: string }> };
  return { status, failed: Object.keys(results).filter((id) => results[id]?.status === 'FAIL') };
};

const methods = [
  ['EIP-3009', '/weather'],
  ['Permit2', '/permit2'],
] as const;
const wordsFor = (path: string, limit = '0.05') => `Pay at most ${limit} USDC on Base for ${paywall.url}${path}`;
/** Changes what the payment says, wherever its method keeps it. */
const changed = (typedData: Fields, amount: string | null, to: string | null): Fields => {
  const message = typedData.message as Fields & { permitted?: Fields; witness?: Fields };
  const { permitted, witness } = message;
  if (!permitted) return { ...typedData, message: { ...message, ...(amount && { value: amount }), ...(to && { to }) } };
  const changes = {
    permitted: { ...permitted, ...(amount && { amount }) },
    witness: { ...witness, ...(to && { to }) },
  };
  return { ...typedData, message: { ...message, ...changes } };
};

describe('an x402 client whose wallet asks Countersign', { timeout: 120_000 }, () => {
  it.each(methods)('pays a paywall by %s, and cannot use the nonce again', async (_, path) => {
    const agent = createAgent(wordsFor(path));
    const before = paywall.settled.length;
    const answer = await agent.fetch(`${paywall.url}${path}`);
    expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 200, text: 'sunny' });
    expect(paywall.settled).toHaveLength(before + 1);
    const [paid] = agent.asked as [Asked];
    expect((await untilJudged(call, owner, paid.requestHash)).status).toBe('APPROVED');

    const { typedData, payment } = paid.fields as { typedData: Fields; payment: Fields };
    const again = await ask(wordsFor(path), typedData, payment);
    expect(await untilJudged(call, owner, again.requestHash)).toMatchObject({
      status: 'REJECTED',
      statusReason: 'nonce_used',
      verdict: { decision: 'APPROVED' },
    });
  });

  it.each(methods)('does not pay more than was accepted by %s', async (_, path) => {
    const agent = createAgent(wordsFor(path), (typedData) => changed(typedData, '50001', null));
    await expect(agent.fetch(`${paywall.url}${path}`)).rejects.toThrow('not approved: REJECTED');
    const { failed } = await failedChecks(agent.asked[0] as Asked);
    expect(failed).toContain('intent_alignment.payment_terms');
  });

  it.each(methods)('does not pay anybody else by %s', async (_, path) => {
    const agent = createAgent(wordsFor(path), (typedData) => changed(typedData, null, someAddress));
    await expect(agent.fetch(`${paywall.url}${path}`)).rejects.toThrow('not approved: REJECTED');
    const { failed } = await failedChecks(agent.asked[0] as Asked);
    expect(failed).toContain('intent_alignment.payment_terms');
  });

  it('does not pay what the words do not allow', async () => {
    const agent = createAgent(wordsFor('/archive'));
    await expect(agent.fetch(`${paywall.url}/archive`)).rejects.toThrow('not approved: REJECTED');
    expect((await failedChecks(agent.asked[0] as Asked)).failed).toContain('intent_alignment.amount_matching');
    const words = `Pay at most 0.5 USDC on Base for ${paywall.url}/weather`;
    await expect(createAgent(words).fetch(`${paywall.url}/archive`)).rejects.toThrow('not approved: REJECTED');
  });

  it('pays nobody whom the words do not name, until the owner says so', async () => {
    const agent = createAgent('Buy the weather report for at most 0.05 USDC on Base');
    await expect(agent.fetch(`${paywall.url}/weather`)).rejects.toThrow('not approved: PENDING');
    const [{ requestHash, fields }] = agent.asked as [Asked];
    const approve = { token: owner.accessToken, body: { decision: 'APPROVED' } };
    await decide(call, requestHash, approve);
    expect(await readStatus(call, owner, requestHash)).toBe('APPROVED');

    // The nonce is taken for good: not even the owner gives it to a second request.
    const { typedData, payment, userPrompt } = fields as { typedData: Fields; payment: Fields; userPrompt: string };
    const again = await ask(userPrompt, typedData, payment);
    await decide(call, again.requestHash, approve);
    expect(await readStatus(call, owner, again.requestHash)).toBe('REJECTED');
  });

  it('cannot use a nonce twice in sealed requests either', async () => {
    const agent = createAgent(wordsFor('/weather', '0.06'), (typedData) => changed(typedData, '50001', null));
    await expect(agent.fetch(`${paywall.url}/weather`)).rejects.toThrow('not approved: REJECTED');
    const { typedData, payment, ...rest } = (agent.asked[0] as Asked).fields as Record<string, Fields>;
    const honest = { ...rest, tx: undefined, payment, typedData: changed(typedData as Fields, '50000', null) };
    const send = async () => {
      const sealed = await sealFields(owner, arbiter.pgpPublicKey, honest);
      const created = await submitSealed(call, owner, sealed, { chainId: 8453 });
      return untilJudged(call, owner, hashOf(created));
    };
    expect(await send()).toMatchObject({ status: 'APPROVED', statusReason: null, typedData: null });
    expect(await send()).toMatchObject({ status: 'REJECTED', statusReason: 'nonce_used' });
  });
});
