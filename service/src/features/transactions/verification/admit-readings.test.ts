import { expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { createAdmission } from './admit-requests.ts';

it('a request admitted during a reading counts in addition to the result of the reading', async () => {
  let nowMs = 0;
  const readings: ((waiting: number) => void)[] = [];
  const execute = () => new Promise((resolve) => readings.push((waiting) => resolve({ rows: [{ waiting }] })));
  const answer = (waiting: number) => readings.shift()?.(waiting);
  const admit = createAdmission({
    db: { execute } as unknown as Database,
    bounds: { requests: 100, requestsPerUser: 2, seconds: null },
    now: () => nowMs,
    onRefused: () => {},
  });
  const submit = (userId: string, work = () => Promise.resolve({})) => admit(1, userId, work);

  const other = submit('other');
  [0, 0].forEach(answer);
  await other;
  // From here on the line of the user is read later than the line of all owners.
  nowMs = 500;
  const stored = submit('user');
  answer(0);
  await stored;
  nowMs = 1_100;
  let store = () => {};
  const started = new Promise<void>((isStarted) => {
    void submit('user', () => {
      isStarted();
      return new Promise((resolve) => {
        store = () => resolve({});
      });
    });
  });
  nowMs = 1_600;
  const next = submit('user');
  answer(0);
  await started;
  // The statement started before the request that is now being stored.
  answer(1);
  expect(await next).toBe('requestsPerUser');
  store();
});
