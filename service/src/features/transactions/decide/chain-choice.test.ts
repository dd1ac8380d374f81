import { proves } from '@countersign/harness/proves';
import { enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';

const { service } = await useTestService();
const { call } = service;

const [SEPOLIA, ETHEREUM, BASE] = [11_155_111, 1, 8453];

/** A report as the validator writes it, with these statuses of the chain. */
const reportWith = (...statuses: readonly string[]) => ({
  extracted_elements: {
    assignment: {
      claims: [
        { claim: 'recipient', status: 'grounded' },
        ...statuses.map((status) => ({ claim: 'chain', label: 'On', status })),
      ],
    },
  },
});
const unnamed = reportWith('implied');

let turn = 0;
async function pass(owner: Owner, chainId: number, report: object | string | undefined = unnamed) {
  turn += 1;
  const hash = await submit(call, owner, { userPrompt: `Payment number ${turn}`, chainId });
  expect((await judge(call, hash, 'APPROVED', { ...(report !== undefined && { report }) })).status).toBe(201);
  const { body } = await call(`GET /transactions/${hash}`, { token: owner.accessToken });
  const { status, verdict } = body as { status: string; verdict: { ownerNeededBecause: string | null } };
  return { status, because: verdict.ownerNeededBecause };
}

const fine = { status: 'APPROVED', because: null };
const doubted = (name: string) => ({
  status: 'PENDING',
  because: `The words name no chain, and you have used several: ${name} is the agent's choice.`,
});

describe('a chain that no words name', proves('verdict.chain-choice'), () => {
  it('is accepted while the owner has used only one, and needs the owner from the second one on', async () => {
    const owner = await enrolOwner(call, 2);
    expect(await pass(owner, ETHEREUM)).toEqual(fine);
    expect(await pass(owner, ETHEREUM)).toEqual(fine);
    expect(await pass(owner, BASE)).toEqual(doubted('Base'));
    expect(await pass(owner, ETHEREUM)).toEqual(doubted('Ethereum'));
    expect(await pass(owner, SEPOLIA)).toEqual(fine);
  });

  it('is not doubted because of chains that other owners have used', async () => {
    const [one, other] = [await enrolOwner(call, 2), await enrolOwner(call, 2)];
    await pass(one, BASE);
    expect(await pass(other, ETHEREUM)).toEqual(fine);
  });

  it('is accepted if some words name it, or if the report has no information on it', async () => {
    const owner = await enrolOwner(call, 2);
    await pass(owner, SEPOLIA);
    for (const report of [reportWith('grounded'), reportWith('implied', 'grounded'), {}, reportWith()])
      expect(await pass(owner, BASE, report)).toEqual(fine);
    expect(await pass(owner, BASE, reportWith('implied', 'implied'))).toEqual(doubted('Base'));
  });

  it('is accepted if the policy has a limit for that chain', async () => {
    const owner = await enrolOwner(call, 2);
    await pass(owner, SEPOLIA);
    const limit = { chainId: BASE, asset: 'native', perTransaction: null, per24Hours: '5000000000000000000' };
    const policy = { limits: [limit], allowedRecipients: null, deniedRecipients: [] };
    const set = await call('PUT /settings/policy', { token: owner.accessToken, body: policy });
    expect([set.status, set.text]).toEqual([200, expect.anything()]);
    const hash = await submit(call, owner, { chainId: BASE });
    const gives = [{ asset: { kind: 'native' }, amount: '1000000000000000000' }];
    const effects = [{ kind: 'send', gives, gets: [], from: null, to: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' }];
    await judge(call, hash, 'APPROVED', { report: unnamed, effects });
    const { body } = await call(`GET /transactions/${hash}`, { token: owner.accessToken });
    expect(body).toMatchObject({ status: 'APPROVED', verdict: { ownerNeededBecause: null } });
  });
});
