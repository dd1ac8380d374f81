import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { expectProblem } from '@countersign/harness/people/sign-in';
import { createWallet, getNonce, siweMessage } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { startTestService, type TestService } from '@countersign/harness/service/test-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
const services: TestService[] = [];

/** The services differ only in their hosts and share a database. */
async function start(env: Record<string, string>): Promise<TestService> {
  const service = await startTestService({ databaseUrl: database.url, env });
  services.push(service);
  return service;
}

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await database.drop();
});

async function signInAs({ call }: TestService, domain: string) {
  const wallet = createWallet();
  const nonce = await getNonce(call, wallet.address);
  // Replaced in the finished text, because a domain such as good@evil cannot be formatted.
  const message = siweMessage(wallet, nonce).replace(/^\S+/, domain);
  return call('POST /auth/siwe/verify', { body: { message, signature: await wallet.signMessage({ message }) } });
}

describe('POST /auth/siwe/verify', () => {
  describe('the domain of a service on loopback', () => {
    let service: TestService;
    beforeAll(async () => {
      service = await start({ BASE_URL: 'http://localhost:3000' });
    });

    it.each([
      'localhost:3000',
      'localhost',
      'localhost:5173',
      'LOCALHOST:3000',
      '127.0.0.1',
      '127.0.0.1:8080',
      '127.8.9.10:1',
      '[::1]',
      '[::1]:3000',
    ])('200: %s', proves('siwe.message.loopback'), async (domain) => {
      expect((await signInAs(service, domain)).status).toBe(200);
    });

    it.each([
      'evil.example',
      'localhost.evil.example',
      'localhost:3000.evil.example',
      'localhost@evil.example',
      'evil.example@localhost',
      'localhost:3000@evil.example',
      'evil.localhost',
      'localhost:',
      'localhost:123456',
      'localhost:evil',
      '127.0.0.1.evil.example',
      '127.1',
      '128.0.0.1',
      '10.0.0.1',
      '[::2]',
      '[::1].evil.example',
    ])('401: %s', proves('siwe.message.loopback'), async (domain) => {
      expectProblem(await signInAs(service, domain), 401, 'message:');
    });
  });

  describe('the domain of a service with a public name', () => {
    let service: TestService;
    beforeAll(async () => {
      service = await start({
        BASE_URL: 'https://countersign.example',
        UI_URL: 'https://app.countersign.example:8443/start',
        SIWE_DOMAINS: 'wallet.example, Partner.example:444',
      });
    });

    it.each([
      ['the host of BASE_URL', 'countersign.example'],
      ['the host of BASE_URL in capitals', 'Countersign.EXAMPLE'],
      ['the host and port of UI_URL', 'app.countersign.example:8443'],
      ['the first of SIWE_DOMAINS', 'wallet.example'],
      ['the second of SIWE_DOMAINS, with its port', 'partner.example:444'],
    ])('200: %s', proves('siwe.message.domain'), async (_what, domain) => {
      expect((await signInAs(service, domain)).status).toBe(200);
    });

    it.each([
      ['another port', 'countersign.example:444'],
      ['the port of another scheme', 'countersign.example:80'],
      ['the UI host without its port', 'app.countersign.example'],
      ['a domain of SIWE_DOMAINS with a port', 'wallet.example:8443'],
      ['a domain of SIWE_DOMAINS without its port', 'partner.example'],
      ['our name before that of another', 'countersign.example.evil'],
      ['our name as the user of another', 'countersign.example@evil.example'],
      ['a user before our name', 'evil@countersign.example'],
      ['a name below ours', 'evil.countersign.example'],
      ['a name that ends in ours', 'evilcountersign.example'],
      ['a dot at the end', 'countersign.example.'],
      ['a path', 'countersign.example/evil'],
      ['loopback', 'localhost:3000'],
      ['a loopback address', '127.0.0.1'],
    ])('401: %s', proves('siwe.message.domain', 'siwe.message.loopback'), async (_what, domain) => {
      expectProblem(await signInAs(service, domain), 401, 'message:');
    });

    it('401: a Host header does not add an accepted host', async () => {
      const wallet = createWallet();
      const message = siweMessage(wallet, await getNonce(service.call, wallet.address), { domain: 'evil.example' });
      const answer = await service.call('POST /auth/siwe/verify', {
        headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example', origin: 'https://evil.example' },
        body: { message, signature: await wallet.signMessage({ message }) },
      });
      expectProblem(answer, 401, 'message:');
    });
  });
});
