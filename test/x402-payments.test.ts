import { type Paywall, startPaywall } from '@countersign/harness/chain/paywall';
import { beginSession } from '@countersign/harness/mcp/mcp-calls';
import { linkBody } from '@countersign/harness/people/escrow-link';
import { createWallet } from '@countersign/harness/people/wallet';
import {
  enrolSealer,
  hashOf,
  type Sealer,
  sealFields,
  submitSealed,
  untilJudged,
} from '@countersign/harness/requests/follow-request';
import { useSealedFlow } from '@countersign/harness/requests/sealed-flow';
import { decide, type Owner, readStatus, someAddress } from '@countersign/harness/requests/transactions';
import { ExactEvmScheme } from '@x402/evm/exact/client';
import { wrapFetchWithPayment, x402Client } from '@x402/fetch';
import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { call, service, arbiter } = await useSealedFlow();
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

/** Numbers that JSON represents exactly. */
const asJson = (value: unknown): Fields =>
  JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each)));

/** What an agent requests from and receives of Countersign. */
interface Asked {
  readonly fields: Fields;
  readonly requestHash: string;
}

/** Each API that submits a request, returning its requestHash. */
const ways = {
  async REST(fields: Fields, payer: Owner) {
    const body = { escrowAddress: payer.wallet.address, ...fields };
    return hashOf(await call('POST /transactions', { key: payer.key, body }));
  },
  async MCP(fields: Fields) {
    const session = await beginSession(service, { key: owner.key });
    const args = { escrowAddress: owner.wallet.address, ...fields };
    const { last } = await session.callTool('requestVerification', args);
    return String((last.result?.structuredContent as Fields | undefined)?.requestHash);
  },
  async sealed(fields: Fields, payer: Sealer) {
    const encryptedPayload = await sealFields(payer, arbiter.pgpPublicKey, { tx: undefined, ...fields });
    const { escrowAddress = payer.wallet.address } = fields;
    return hashOf(await submitSealed(call, payer, encryptedPayload, { chainId: 8453, escrowAddress }));
  },
} as const;
type Way = keyof typeof ways;

/** Submits a payment in the owner's words, and waits for the verdict. */
async function ask(fields: Fields, way: Way = 'REST', payer: Sealer = owner): Promise<Asked> {
  const requestHash = await ways[way](fields, payer);
  await untilJudged(call, payer, requestHash);
  return { fields, requestHash };
}

/**
 * An agent's x402 client whose wallet signs only what Countersign has approved. `forge` is a compromised agent's change
 * to the payment.
 */
function createAgent(
  words: string,
  { way = 'REST', forge, payer = owner }: { way?: Way; forge?: (typedData: Fields) => Fields; payer?: Sealer } = {},
) {
  const asked: Asked[] = [];
  let payment: Fields = {};
  const wallet: PrivateKeyAccount = payer.wallet;
  const signer = {
    address: wallet.address,
    async signTypedData(typedData: TypedData) {
      const prepared = asJson(typedData);
      const fields = { userPrompt: words, chainId: 8453, typedData: forge?.(prepared) ?? prepared, payment };
      const request = await ask(fields, way, payer);
      asked.push(request);
      const status = await readStatus(call, payer, request.requestHash);
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
/** Changes the payment, wherever its method stores it. */
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

/** A payment of 1 USDC to a new payee, with terms that state its purpose in different ways. */
function forgePayment(escrowAddress: string, index: number): Fields {
  const payee = createWallet().address;
  const usdc = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
  const url = `https://api.example.com/${index}`;
  const resources = [{ required: { url } }, { required: url }, { accepted: url }, { accepted: { url } }];
  const { required, accepted: named } = resources[index % 4] as { required?: unknown; accepted?: unknown };
  const accepted = {
    ...{ scheme: 'exact', network: 'eip155:8453', asset: usdc, amount: '1000000', payTo: payee, maxTimeoutSeconds: 60 },
    ...(named !== undefined && { resource: named }),
  };
  const paymentRequired = {
    x402Version: 2,
    accepts: [accepted],
    ...(required !== undefined && { resource: required }),
  };
  const message = { from: escrowAddress, to: payee, value: '1000000', validAfter: '0', nonce: hex32(index) };
  const types = {
    ...{ from: 'address', to: 'address', value: 'uint256' },
    ...{ validAfter: 'uint256', validBefore: 'uint256', nonce: 'bytes32' },
  };
  const validBefore = String(Math.floor(Date.now() / 1000) + 60);
  return {
    escrowAddress,
    chainId: 8453,
    payment: { kind: 'x402', paymentRequired, accepted },
    typedData: {
      domain: { name: 'USD Coin', version: '2', chainId: 8453, verifyingContract: usdc },
      types: { TransferWithAuthorization: Object.entries(types).map(([name, type]) => ({ name, type })) },
      primaryType: 'TransferWithAuthorization',
      message: { ...message, validBefore },
    },
  };
}
const hex32 = (number: number) => `0x${number.toString(16).padStart(64, '0')}`;

describe('an x402 client with a guarded wallet', { timeout: 120_000 }, () => {
  const allWays = methods.flatMap(([method, path]) =>
    (['REST', 'MCP', 'sealed'] as const).map((way) => [method, way, path] as const),
  );

  it.each(allWays)('pays a paywall by %s (%s), and cannot use the nonce again', async (_, way, path) => {
    const agent = createAgent(wordsFor(path), { way });
    const before = paywall.settled.length;
    const answer = await agent.fetch(`${paywall.url}${path}`);
    expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 200, text: 'sunny' });
    expect(paywall.settled).toHaveLength(before + 1);
    const [paid] = agent.asked as [Asked];
    expect((await untilJudged(call, owner, paid.requestHash)).status).toBe('APPROVED');

    const again = await ask(paid.fields, way);
    expect(await untilJudged(call, owner, again.requestHash)).toMatchObject({
      status: 'REJECTED',
      statusReason: 'nonce_used',
      verdict: { decision: 'APPROVED' },
    });
  });

  it.each(methods)('pays no more than was accepted by %s', async (_, path) => {
    const agent = createAgent(wordsFor(path), { forge: (typedData) => changed(typedData, '50001', null) });
    await expect(agent.fetch(`${paywall.url}${path}`)).rejects.toThrow('not approved: REJECTED');
    const { failed } = await failedChecks(agent.asked[0] as Asked);
    expect(failed).toContain('intent_alignment.payment_terms');
  });

  it.each(methods)('pays no other account by %s', async (_, path) => {
    const agent = createAgent(wordsFor(path), { forge: (typedData) => changed(typedData, null, someAddress) });
    await expect(agent.fetch(`${paywall.url}${path}`)).rejects.toThrow('not approved: REJECTED');
    const { failed } = await failedChecks(agent.asked[0] as Asked);
    expect(failed).toContain('intent_alignment.payment_terms');
  });

  it('pays nothing that the words do not allow', async () => {
    const agent = createAgent(wordsFor('/archive'));
    await expect(agent.fetch(`${paywall.url}/archive`)).rejects.toThrow('not approved: REJECTED');
    expect((await failedChecks(agent.asked[0] as Asked)).failed).toContain('intent_alignment.amount_matching');
    const words = `Pay at most 0.5 USDC on Base for ${paywall.url}/weather`;
    await expect(createAgent(words).fetch(`${paywall.url}/archive`)).rejects.toThrow('not approved: REJECTED');
  });

  it('pays once a day what only the terms name, and each call under a daily limit', async () => {
    const payer = await enrolSealer(call, 2, { repeatWithinHours: 24 });
    const buy = async (path = '/weather') => {
      const agent = createAgent(wordsFor(path), { payer });
      return (await agent.fetch(`${paywall.url}${path}`)).status;
    };
    expect(await buy()).toBe(200);
    await expect(buy()).rejects.toThrow('not approved: PENDING');
    await expect(buy('/permit2')).rejects.toThrow('not approved: PENDING');

    const asset = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
    const limits = [{ chainId: 8453, asset, per24Hours: '260000' }];
    await call('PUT /settings/policy', { token: payer.accessToken, body: { limits } });
    // 0.05 USDC each, including the previous one.
    for (let paid = 1; paid < 5; paid += 1) expect(await buy()).toBe(200);
    await expect(buy()).rejects.toThrow('not approved: PENDING');
  });

  it.each(['REST', 'sealed'] as const)(
    'pays once of 40 times by %s, whatever the agent says of the host, and for whichever account',
    async (way) => {
      const payer = await enrolSealer(call, 2, { repeatWithinHours: 24 });
      const userPrompt = 'Pay at most 1 USDC on Base for https://api.example.com';
      const linked = createWallet();
      await call('POST /settings/escrow-accounts', { token: payer.accessToken, body: await linkBody(linked, payer) });
      const accounts = [payer.wallet.address, linked.address];
      const forged = Array.from({ length: 40 }, (_, index) => forgePayment(accounts[index % 2] as string, index));
      const statuses: string[] = [];
      for (const fields of forged) {
        const { requestHash } = await ask({ ...fields, userPrompt }, way, payer);
        statuses.push(await readStatus(call, payer, requestHash));
      }
      expect(statuses).toEqual(['APPROVED', ...Array.from({ length: 39 }, () => 'PENDING')]);
    },
  );

  it('pays no account that the words do not name until the owner approves', async () => {
    const agent = createAgent('Buy the weather report for at most 0.05 USDC on Base');
    await expect(agent.fetch(`${paywall.url}/weather`)).rejects.toThrow('not approved: PENDING');
    const [{ requestHash, fields }] = agent.asked as [Asked];
    const approve = { token: owner.accessToken, body: { decision: 'APPROVED' } };
    await decide(call, requestHash, approve);
    expect(await readStatus(call, owner, requestHash)).toBe('APPROVED');

    // The nonce is consumed for good: not even the owner can reuse it for a second request.
    const again = await ask(fields);
    await decide(call, again.requestHash, approve);
    expect(await readStatus(call, owner, again.requestHash)).toBe('REJECTED');
  });
});
