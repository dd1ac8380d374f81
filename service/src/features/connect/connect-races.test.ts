import { atOnce, countStatuses } from '@countersign/harness/people/sign-in';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { everyRound, someRounds } from '@countersign/harness/race-rounds';
import { beforeEach, describe, expect, it } from 'vitest';
import { useConnect } from './connect.fixture.ts';

const { service, startInstance, initiate, poll, approve, decline, use, stored, keysOf, audited } = await useConnect();
const callers = [service.call, (await startInstance()).call];
let users: [SignedIn, SignedIn];

beforeEach(async () => {
  users = [await signIn(service.call), await signIn(service.call)];
});

describe('on two instances', () => {
  it('one of 50 polls at once gets the key, the others 410', {
    ...proves('connect.status.race'),
    ...everyRound,
  }, async () => {
    const [user] = users;
    const code = await initiate();
    await approve(code, user);
    const answers = await atOnce(callers, 50, (call) => poll(code, call));
    expect(countStatuses(answers)).toEqual({ 200: 1, 410: 49 });
    const keys = answers.filter(({ status }) => status === 200).map((answer) => answer.get('apiKey'));
    expect((await use(keys.join(), user)).status).toBe(200);
    expect((await audited(user)).map(({ action }) => action)).toEqual(['connection.approve', 'connection.deliver']);
  });

  it('one of 50 concurrent approvals by two users creates one key, the others are 400', {
    ...proves('connect.approve.ready'),
    ...everyRound,
  }, async () => {
    const code = await initiate();
    const answers = await atOnce(callers, 50, (call, index) => {
      // Out of step with the instances, so that both users reach both of them.
      return approve(code, users[index % 4 < 2 ? 0 : 1], call);
    });
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: 49 });
    const keys = [await keysOf(users[0]), await keysOf(users[1])];
    expect(keys.flat()).toHaveLength(1);
    const winner = users[keys[0]?.length === 1 ? 0 : 1];
    const answer = await poll(code);
    expect(answer.get('walletAddress')).toBe(winner.wallet.address);
    expect((await use(answer.get('apiKey'), winner)).status).toBe(200);
  });

  it('one of several concurrent approvals and declines wins for good', someRounds, async () => {
    const code = await initiate();
    const answers = await atOnce(callers, 50, (call, index) =>
      index % 4 < 2 ? approve(code, users[0], call) : decline(code, users[1], call),
    );
    const { declined_at, key_id } = await stored(code);
    const isDeclined = declined_at !== null;
    expect(countStatuses(answers)).toEqual({ 200: 1, [isDeclined ? 410 : 400]: 49 });
    expect(answers.findIndex(({ status }) => status === 200) % 4 < 2).toBe(!isDeclined);
    expect(key_id === null).toBe(isDeclined);
    expect(await keysOf(users[0])).toHaveLength(isDeclined ? 0 : 1);
    expect((await poll(code)).status).toBe(isDeclined ? 410 : 200);
  });

  it('polls concurrent with the approval get the key once', someRounds, async () => {
    const code = await initiate();
    const answers = await atOnce(callers, 50, (call, index) =>
      index === 10 ? approve(code, users[0], call) : poll(code, call),
    );
    const later = await poll(code);
    const delivered = [...answers, later].filter(({ text }) => text.includes('apiKey'));
    expect(delivered).toHaveLength(1);
    expect(answers[10]?.status).toBe(200);
  });
});
