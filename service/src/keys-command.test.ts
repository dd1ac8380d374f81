import { createLog } from '@countersign/edge';
import { addService } from '@countersign/harness/people/verification-services';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testAdminKey, testConfig } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';
import { runKeysCommand } from './keys-command.ts';

const { database, service } = await useTestService();

async function keys(...args: string[]): Promise<{ answers: string[]; remarks: string[] }> {
  const answers: string[] = [];
  const remarks: string[] = [];
  await runKeysCommand(args, testConfig({ databaseUrl: database.url }), createLog('fatal'), {
    answer: (line) => void answers.push(line),
    remark: (line) => void remarks.push(line),
  });
  return { answers, remarks };
}

const useKey = (key: string) =>
  service.call('POST /users', { key, body: { ethereumAddress: createWallet().address } }).then(({ status }) => status);

describe('npm run keys', () => {
  it(
    'creates an ADMIN key labelled agent that works at once, and prints it once',
    proves('auth.mode.provisioned-key', 'keys.format.prefix', 'server-keys.command', 'server-keys.issue'),
    async () => {
      const { answers } = await keys('create', '--type', 'admin', '--label', 'agent');
      expect(answers).toEqual([expect.stringMatching(/^cs_admin_[0-9A-Za-z]{49}$/)]);
      expect(await useKey(answers[0] ?? '')).toBe(201);
      const listed = (await keys('list')).answers.join('\n');
      expect(listed).toContain('\tadmin\tagent\tactive\t');
      expect(listed).not.toContain(answers[0]);
    },
  );

  it(
    'creates an ORION key, which cannot create users',
    proves('keys.format.prefix', 'server-keys.issue', 'server-keys.orion.no-users'),
    async () => {
      const { answers } = await keys('create', '--type', 'orion', '--name', 'outside arbiter');
      expect(answers).toEqual([expect.stringMatching(/^cs_orion_[0-9A-Za-z]{49}$/)]);
      expect(await useKey(answers[0] ?? '')).toBe(403);
      const { rows } = await database.pool.query("SELECT label, scopes FROM api_keys WHERE name = 'outside arbiter'");
      expect(rows).toEqual([{ label: 'orion', scopes: ['transactions:approve:any', 'transactions:read:any'] }]);
    },
  );

  it(
    'assigns an ORION key to our own verification service by default, and says so',
    proves('verdict.service'),
    async () => {
      await addService(database.pool, { id: 7 });
      const created = await keys('create', '--type', 'orion', '--name', 'ours');
      await keys('create', '--type', 'orion', '--service', '7', '--name', 'theirs');
      await keys('create', '--type', 'admin', '--name', 'of none');
      const { rows } = await database.pool.query(
        "SELECT name, service_id FROM api_keys WHERE name IN ('ours', 'theirs', 'of none', 'ORION_API_KEY') ORDER BY name",
      );
      expect(rows).toEqual([
        { name: 'ORION_API_KEY', service_id: 1 },
        { name: 'of none', service_id: null },
        { name: 'ours', service_id: 1 },
        { name: 'theirs', service_id: 7 },
      ]);
      expect(created.remarks[0]).toContain('orion of verification service 1');
      expect((await keys('list')).answers.join('\n')).toMatch(/\torion\torion of verification service 7\t.*\ttheirs$/m);
    },
  );

  it('refuses an ORION key for a missing verification service', proves('verdict.service'), async () => {
    await expect(keys('create', '--type', 'orion', '--service', '8')).rejects.toThrow(
      '--service: there is no verification service 8',
    );
  });

  it('revokes a key, which stops working at once', async () => {
    const { answers, remarks } = await keys('create', '--type', 'admin', '--expires', '2099-01-01T00:00:00Z');
    const id = /key ([0-9a-f-]{36})/.exec(remarks[0] ?? '')?.[1] ?? '';
    await keys('revoke', id);
    expect(await useKey(answers[0] ?? '')).toBe(401);
    await expect(keys('revoke', id)).rejects.toThrow(`no active server key has the id ${id}`);
  });

  it('does not revoke a key from the environment, which would return at the next start', async () => {
    const { rows } = await database.pool.query("SELECT id FROM api_keys WHERE name = 'ADMIN_API_KEY'");
    await expect(keys('revoke', rows[0].id)).rejects.toThrow(
      'to revoke a key set in the environment, change the variable',
    );
    expect(await useKey(testAdminKey)).toBe(201);
  });

  it('rotates the signing key without ending any session', async () => {
    const { answers } = await keys('rotate-signing-key');
    const { rows } = await database.pool.query('SELECT kid FROM signing_keys ORDER BY signs_from');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual({ kid: answers[0] });
  });

  it.each([
    ['nothing', []],
    ['an unknown command', ['destroy']],
    ['no type', ['create']],
    ['the type user, whose keys only a user creates', ['create', '--type', 'user']],
    ['a label of another type', ['create', '--type', 'admin', '--label', 'orion']],
    ['a name with a tab', ['create', '--type', 'admin', '--name', 'a\tb']],
    ['a time without an offset', ['create', '--type', 'admin', '--expires', '2099-01-01']],
    ['the label user', ['create', '--type', 'admin', '--label', 'user']],
    ['an unknown option', ['create', '--type', 'admin', '--colour', 'red']],
    ['an expiry in the past', ['create', '--type', 'admin', '--expires', '2020-01-01T00:00:00Z']],
    ['an expiry that is not a time', ['create', '--type', 'admin', '--expires', 'soon']],
    ['a service that is not a number', ['create', '--type', 'orion', '--service', 'orion']],
    ['the service 0', ['create', '--type', 'orion', '--service', '0']],
    ['a service beyond 32 bits', ['create', '--type', 'orion', '--service', '4294967297']],
    ['a service for an ADMIN key', ['create', '--type', 'admin', '--service', '1']],
    ['an unknown id', ['revoke', 'nonsense']],
  ])('refuses %s', async (_what, args) => {
    const before = await database.pool.query('SELECT count(*) FROM api_keys');
    await expect(keys(...args)).rejects.toThrow();
    expect((await database.pool.query('SELECT count(*) FROM api_keys')).rows).toEqual(before.rows);
  });
});
