import { proves } from '@countersign/harness/proves';
import { enrolOwner, judge, type Owner, someAddress, submit } from '@countersign/harness/requests/transactions';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
const { call } = service;

const ETHER = 10n ** 18n;
const effects = [
  {
    kind: 'send',
    gives: [{ asset: { kind: 'native' }, amount: String(ETHER) }],
    gets: [],
    from: null,
    to: someAddress,
  },
];
const limited = (limit: { perTransaction?: bigint; per24Hours?: bigint }) => ({
  limits: [
    {
      chainId: 11155111,
      asset: 'native',
      perTransaction: limit.perTransaction === undefined ? null : String(limit.perTransaction),
      per24Hours: limit.per24Hours === undefined ? null : String(limit.per24Hours),
    },
  ],
});

/** Submits a transfer of one ether, judged this many hours ago. */
async function past(owner: Owner, hoursAgo: number, decision: 'APPROVED' | 'REJECTED' | 'UNDECIDED' = 'APPROVED') {
  const hash = await submit(call, owner);
  await judge(call, hash, decision, { effects });
  await database.pool.query(
    `UPDATE approvals SET created_at = now() - make_interval(hours => $2) FROM transactions t
     WHERE t.id = transaction_id AND request_hash = $1`,
    [hash, hoursAgo],
  );
  return hash;
}

const tryOut = async ({ accessToken: token }: Owner, body: object) =>
  (await call('POST /settings/policy/trial', { token, body })).body;

describe('POST /settings/policy/trial', () => {
  it(
    '200 applies 24-hour limits along the history, and lists the requests that the draft would have left to the owner',
    proves('policy.trial'),
    async () => {
      const owner = await enrolOwner(call);
      const [, , third] = [await past(owner, 40), await past(owner, 30), await past(owner, 20), await past(owner, 1)];
      await past(owner, 0, 'UNDECIDED');
      await past(owner, 0, 'REJECTED');
      // The third comes 20 hours after the first, the fourth more than a day after the second.
      expect(await tryOut(owner, limited({ per24Hours: 2n * ETHER }))).toEqual({
        considered: 5,
        alone: 3,
        asked: 2,
        changes: [
          {
            requestHash: third,
            description: `Send 1 ETH to ${someAddress}`,
            createdAt: expect.stringMatching(/Z$/),
            now: 'alone',
            draft: 'owner',
            reason: expect.stringContaining('the limit per 24 hours is 2 ETH.'),
          },
        ],
      });
      expect(await tryOut(owner, limited({ per24Hours: 3n * ETHER }))).toMatchObject({ alone: 4, changes: [] });
    },
  );

  it('200 compares with the policy in force, and stores nothing', proves('policy.trial'), async () => {
    const owner = await enrolOwner(call);
    const token = owner.accessToken;
    const hash = await past(owner, 2);
    await call('PUT /settings/policy', { token, body: limited({ perTransaction: ETHER / 2n }) });
    const inForce = (await call('GET /settings/policy', { token })).body;
    expect(await tryOut(owner, limited({ perTransaction: ETHER }))).toMatchObject({
      considered: 1,
      alone: 1,
      asked: 0,
      changes: [
        {
          requestHash: hash,
          now: 'owner',
          draft: 'alone',
          reason: expect.stringContaining('the limit per transaction is 0.5 ETH.'),
        },
      ],
    });
    expect(await tryOut(owner, limited({ perTransaction: 1n }))).toMatchObject({ asked: 1, changes: [] });
    expect((await call('GET /settings/policy', { token })).body).toEqual(inForce);
  });

  it('200 with zeros without a history, and without requests of other users', proves('policy.trial'), async () => {
    await past(await enrolOwner(call), 1);
    const nothing = { considered: 0, alone: 0, asked: 0, changes: [] };
    expect(await tryOut(await enrolOwner(call), limited({}))).toEqual(nothing);
  });

  it('judges as in production: a user who executes personally is always asked', proves('policy.trial'), async () => {
    const owner = await enrolOwner(call, 1);
    await past(owner, 1);
    expect(await tryOut(owner, { limits: [] })).toMatchObject({ considered: 1, asked: 1, changes: [] });
  });

  it('400 names the fault of the draft', proves('policy.trial'), async () => {
    const { accessToken: token } = await enrolOwner(call);
    const answer = await call('POST /settings/policy/trial', { token, body: { limits: [{ chainId: 1 }] } });
    expect([answer.status, answer.headers.get('problem-code')]).toEqual([400, 'request.invalid']);
    expect(answer.get('message')).toContain('limits.0.asset');
  });
});
