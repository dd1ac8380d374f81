import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { findBarriers } from '@countersign/harness/browser/axe';
import { describeInBrowser, visit } from '@countersign/harness/browser/browser';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import { startTestService } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';
import { buildDocs } from '../scripts/build/docs-site/build-docs.ts';
import { describeDiagram } from '../scripts/build/docs-site/describe-diagram.ts';

const directory = await buildDocs(() => {});
const port = await findFreePort();
const baseUrl = `http://127.0.0.1:${port}`;
const env = { PORT: String(port), BASE_URL: baseUrl, DOCS_DIR: directory };
const { service, database } = await useTestService(env);
const { call } = service;

const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
const places = files.filter((name) => name.endsWith('.html')).map((name) => name.replace(/(^index)?\.html$/, ''));
const addressOf = (place: string) => new URL(place === '' ? '/docs/guides' : `/docs/guides/${place}`, baseUrl);

describe('the documentation', () => {
  it('contains only valid links, including their anchors', async () => {
    const anchors = new Map<string, Set<string>>();
    const links: { from: string; to: URL }[] = [];
    for (const place of places) {
      const { status, text, headers } = await call(`GET ${addressOf(place).pathname}`);
      expect({ place, status, type: headers.get('content-type') }).toEqual({
        place,
        status: 200,
        type: 'text/html; charset=utf-8',
      });
      anchors.set(addressOf(place).pathname, new Set(Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id)));
      const prose = text.replace(/<pre[\s\S]*?<\/pre>/g, '');
      for (const [, target = ''] of prose.matchAll(/ (?:href|src|srcset)="([^"]+)"/g)) {
        if (!/^(https?|mailto|data):/.test(target)) links.push({ from: place, to: new URL(target, addressOf(place)) });
      }
    }
    expect(links.length).toBeGreaterThan(1_000);
    const besides = new Set(['/', '/docs', '/openapi.json', ...files.map((name) => `/docs/guides/${name}`)]);
    const broken = links.filter(({ to: { pathname, hash } }) =>
      anchors.has(pathname)
        ? hash !== '' && !anchors.get(pathname)?.has(decodeURIComponent(hash.slice(1)))
        : !besides.has(pathname),
    );
    expect(broken.map(({ from, to }) => `${from}: ${to.pathname}${to.hash}`)).toEqual([]);
  });

  it("serves the README of a folder at the address of the folder, including the contract's", async () => {
    const contract = await call('GET /docs/guides/contract');
    expect([contract.status, contract.text]).toEqual([200, expect.stringContaining('id="the-contract"')]);
    expect((await call('GET /docs/guides')).text).toContain('href="guides/contract"');
    expect(places.filter((place) => place.endsWith('/readme'))).toEqual(['project/readme']);
  });

  it('runs no scripts, cannot be framed, and is cached only while it is current', async () => {
    const page = await call('GET /docs/guides/custody', { headers: { 'accept-encoding': 'gzip' } });
    expect(page.text).not.toMatch(/<script| style="| on[a-z]+="/);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-cache',
      vary: 'Origin, Accept-Encoding',
    });
    const [, style = ''] = /href="(assets\/\w+\.css)"/.exec(page.text) ?? [];
    const { status, headers } = await call(`GET /docs/guides/${style}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('has one address for each page, and serves nothing else', async () => {
    for (const [path, place] of [
      ['', '../guides'],
      ['contract/', '../contract'],
      ['custody/', '../custody'],
    ]) {
      const slashed = await call(`GET /docs/guides/${path}`);
      expect([path, slashed.status, slashed.headers.get('location')]).toEqual([path, 301, place]);
    }
    for (const path of [
      'nowhere',
      'nowhere/',
      '//example.com/',
      'custody.html',
      'custody.html.gz',
      '..%2f..%2fpackage.json',
      'index.html',
    ]) {
      expect([path, (await call(`GET /docs/guides/${path}`)).status]).toEqual([path, 404]);
    }
    expect((await call('POST /docs/guides', { body: {} })).status).toBe(404);
    expect((await call('GET /docs')).text).toContain('href="./docs/guides"');
  });

  it('is absent without DOCS_DIR, and a folder without pages is refused', async () => {
    const bare = await startTestService({ databaseUrl: database.url });
    expect((await bare.call('GET /docs/guides')).status).toBe(404);
    expect((await bare.call('GET /docs')).text).not.toContain('docs/guides');
    await bare.stop();
    const start = startTestService({ databaseUrl: database.url, env: { DOCS_DIR: dirname(directory) } });
    await expect(start).rejects.toThrow(/DOCS_DIR holds no documentation/);
  });

  it('describes each diagram in words', () => {
    const flow = 'flowchart LR\n  a[One agent] -- "asks" --> b & c[(Store)]\n  c --> d["x: y"] --> a';
    expect(describeDiagram(flow)).toEqual([
      { from: 'One agent', to: 'b, Store', what: 'asks' },
      { from: 'Store', to: 'x: y', what: '' },
      { from: 'x: y', to: 'One agent', what: '' },
    ]);
    const sequence = 'sequenceDiagram\n  participant A as An agent\n  A->>S: GET /x\n  S-->>A: 200\n  S-)A: event';
    expect(describeDiagram(sequence).map(({ from, what }) => [from, what])).toEqual([
      ['An agent', 'GET /x'],
      ['S', '200'],
      ['S', 'event'],
    ]);
    expect(describeDiagram('stateDiagram-v2\n  [*] --> OPEN: POST /x')).toEqual([
      { from: 'start', to: 'OPEN', what: 'POST /x' },
    ]);
  });
});

describeInBrowser('a page of the documentation', () => {
  it('renders completely, without errors or accessibility violations, on a desktop and on a phone', async () => {
    for (const viewport of [undefined, { width: 390, height: 844 }]) {
      const { page } = await visit(viewport && { viewport });
      await page.goto(`${baseUrl}/docs/guides`);
      expect(await findBarriers(page)).toEqual([]);
      await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Custody' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Custody' }).waitFor();
      const overflow = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBe(false);
    }
  });
});
