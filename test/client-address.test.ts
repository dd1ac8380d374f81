import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { proves } from '@countersign/harness/proves';
import { startTestService, type TestService } from '@countersign/harness/service/test-service';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterEach(() => service.stop());

afterAll(() => database.drop());

const limit = 100;

async function start(trustProxy: string): Promise<void> {
  await database.pool.query('DELETE FROM rate_limits');
  const env = { TRUST_PROXY: trustProxy, RATE_LIMIT_PER_MINUTE: String(limit) };
  service = await startTestService({ databaseUrl: database.url, env });
}

/** The number of requests attributed to this client, including this one. */
async function count(forwardedFor?: string): Promise<number> {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  const answer = await service.call('GET /', { headers });
  return limit - Number(answer.headers.get('x-ratelimit-remaining'));
}

/** The client addresses that the service has recorded. */
async function counted(): Promise<string[]> {
  const { rows } = await database.pool.query('SELECT key FROM rate_limits ORDER BY key');
  return rows.map(({ key }) => key.replace(/^.*\|ip:/, ''));
}

describe('without TRUST_PROXY', () => {
  it('X-Forwarded-For is ignored in any form', proves('limits.proxy'), async () => {
    await start('');
    const spoofed = ['1.2.3.4', '5.6.7.8', '1.2.3.4, 5.6.7.8', '2001:db8::1', 'unknown', ''];
    for (const [index, header] of spoofed.entries()) expect(await count(header)).toBe(index + 1);
    expect(await counted()).toEqual(['127.0.0.1']);
  });

  it('other proxy headers are ignored', async () => {
    await start('');
    const names = [
      'forwarded',
      'x-real-ip',
      'cf-connecting-ip',
      'true-client-ip',
      'x-client-ip',
      'x-cluster-client-ip',
    ];
    for (const name of names) await service.call('GET /', { headers: { [name]: '1.2.3.4' } });
    expect(await counted()).toEqual(['127.0.0.1']);
  });
});

describe('TRUST_PROXY=1', () => {
  it(
    'trusts the entry that our proxy added, and none before it',
    proves('limits.other-routes', 'limits.proxy'),
    async () => {
      await start('1');
      expect(await count('1.2.3.4')).toBe(1);
      expect(await count('1.2.3.4')).toBe(2);
      expect(await count('5.6.7.8')).toBe(1);
      expect(await count('9.9.9.9, 1.2.3.4')).toBe(3);
      expect(await count('8.8.8.8, 9.9.9.9, 1.2.3.4')).toBe(4);
      expect(await counted()).toEqual(['1.2.3.4', '5.6.7.8']);
    },
  );

  it("uses the connection's address if the proxy sends none", async () => {
    await start('1');
    expect(await count()).toBe(1);
    expect(await counted()).toEqual(['127.0.0.1']);
  });

  it('counts a /64 of IPv6 as one client', async () => {
    await start('1');
    for (let last = 1; last <= 5; last += 1) expect(await count(`2001:db8:1:2:${last}::${last}`)).toBe(last);
    expect(await count('2001:db8:1:3::1')).toBe(1);
    expect(await counted()).toEqual(['2001:db8:1:2::/64', '2001:db8:1:3::/64']);
  });

  it('handles values that are not addresses', async () => {
    await start('1');
    for (const header of ['x'.repeat(8_000), "'; DROP TABLE rate_limits", '%00', '256.1.1.1', '_hidden'])
      await count(header);
    expect(await counted()).toEqual(['unknown']);
  });
});

describe('TRUST_PROXY=2', () => {
  it('trusts the entry that the outer of two proxies added', async () => {
    await start('2');
    expect(await count('9.9.9.9, 1.2.3.4, 10.0.0.1')).toBe(1);
    expect(await count('8.8.8.8, 1.2.3.4, 10.0.0.2')).toBe(2);
    expect(await counted()).toEqual(['1.2.3.4']);
  });
});

describe('TRUST_PROXY as a list of networks', () => {
  it('trusts the first entry from the right that is not one of our proxies', proves('limits.proxy'), async () => {
    await start('127.0.0.0/8, 10.0.0.0/8, fd00::/8');
    expect(await count('9.9.9.9, 1.2.3.4')).toBe(1);
    expect(await count('9.9.9.9, 1.2.3.4, 10.0.0.1')).toBe(2);
    expect(await count('1.2.3.4, fd00::5, 10.0.0.1')).toBe(3);
    expect(await counted()).toEqual(['1.2.3.4']);
  });

  it('trusts no other client', proves('limits.proxy'), async () => {
    await start('10.0.0.0/8');
    for (const header of ['1.2.3.4', '5.6.7.8, 10.0.0.1']) await count(header);
    expect(await counted()).toEqual(['127.0.0.1']);
  });
});
