import { startValidatorServer } from '@countersign/harness/arbiter/validator-server';
import {
  createProvider,
  type McpSdk,
  type Provider,
  sdkV1,
  sdkV2Modern,
  sdkV2Sessions,
} from '@countersign/harness/mcp/mcp-clients';
import { consentTo } from '@countersign/harness/people/consent';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, judge, type Owner, submit, transferFields } from '@countersign/harness/requests/transactions';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useReachableService } from '@countersign/harness/service/use-reachable-service';
import { describe, expect, it, onTestFinished } from 'vitest';

const validator = await startValidatorServer();
const { service, database, baseUrl } = await useReachableService({ VALIDATOR_URL: validator.url });
const { call } = service;
const url = `${baseUrl}/mcp`;
const tools = [
  'requestAndAwaitVerification',
  'requestVerification',
  'checkVerificationStatus',
  'listVerifications',
  'explainTransaction',
  'getUserAddress',
];
const prompts = ['verify-before-sending', 'what-is-waiting', 'why-was-it-rejected', 'connect-a-wallet-agent'];

/** A client that is connected and, with a session, has its stream open. */
async function connect(sdk: McpSdk, owner: Owner, provider: Provider = createProvider(), scope?: string) {
  const client = await sdk.connect(url, provider, (address) => {
    if (scope) address.searchParams.set('scope', scope);
    return consentTo(call, owner, address);
  });
  onTestFinished(() => client.close());
  const { sessionId } = client;
  const statement = 'SELECT 1 FROM mcp_sessions WHERE id = $1 AND stream_id IS NOT NULL';
  if (sessionId) {
    await expect.poll(async () => (await database.pool.query(statement, [sessionId])).rowCount).toBe(1);
  }
  return client;
}

/** Waits until the service reports this many held answers. */
const untilHeld = (count: number) =>
  expect
    .poll(async () => (await call('GET /metrics', { key: testAdminKey })).text, { timeout: 10_000 })
    .toMatch(new RegExp(`^countersign_held_answers ${count}$`, 'm'));

const sdks: [string, McpSdk, boolean][] = [
  ['the MCP SDK v1', sdkV1, true],
  ['the MCP SDK v2', sdkV2Sessions, true],
  ['the MCP SDK v2 without sessions', sdkV2Modern, false],
];

describe.each(sdks)('%s', (_name, sdk, hasSessions) => {
  it('registers, is authorised by one consent, and uses the tools', async () => {
    const owner = await enrolOwner(call);
    const provider = createProvider();
    const client = await connect(sdk, owner, provider);
    expect(provider.redirects).toHaveLength(1);
    expect(client.sessionId !== undefined).toBe(hasSessions);
    expect(await client.listTools()).toEqual(tools);
    expect(await client.callTool('getUserAddress', {})).toMatchObject({ address: owner.wallet.address });
    const requested = await client.callTool('requestVerification', transferFields(owner.wallet.address));
    const requestHash = String(requested.requestHash);
    const waiting = client.callTool('checkVerificationStatus', { requestHash, wait: 20 });
    await judge(call, requestHash, 'APPROVED');
    expect(await waiting).toMatchObject({ requestHash, status: 'APPROVED' });
  });

  it(
    'uses the prompts to ask what a transaction does, what exists and why it was rejected',
    proves('mcp.prompts'),
    async () => {
      const owner = await enrolOwner(call);
      const client = await connect(sdk, owner);
      const fields = transferFields(owner.wallet.address, { chainId: 1 });
      expect(await client.callTool('explainTransaction', fields)).toMatchObject({ isVerdict: false, result: 'PASS' });
      const requestHash = await submit(call, owner);
      await judge(call, requestHash, 'REJECTED');
      expect(await client.callTool('listVerifications', { status: ['REJECTED'] })).toMatchObject({
        verifications: [{ requestHash, status: 'REJECTED' }],
        nextCursor: null,
      });
      expect(await client.listPrompts()).toEqual(prompts);
      expect(await client.complete('why-was-it-rejected', 'requestHash', '0x')).toEqual([requestHash]);
      expect(await client.getPrompt('why-was-it-rejected', { requestHash })).toEqual([
        expect.stringContaining(requestHash),
      ]);
    },
  );

  it('cancels a wait, which then ends on the server too', proves('mcp.cancelled'), async () => {
    const owner = await enrolOwner(call);
    const client = await connect(sdk, owner);
    const requestHash = await submit(call, owner);
    // A session has a stream open.
    const before = hasSessions ? 1 : 0;
    await untilHeld(before);
    const given = new AbortController();
    const waiting = client.callTool('checkVerificationStatus', { requestHash, wait: 300 }, given.signal);
    const refused = expect(waiting).rejects.toThrow();
    await untilHeld(before + 1);
    given.abort(new Error('the user has changed their mind'));
    await refused;
    await untilHeld(before);
  });

  it('renews its tokens silently when its access token has expired', async () => {
    const owner = await enrolOwner(call);
    const provider = createProvider();
    const client = await connect(sdk, owner, provider);
    const before = provider.tokens();
    service.advance(901);
    expect(await client.callTool('getUserAddress', {})).toMatchObject({ address: owner.wallet.address });
    expect(provider.redirects).toHaveLength(1);
    expect(provider.tokens()?.refresh_token).not.toBe(before?.refresh_token);
    service.advance(-901);
  });

  it('is notified when a verdict arrives', async () => {
    const owner = await enrolOwner(call);
    const client = await connect(sdk, owner);
    const { requestHash } = await client.callTool('requestVerification', transferFields(owner.wallet.address));
    const uri = `verification://${requestHash}`;
    await client.subscribe(uri);
    await judge(call, String(requestHash), 'REJECTED');
    await expect
      .poll(() => client.told, { timeout: 5_000 })
      .toContainEqual(
        expect.objectContaining({
          method: 'notifications/resources/updated',
          params: expect.objectContaining({ uri }),
        }),
      );
    if (!hasSessions) return;
    const data = { requestHash, status: 'REJECTED', decision: 'REJECTED', uri };
    expect(client.told).toContainEqual(
      expect.objectContaining({
        method: 'notifications/message',
        params: expect.objectContaining({ level: 'warning', data }),
      }),
    );
  });

  it('cannot submit without transactions:create:own, and can still read', async () => {
    const owner = await enrolOwner(call);
    const requestHash = await submit(call, owner);
    const client = await connect(sdk, owner, createProvider(), 'transactions:read:own');
    expect(await client.listTools()).toEqual(['checkVerificationStatus', 'listVerifications', 'explainTransaction']);
    await expect(client.callTool('requestVerification', transferFields(owner.wallet.address))).rejects.toThrow();
    expect(await client.callTool('checkVerificationStatus', { requestHash })).toMatchObject({ status: 'PENDING' });
  });
});

describe.each(sdks.filter(([, , hasSessions]) => hasSessions))('a session of %s', (_name, sdk) => {
  it('ends by DELETE, for every later request', async () => {
    const provider = createProvider();
    const client = await connect(sdk, await enrolOwner(call), provider);
    const { sessionId = '' } = client;
    const ping = () =>
      call('POST /mcp', {
        token: provider.tokens()?.access_token ?? '',
        headers: { accept: 'application/json, text/event-stream', 'mcp-session-id': sessionId },
        body: { jsonrpc: '2.0', id: 'ping', method: 'ping' },
      });
    expect((await ping()).status).toBe(200);
    await client.terminate();
    expect((await ping()).status).toBe(404);
  });
});
