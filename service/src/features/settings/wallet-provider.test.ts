import { proves } from '@countersign/harness/proves';
import { complete, prepareIntegration, useCustody } from '@countersign/harness/requests/releases';
import { enrolOwner, type Owner } from '@countersign/harness/requests/transactions';
import { newP256Key } from '@countersign/harness/service/valid-bodies';
import { describe, expect, it } from 'vitest';

const { provider, database, call } = await useCustody();

const readProvider = async ({ accessToken: token }: Owner) =>
  (await call('GET /settings', { token })).get('walletProvider');

describe('walletProvider in the settings', () => {
  it(
    'is "custody" while an execution integration is active and no quorum is attached',
    proves('settings.wallet-provider.custody'),
    async () => {
      const owner = await enrolOwner(call);
      const { accessToken: token } = owner;
      const credentials = await prepareIntegration(database, provider, owner);
      expect(await readProvider(owner)).toBe('none');
      await complete(call, owner, credentials);
      expect(await readProvider(owner)).toBe('custody');
      const body = { type: 'agent', displayName: 'Treasury', p256PublicKey: newP256Key() };
      expect((await call('POST /settings/register-provider-quorum', { token, body })).status).toBe(201);
      expect(await readProvider(owner)).toBe('local');
      await call('DELETE /settings/provider-quorum/agent', { token });
      expect(await readProvider(owner)).toBe('custody');
      expect(await readProvider(await enrolOwner(call))).toBe('none');
    },
  );

  it('is "none" with an active integration of an agent', proves('settings.wallet-provider.custody'), async () => {
    const owner = await enrolOwner(call);
    await complete(call, owner, await prepareIntegration(database, provider, owner, 'agent'), 'agent');
    expect(await readProvider(owner)).toBe('none');
  });
});
