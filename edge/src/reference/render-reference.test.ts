import { spawnSync } from 'node:child_process';
import { proves } from '@countersign/harness/proves';
import {
  contract,
  type Endpoint,
  errorMeanings,
  serviceApi,
  sha256Hex,
  signedRequestText,
  validatorApi,
} from '@countersign/protocol';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { iconLink, logo } from '../brand.ts';
import { renderReference } from './render-reference.ts';

const baseUrl = 'http://localhost:3000';
const rows: Record<string, Endpoint> = contract;
const page = renderReference(serviceApi, baseUrl);

const plain: Endpoint = {
  method: 'GET',
  path: '/things',
  group: 'Things',
  summary: 'Read things',
  access: 'public',
  limits: [{ name: 'general', per: 'ip', max: 600, windowSeconds: 60 }],
  success: { status: 200, body: z.object({ count: z.int() }) },
};

/** The visible text of a piece of the page. */
function textOf(markup: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return markup.replaceAll(/<[^>]*>/g, '').replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name] ?? '');
}

function articleOf(name: string, of = page): string {
  return new RegExp(`<article class="endpoint" id="${name}"[\\s\\S]*?</article>`).exec(of)?.[0] ?? '';
}

function render(row: Partial<Endpoint>): string {
  return articleOf('things', renderReference({ ...serviceApi, rows: { things: { ...plain, ...row } } }, baseUrl));
}

/** The code blocks of an endpoint, by the beginning of their labels. */
function codeOf(name: string, label: string): string | undefined {
  const blocks = [...articleOf(name).matchAll(/<pre [^>]*aria-label="([^"]*)"><code>([\s\S]*?)<\/code><\/pre>/g)];
  const found = blocks.find(([, title]) => title?.startsWith(label));
  return found?.[2] === undefined ? undefined : textOf(found[2]);
}

/** Runs a command of the page with stubs that record the request of `curl` and the message that `cast` signs. */
function runInShell(code: string): { sent: string[]; signed: string } {
  const hash = `require('node:crypto').createHash('sha256').update(require('node:fs').readFileSync(0)).digest('hex')`;
  const standIns = `
    curl() { printf '%s\\0' "$@"; }
    cast() { printf %s "$5" >&2; printf 0xsigned; }
    date() { printf 1769860800; }
    openssl() { "$NODE" -p "${hash}"; }
    ACCESS_TOKEN=token API_KEY=key PRIVATE_KEY=secret`;
  const { stdout, stderr, status } = spawnSync('sh', ['-c', `${standIns}\n${code}`], {
    env: { ...process.env, NODE: process.execPath },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return { sent: stdout.split('\0').slice(0, -1), signed: stderr };
}

const argumentAfter = (flag: string, sent: string[]) => sent[sent.indexOf(flag) + 1] ?? '';

describe('the page', () => {
  test('shows every endpoint with its method, path, summary and statuses', proves('docs.reference'), () => {
    for (const [name, row] of Object.entries(rows)) {
      const text = textOf(articleOf(name));
      expect(text).toContain(`${row.method} ${row.path}`);
      expect(text).toContain(row.summary);
      expect(text).toContain(String(row.success.status));
      for (const [status, meaning] of Object.entries(errorMeanings(serviceApi, row))) {
        expect(text).toContain(status + meaning.replaceAll('`', ''));
      }
    }
  });

  test('states its title, version and URL', () => {
    const overview = textOf(/<section class="overview[\s\S]*?<\/section>/.exec(page)?.[0] ?? '');
    expect(overview).toContain('Countersign');
    expect(overview).toMatch(/Version\s*1\.0/);
    expect(overview).toContain(`Base URL${baseUrl}`);
    expect(page).toContain('href="./openapi.json"');
  });

  test('explains authentication, errors, limits and lists', () => {
    const text = textOf(page);
    for (const heading of ['Authentication', 'Errors', 'Limits and headers', 'Lists']) {
      expect(page).toContain(`>${heading}</h2>`);
    }
    for (const header of [
      'X-RateLimit-Remaining',
      'Retry-After',
      'X-Request-Id',
      'x-ethereum-timestamp',
      'x-api-key',
    ]) {
      expect(text).toContain(header);
    }
    expect(text).toContain('413Payload Too Large');
    expect(text).toContain('?limit=20&cursor=');
    expect(text).toContain(`${sha256Hex(new Uint8Array())}\n1769860800`);
  });

  test('has a target for every internal link, and unique ids', () => {
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const targets = [...page.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    const navigation = /<nav [\s\S]*<\/nav>/.exec(page)?.[0] ?? '';
    for (const name of Object.keys(rows)) expect(navigation).toContain(`href="#${name}"`);
  });

  test('loads no resources and runs no scripts', () => {
    // Except its own inline icon, and its logo, which is SVG.
    expect(`${iconLink}`).toMatch(/^<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,[\w.%()-]+">$/);
    expect(`${logo}`.match(/<\w+/g)).toEqual(['<svg', '<title', '<rect', '<path', '<path']);
    const rest = page.replace(`${iconLink}`, '').replace(`${logo}`, '');
    expect(rest).not.toMatch(/<script|<link|<img|<iframe|<object|<svg| src=| on\w+=|@import|url\(|javascript:/i);
    const outward = [...rest.matchAll(/(?:href|action|content)="([a-z]+:[^"]*)"/g)];
    expect(outward).toEqual([]);
  });

  test('never skips a level of headings', () => {
    const levels = [...page.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.slice(1).entries()) expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1);
  });

  test('escapes every text of the rows', () => {
    const hostile = `</style><script>alert("&'`;
    const escaped = '&lt;/style&gt;&lt;script&gt;alert(&quot;&amp;&#39;';
    const fields = z.object({
      [hostile]: z
        .string()
        .regex(/<script>"&'/)
        .describe(hostile),
      choice: z.enum([hostile]).default(hostile),
    });
    const row: Endpoint = {
      ...plain,
      method: 'POST',
      path: `/${hostile}/{id}`,
      group: hostile,
      summary: hostile,
      access: { by: ['jwt', 'signature'] },
      limits: [{ name: hostile, per: 'ip', max: 1, windowSeconds: 7 }],
      params: z.object({ id: z.string().describe(hostile) }),
      query: fields,
      body: fields,
      success: { status: 200, body: fields, contentType: `application/json;${hostile}` },
      errors: { 404: hostile },
    };
    const unsafe = renderReference({ ...serviceApi, rows: { [hostile]: row } }, baseUrl);
    expect(unsafe.match(/<\/?style>/g)).toEqual(['<style>', '</style>']);
    expect(unsafe).not.toContain('<script');
    expect([...unsafe.matchAll(/ id="([^"]*)"/g)].filter(([, id]) => !/^[\w-]+$/.test(id ?? ''))).toEqual([]);
    expect(unsafe).not.toContain(`alert("&`);
    expect(unsafe.split(escaped).length).toBeGreaterThan(15);
  });
});

describe('the access of an endpoint', () => {
  const chipsOf = (row: Partial<Endpoint>) =>
    textOf(/<dt>Who may call<\/dt><dd>([\s\S]*?)<\/dd>/.exec(render(row))?.[1] ?? '');

  test('marks a public endpoint', () => {
    expect(chipsOf({ access: 'public' })).toBe('Public');
  });

  test('names each kind of credentials', () => {
    const by = ['jwt', 'user-key', 'admin-key', 'orion-key', 'signature'] as const;
    expect(chipsOf({ access: { by } })).toBe('Access tokenUser keyAdmin keyOrion keyEthereum signature');
  });

  test('names the required account and scope', () => {
    const access = { by: ['user-key', 'admin-key'], own: 'body.address', scope: 'transactions:create' } as const;
    expect(chipsOf({ access })).toContain('Own address only, unless ADMIN.');
    expect(chipsOf({ access })).toContain('Scope transactions:create:own, or :any.');
    expect(chipsOf({ access: { by: ['jwt'], own: 'body.address' } })).toMatch(/Own address only\.$/);
  });

  test('names the limits', () => {
    const limits = [
      { name: 'a', per: 'ip', max: 120, windowSeconds: 60 },
      { name: 'b', per: 'key', max: 5, windowSeconds: 10 },
    ] as const;
    expect(textOf(render({ limits }))).toContain('120/min per IP, 5/10 s per API key');
  });
});

describe('fields', () => {
  const rowsOf = (article: string, heading: string) =>
    [
      ...(article.split(`<h4>${heading}`)[1]?.split('</section>')[0] ?? '').matchAll(
        /<tr role="row">\n([\s\S]*?)<\/tr>/g,
      ),
    ].map(([, cells]) =>
      textOf(cells ?? '')
        .trim()
        .split('\n')
        .filter(Boolean),
    );
  const shape = z.object({ status: z.enum(['ok', 'down']), latencyMs: z.number().nullable() }).meta({ id: 'Shape' });
  const word = z.string().meta({ id: 'Word' });

  test('of a request: type, whether required, and the rules in words', () => {
    const body = z.object({
      name: z.string().min(1).max(1000).describe('As `shown`'),
      hash: z.string().regex(/^0x[0-9a-f]{64}$/),
      code: z.string().regex(/^[A-Z]{2}$/),
      size: z.int().min(1).max(500).default(100),
      until: z.iso.datetime().optional(),
      kind: z.literal([0, 1]),
      tags: z.array(z.enum(['a', 'b'])).max(3),
    });
    expect(rowsOf(render({ method: 'POST', body }), 'Body')).toEqual([
      ['name', 'string', 'required', 'As shown.Not empty. At most 1,000 characters.'],
      ['hash', 'string', 'required', '0x and 64 hex digits.'],
      ['code', 'string', 'required', 'Matches ^[A-Z]{2}$.'],
      ['size', 'integer', 'optional', 'From 1 to 500. Default 100.'],
      ['until', 'string, ISO 8601', 'optional'],
      ['kind', 'number', 'required', 'One of 0, 1.'],
      ['tags', 'array of string', 'required', 'At most 3 items. Each is one of a, b.'],
    ]);
  });

  test('of an answer: nested fields by their path, a shared type once', () => {
    const body = z.object({
      first: shape,
      more: z.array(z.object({ shape: shape.nullable() })),
      note: word.optional(),
      word,
    });
    expect(rowsOf(render({ success: { status: 200, body } }), 'Response')).toEqual([
      ['first', 'object', 'always'],
      ['first.status', 'string', 'always', 'One of ok, down.'],
      ['first.latencyMs', 'number or null', 'always'],
      ['more', 'array of object', 'always'],
      ['more[].shape', 'object or null', 'always', 'The same fields as first.'],
      ['note', 'string', 'sometimes'],
      ['word', 'string', 'always'],
    ]);
  });

  test('of a map, by a star, and of an object with arbitrary members', () => {
    const body = z.object({ results: z.record(z.string(), shape), free: z.record(z.string(), z.unknown()) });
    expect(rowsOf(render({ success: { status: 200, body } }), 'Response')).toEqual([
      ['results', 'map of object', 'always'],
      ['results.*.status', 'string', 'always', 'One of ok, down.'],
      ['results.*.latencyMs', 'number or null', 'always'],
      ['free', 'object', 'always'],
    ]);
  });

  test('of a list and of alternatives', () => {
    const body = z.array(
      z.union([z.object({ state: z.literal('pending') }), z.object({ state: z.literal('ready'), key: z.uuid() })]),
    );
    expect(rowsOf(render({ success: { status: 200, body } }), 'Response')).toEqual([
      ['[].state', 'string', 'always', 'One of pending, ready.'],
      ['[].key', 'string, UUID', 'sometimes'],
    ]);
  });
});

describe('examples', () => {
  test('send requests that the endpoint accepts', () => {
    for (const [name, row] of Object.entries(rows)) {
      const { sent } = runInShell(codeOf(name, 'curl') ?? 'false');
      expect(
        sent.find((word) => word.startsWith(baseUrl)),
        name,
      ).not.toMatch(/[{}]/);
      if (!row.body) continue;
      expect(argumentAfter('-X', sent)).toBe(row.method);
      const fields = sent
        .filter((_word, index) => sent[index - 1] === '--data-urlencode')
        .map((word) => word.split('='));
      if (row.bodyType !== 'form') expect(sent).toContain('content-type: application/json');
      const body = row.bodyType === 'form' ? Object.fromEntries(fields) : JSON.parse(argumentAfter('-d', sent));
      expect(Object.keys(body), name).not.toEqual([]);
      expect(row.body.safeParse(body).error, name).toBeUndefined();
    }
  });

  test('show answers that the endpoint could give', () => {
    for (const [name, { success }] of Object.entries(rows)) {
      if (!success.body || success.contentType || success.status === 303) continue;
      expect(success.body.safeParse(JSON.parse(codeOf(name, 'Response') ?? '')).error, name).toBeUndefined();
    }
  });

  test('carry credentials that the endpoint accepts', () => {
    expect(runInShell(codeOf('getMe', 'curl with an access token') ?? '').sent).toContain(
      'authorization: Bearer token',
    );
    expect(runInShell(codeOf('getMetrics', 'curl with an admin key') ?? '').sent).toContain('x-api-key: key');
  });

  test('sign exactly the text that the service checks', () => {
    for (const name of ['createUser', 'getUser']) {
      const { sent, signed } = runInShell(codeOf(name, 'curl with an Ethereum signature') ?? '');
      const url = new URL(sent.find((word) => word.startsWith(baseUrl)) ?? '');
      const body = rows[name]?.body ? argumentAfter('-d', sent) : '';
      const text = signedRequestText({
        host: 'localhost:3000',
        method: rows[name]?.method ?? '',
        path: url.pathname + url.search,
        bodySha256Hex: sha256Hex(new TextEncoder().encode(body)),
        timestamp: 1_769_860_800,
      });
      expect(signed).toBe(text);
      expect(sent).toContain('x-ethereum-signature: 0xsigned');
      expect(sent).toContain('x-ethereum-timestamp: 1769860800');
    }
  });

  test('survive a shell whatever they contain', () => {
    const body = z.object({ text: z.literal(`it's "$HOME" \`id\` \\ \n`) });
    const article = render({ method: 'POST', path: `/it's/$HOME`, body });
    const code = textOf(/aria-label="curl[^>]*><code>([\s\S]*?)<\/code>/.exec(article)?.[1] ?? '');
    const { sent } = runInShell(code);
    expect(sent).toContain(`${baseUrl}/it's/$HOME`);
    expect(body.safeParse(JSON.parse(argumentAfter('-d', sent))).success).toBe(true);
  });
});

describe('the page of the validator', () => {
  const validatorPage = renderReference(validatorApi, 'http://localhost:8000');
  const article = (name: string) => articleOf(name, validatorPage);

  test('shows every endpoint with its statuses, and no limits or lists, which it lacks', () => {
    for (const [name, row] of Object.entries(validatorApi.rows)) {
      const text = textOf(article(name));
      expect(text).toContain(`${row.method} ${row.path}`);
      for (const [status, meaning] of Object.entries(errorMeanings(validatorApi, row))) {
        expect(text).toContain(status + meaning.replaceAll('`', ''));
      }
    }
    expect(validatorPage).not.toMatch(/X-RateLimit|Limits and headers|>429<|>Lists<|camelCase/);
  });

  test('explains its token and its errors, each link with a target', () => {
    expect(textOf(validatorPage)).toContain('VALIDATOR_TOKEN');
    expect(textOf(validatorPage)).not.toMatch(/x-api-key|Sign-In with Ethereum/);
    expect(textOf(validatorPage)).toContain('"detail": "human_intent: is required"');
    const ids = [...validatorPage.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const targets = [...validatorPage.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  test('has examples that the rows accept', () => {
    const code = (label: string) =>
      textOf(new RegExp(`aria-label="${label}[^>]*><code>([\\s\\S]*?)</code>`).exec(article('validate'))?.[1] ?? '');
    const { body, success } = validatorApi.rows.validate ?? {};
    const { sent } = runInShell(`VALIDATOR_TOKEN=secret\n${code('curl with the token')}`);
    expect(sent).toContain('authorization: Bearer secret');
    expect(body?.safeParse(JSON.parse(argumentAfter('-d', sent))).error).toBeUndefined();
    expect(success?.body?.safeParse(JSON.parse(code('Response of POST /validate'))).error).toBeUndefined();
  });
});
