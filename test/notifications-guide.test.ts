import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, judge, submit } from '@countersign/harness/requests/transactions';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, it, vi } from 'vitest';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const guide = readFileSync(path('../docs/guides/notifications.md'), 'utf8');
const [, program = ''] = /```js\n([\s\S]*?)```/.exec(guide) ?? [];

const port = await findFreePort();
const { service } = await useTestService({ WEBHOOK_HOSTS: `127.0.0.1:${port}` });
const { call } = service;
let receiver: ChildProcess | undefined;
afterAll(() => receiver?.kill());

it(
  'the receiver in the guide accepts what Countersign signed, once, and nothing else',
  proves('webhooks.signature'),
  async () => {
    const owner = await enrolOwner(call, 1);
    const token = owner.accessToken;
    const url = `http://127.0.0.1:${port}/`;
    const body = { name: 'Guide', url, events: ['transaction.owner_needed'] };
    const made = await call('POST /webhooks', { token, body });
    const [id, secret] = [made.get('webhook.id'), made.get('secret')];
    let said = '';
    receiver = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: path('.'),
      env: { WEBHOOK_SECRET: secret, PORT: String(port) },
    });
    for (const output of [receiver.stdout, receiver.stderr]) output?.on('data', (chunk) => (said += chunk));
    await vi.waitFor(() => fetch(url), { timeout: 20_000, interval: 100 });

    const requestHash = await submit(call, owner);
    await judge(call, requestHash, 'APPROVED');
    const line = `transaction.owner_needed http://localhost:3000/app/transactions/${requestHash}\n`;
    await vi.waitFor(() => expect(said).toBe(line), { timeout: 20_000 });
    const deliveries = async () => (await call(`GET /webhooks/${id}/deliveries`, { token })).body as { id: string }[];
    const delivered = { state: 'delivered', attempts: 1, lastStatus: 204 };
    await vi.waitFor(async () => expect(await deliveries()).toMatchObject([delivered]), { timeout: 20_000 });

    const [{ id: deliveryId } = { id: '' }] = await deliveries();
    await call(`POST /webhooks/${id}/deliveries/${deliveryId}/replay`, { token });
    await vi.waitFor(async () => expect(await deliveries()).toMatchObject([delivered]), { timeout: 20_000 });
    const at = new Date();
    const text = '{"type":"transaction.approved","data":{}}';
    const signature = new Webhook('whsec_c29tZWJvZHkgZWxzZQ==').sign('1', at, text);
    const headers = {
      'webhook-id': '1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signature,
    };
    expect((await fetch(url, { method: 'POST', body: text, headers })).status).toBe(401);
    expect(said).toBe(line);
  },
);
