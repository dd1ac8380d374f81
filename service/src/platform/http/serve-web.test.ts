import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { proves } from '@countersign/harness/proves';
import { sendRaw } from '@countersign/harness/service/raw-request';
import { startTestService, testBaseUrl } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { afterAll, describe, expect, it } from 'vitest';
import { webPath } from './serve-web.ts';

const script = 'export const greeting = "hello";\n'.repeat(50);
const directory = await mkdtemp(join(tmpdir(), 'countersign-web-'));
const folder = join(directory, 'pages');
await mkdir(join(folder, 'assets'), { recursive: true });
await writeFile(join(directory, 'secret.html'), 'secret');
await writeFile(
  join(folder, 'index.html'),
  '<meta name="countersign" content="" /><script type="module" src="./assets/app-1.js"></script>',
);
await writeFile(join(folder, 'index.html.gz'), gzipSync('a page that was told nothing'));
await writeFile(join(folder, 'assets', 'app-1.js'), script);
await writeFile(join(folder, 'assets', 'app-1.js.br'), brotliCompressSync(script));
await writeFile(join(folder, 'assets', 'app-1.js.gz'), gzipSync(script));
await writeFile(join(folder, 'notes.txt'), 'not a part of any page');
afterAll(() => rm(directory, { recursive: true, force: true }));

const { service, database } = await useTestService({ WEB_DIR: folder });
const { call } = service;

describe('the page', () => {
  it(
    'is served at the path of UI_URL with the URLs of pages and service, and without a trial wallet',
    proves('env.ui-url'),
    async () => {
      const { status, headers, text } = await call('GET /app', { headers: { 'accept-encoding': 'gzip' } });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(text).toContain('src="/app/assets/app-1.js"');
      const approvalSeconds = { byAgent: 3_600, other: 86_400 };
      const uiUrl = `${testBaseUrl}/app`;
      const configuration = {
        baseUrl: testBaseUrl,
        uiUrl,
        trialWallet: false,
        playground: false,
        push: false,
        approvalSeconds,
      };
      expect(text).toContain(`content="${JSON.stringify(configuration).replaceAll('"', '&quot;')}"`);
    },
  );

  it('is the answer to every path below, for its own router, and is never cached without revalidation', async () => {
    const page = await call('GET /app');
    for (const path of ['/app/', '/app/connect?code=1', '/app/oauth/consent', '/app/notes.txt', '/app/a/b/c']) {
      const { status, text, headers } = await call(`GET ${path}`);
      expect({ path, status, text }).toEqual({ path, status: 200, text: page.text });
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('runs only its own scripts, connects only to the service, and cannot be framed', async () => {
    const { headers } = await call('GET /app/connect');
    expect(headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self' ${testBaseUrl}`,
      "form-action 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('also connects to the WalletConnect relay if the operator has configured it, and to nothing else', async () => {
    const projectId = '0123456789abcdef0123456789abcdef';
    const env = { WEB_DIR: folder, WALLETCONNECT_PROJECT_ID: projectId };
    const other = await startTestService({ databaseUrl: database.url, env });
    const { headers, text } = await other.call('GET /app');
    await other.stop();
    const relayUrl = 'wss://relay.walletconnect.org';
    const walletConnect = JSON.stringify({ projectId, relayUrl }).replaceAll('"', '&quot;');
    expect(text).toContain(`&quot;walletConnect&quot;:${walletConnect}}"`);
    const before = (await call('GET /app')).headers.get('content-security-policy');
    const now = headers.get('content-security-policy');
    expect(now).toBe(
      before?.replace(`connect-src 'self' ${testBaseUrl}`, `connect-src 'self' ${testBaseUrl} ${relayUrl}`),
    );
    expect(now).not.toBe(before);
  });

  it('can send the result of the consent page to the window that opened it, and to no other', async () => {
    const { headers } = await call('GET /app/oauth/consent?session=1');
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('answers HEAD without a body', async () => {
    const { status, text, headers } = await call('HEAD /app/connect');
    expect({ status, text }).toEqual({ status: 200, text: '' });
    expect(Number(headers.get('content-length'))).toBeGreaterThan(50);
  });
});

describe('its files', () => {
  const encoded = async (accepted: string) => {
    const { status, headers, text } = await call('GET /app/assets/app-1.js', {
      headers: { 'accept-encoding': accepted },
    });
    expect({ status, text }).toEqual({ status: 200, text: script });
    expect(headers.get('vary')).toContain('Accept-Encoding');
    return headers.get('content-encoding');
  };

  it('are cached forever, because their names change with their content', async () => {
    const { headers } = await call('GET /app/assets/app-1.js');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('are compressed in an encoding that the browser accepts', async () => {
    expect(await encoded('gzip, deflate, br, zstd')).toBe('br');
    expect(await encoded('gzip;q=1.0, br;q=0')).toBe('gzip');
    expect(await encoded('identity')).toBeNull();
  });

  it('are 404 if missing, instead of the page', async () => {
    const { status, body } = await call('GET /app/assets/app-0.js');
    expect(status).toBe(404);
    expect(body).toMatchObject({ statusCode: 404 });
  });

  it('are only those of the folder, whatever the path', async () => {
    const page = (await call('HEAD /app')).headers.get('content-length');
    const ups = [
      '../',
      '..%2f',
      '%2e%2e/',
      '%2e%2e%2f',
      '..%5c',
      'assets/../../',
      'assets/..%2f..%2f',
      `/${directory}/`,
    ];
    for (const up of ups) {
      const { status, headers } = await sendRaw(service.url, [
        `GET /app/${up}secret.html HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      ]);
      const isFile = up.startsWith('assets/');
      const answered = { up, status, length: headers.get('content-length') };
      expect(answered).toMatchObject(isFile ? { up, status: 404 } : { up, status: 200, length: page });
    }
  });
});

describe('the location of the pages', () => {
  it('is the path of UI_URL below BASE_URL, without the part that a proxy removes', () => {
    expect(webPath({ baseUrl: 'https://a.example', uiUrl: 'https://a.example/app' })).toBe('/app');
    expect(webPath({ baseUrl: 'https://a.example/api', uiUrl: 'https://a.example/api/app' })).toBe('/app');
  });

  it('is elsewhere if UI_URL has another origin, or is the service itself', () => {
    for (const uiUrl of ['https://b.example/app', 'https://a.example', 'https://a.example.evil/app']) {
      expect(webPath({ baseUrl: 'https://a.example', uiUrl })).toBeNull();
    }
  });

  it('is empty without WEB_DIR, which does not affect the API', async () => {
    const bare = await startTestService({ databaseUrl: database.url });
    expect((await bare.call('GET /app')).status).toBe(404);
    await bare.stop();
    expect((await call('POST /app', { body: {} })).status).toBe(404);
    expect((await call('GET /health/live')).status).toBe(200);
  });

  it('must be a folder with pages: otherwise the start fails', async () => {
    const start = startTestService({ databaseUrl: database.url, env: { WEB_DIR: directory } });
    await expect(start).rejects.toThrow(/WEB_DIR does not contain a web application: there is no index\.html in/);
  });
});
