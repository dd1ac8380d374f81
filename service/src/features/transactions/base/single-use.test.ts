import { permitOf } from '@countersign/harness/chain/actions';
import { decide, enrolOwner, judge, type Owner, someAddress } from '@countersign/harness/requests/transactions';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { useKeyOf } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
const { call } = service;

type Fields = Readonly<Record<string, unknown>>;
/** A payment of USDC on Base by EIP-3009. */
const authorization = ({ domain = {}, message = {} }: { domain?: Fields; message?: Fields }): Fields => ({
  domain: {
    name: 'USD Coin',
    version: '2',
    chainId: 8453,
    verifyingContract: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    ...domain,
  },
  primaryType: 'TransferWithAuthorization',
  types: {
    TransferWithAuthorization: [
      ...(['from', 'to'] as const).map((name) => ({ name, type: 'address' })),
      ...(['value', 'validAfter', 'validBefore'] as const).map((name) => ({ name, type: 'uint256' })),
      { name: 'nonce', type: 'bytes32' },
    ],
  },
  message: { from: someAddress, to: someAddress, value: '5', validAfter: '0', validBefore: '9', ...message },
});
const nonce = (digit: string) => `0x${digit.repeat(64)}`;

async function create(owner: Owner, typedData: Fields, chainId = 8453): Promise<string> {
  const body = { escrowAddress: owner.wallet.address, userPrompt: 'Pay api.example.com', chainId, typedData };
  const created = await call('POST /transactions', { key: owner.key, body });
  if (created.status !== 201) throw new Error(created.text);
  return created.get('requestHash');
}

const standingOf = async (owner: Owner, requestHash: string) => {
  const { body } = await call(`GET /transactions/${requestHash}`, { token: owner.accessToken });
  const { status, statusReason } = body as { status: string; statusReason: string | null };
  return [status, statusReason].filter(Boolean).join(' ');
};

/** Creates and approves the requests one after the other. */
async function approveAll(requests: readonly (readonly [Owner, Fields, number?])[]): Promise<string[]> {
  const standings: string[] = [];
  for (const [owner, typedData, chainId] of requests) {
    const requestHash = await create(owner, typedData, chainId);
    await judge(call, requestHash, 'APPROVED');
    standings.push(await standingOf(owner, requestHash));
  }
  return standings;
}

describe('the nonce of a payment', () => {
  it('serves one of many requests that are judged at once', async () => {
    const owner = await enrolOwner(call);
    const values = ['1', '2', '3', '4', '5'];
    const hashes = await Promise.all(
      values.map((value) => create(owner, authorization({ message: { nonce: nonce('1'), value } }))),
    );
    const answers = await Promise.all(hashes.map((requestHash) => judge(call, requestHash, 'APPROVED')));
    expect(answers.map(({ status }) => status)).toEqual(values.map(() => 201));
    const standings = await Promise.all(hashes.map((requestHash) => standingOf(owner, requestHash)));
    expect(standings.toSorted()).toEqual(['APPROVED', ...values.slice(1).map(() => 'REJECTED nonce_used')]);
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS count FROM audit_log WHERE user_id = $1 AND detail ->> 'because' = 'nonce_used'`,
      [owner.userId],
    );
    expect(rows).toEqual([{ count: 4 }]);
  });

  it('is a different one at another contract, on another chain, or of another account', async () => {
    const [owner, stranger] = [await enrolOwner(call), await enrolOwner(call)];
    const paid = authorization({ message: { nonce: nonce('2') } });
    const elsewhere = authorization({ domain: { verifyingContract: someAddress } });
    expect(
      await approveAll([
        [owner, paid],
        [owner, { ...elsewhere, message: paid.message }],
        [owner, { ...paid, domain: { ...(paid.domain as object), chainId: 1 } }, 1],
        [stranger, paid],
        [owner, authorization({ message: { nonce: nonce('3') } })],
        [owner, paid],
      ]),
    ).toEqual(['APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'REJECTED nonce_used']);
  });

  it('is used by the approval, not by the request, and stays used when the approval is withdrawn', async () => {
    const owner = await enrolOwner(call, 1);
    const typedData = authorization({ message: { nonce: nonce('4') } });
    const [first, second] = [await create(owner, typedData), await create(owner, typedData)];
    const approve = { token: owner.accessToken, body: { decision: 'APPROVED' } };
    for (const requestHash of [first, second]) await judge(call, requestHash, 'APPROVED');
    expect(await standingOf(owner, first)).toBe('PENDING');
    await decide(call, second, approve);
    expect(await standingOf(owner, second)).toBe('APPROVED');
    await decide(call, second, { ...approve, body: { decision: 'REJECTED' } });
    expect(await standingOf(owner, second)).toBe('REJECTED');
    await decide(call, first, approve);
    expect(await standingOf(owner, first)).toBe('REJECTED nonce_used');
  });

  it("is read from the request if the service can read it, and the arbiter's value is ignored", async () => {
    const owner = await enrolOwner(call);
    const account = owner.wallet.address.toLowerCase() as `0x${string}`;
    const typedData = authorization({ message: { nonce: nonce('5') } });
    const useKey = useKeyOf({ typedData } as never, { chainId: 8453, account });
    const other = await create(owner, authorization({ message: { nonce: nonce('6') } }));
    await judge(call, other, 'APPROVED', { useKey });
    expect(await approveAll([[owner, typedData]])).toEqual(['APPROVED']);
  });

  it('is not that of a permit, whose nonce is a counter', async () => {
    const owner = await enrolOwner(call);
    const permit = permitOf(owner.wallet.address);
    expect(
      await approveAll([
        [owner, permit, 1],
        [owner, permit, 1],
      ]),
    ).toEqual(['APPROVED', 'APPROVED']);
  });
});
