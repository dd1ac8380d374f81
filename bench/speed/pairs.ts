import { randomBytes } from 'node:crypto';
import { formatSiweMessage } from '@countersign/protocol';
import { privateKeyToAccount } from 'viem/accounts';
import { runStatement } from '../setting/database.ts';
import type { Line, SentRequest } from './client.ts';
import type { Pair, Side } from './compare.ts';
import type { Person } from './world.ts';

const PAYEE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

const json = { 'content-type': 'application/json' };
const agentOf = ({ apiKey }: Person) => ({ 'x-api-key': apiKey });
const ownerOf = ({ accessToken }: Person) => ({ authorization: `Bearer ${accessToken}` });

/** A line for each person, each from another address. */
const linesOf = ({ world }: Side, lineOf: (person: Person, index: number) => Line): Line[] =>
  world.people.map((person, index) => {
    const { requests, ...rest } = lineOf(person, index);
    const from = { 'x-forwarded-for': `198.51.100.${index}` };
    return { ...rest, requests: requests.map((request) => ({ ...request, headers: { ...request.headers, ...from } })) };
  });

/** The same request this many times. */
const repeat = (count: number, request: SentRequest): Line => ({
  requests: Array.from({ length: count }, () => request),
});

const get = (path: string, headers: Readonly<Record<string, string>>): SentRequest => ({
  method: 'GET',
  path,
  headers,
});
const post = (path: string, headers: Readonly<Record<string, string>>, body: object): SentRequest => ({
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});

const APPROVALS = 10;

export const pairs: readonly Pair[] = [
  {
    name: 'create',
    what: '`POST /transactions` with the key of an agent, until the 201',
    floor: 'the same rows read, locked and written with prepared statements, in five round trips',
    least: 0.6,
    lines: (side) =>
      linesOf(side, (person) => {
        const tx = { to: PAYEE, value: '1000000000000000000', data: '0x' };
        const body = { escrowAddress: person.address, userPrompt: `Send 1 ETH to ${PAYEE}`, tx };
        return repeat(12, post('/transactions', agentOf(person), body));
      }),
  },
  {
    name: 'approve',
    what: '`POST /transactions/{requestHash}/approvals` by the owner, after the verdict',
    floor: 'the same rows read, locked and written with prepared statements, in five round trips',
    least: 0.6,
    lines: (side, slice) =>
      linesOf(side, (person) => {
        const hashes = person.waiting.slice(slice * APPROVALS, (slice + 1) * APPROVALS);
        if (hashes.length < APPROVALS) throw new Error('fewer transactions wait for their owners than slices need');
        const decide = (hash: string) =>
          post(`/transactions/${hash}/approvals`, ownerOf(person), { decision: 'APPROVED' });
        return { requests: hashes.map(decide) };
      }),
  },
  {
    name: 'refresh',
    what: '`POST /auth/refresh`',
    floor: 'the hit counted, one signature verified, one row changed, two signatures made',
    least: 0.6,
    lines: (side, _, last) =>
      linesOf(side, ({ refreshToken }, index) => ({
        ...repeat(20, post('/auth/refresh', {}, { refreshToken: last[index] ?? refreshToken })),
        passOn: 'refreshToken',
      })),
  },
  {
    name: 'status',
    what: '`GET /transactions/{requestHash}/approval-status` with the key of an agent',
    floor: 'the same rows, in one prepared statement for all who ask meanwhile',
    least: 0.75,
    lines: (side) =>
      linesOf(side, (person) =>
        repeat(25, get(`/transactions/${person.waiting.at(-1)}/approval-status`, agentOf(person))),
      ),
  },
  {
    name: 'settings',
    what: '`GET /settings` by the owner',
    floor: 'the same rows, in one prepared statement',
    least: 0.75,
    lines: (side) => linesOf(side, (person) => repeat(25, get('/settings', ownerOf(person)))),
  },
  {
    name: 'list',
    what: '`GET /transactions/users/{address}?limit=50` by the owner',
    floor: 'the same rows with three prepared statements, in two round trips',
    least: 0.75,
    lines: (side) =>
      linesOf(side, (person) => repeat(24, get(`/transactions/users/${person.address}?limit=50`, ownerOf(person)))),
  },
  {
    name: 'sign-in',
    what: '`POST /auth/siwe/verify`',
    floor: 'one recovery by libsecp256k1 (WASM), the same rows with three prepared statements, two signatures made',
    least: 0.6,
    async lines(side) {
      const signed = new Map<Person, SentRequest[]>();
      for (const person of side.world.people) signed.set(person, await signMessages(side, person, 6));
      return linesOf(side, (person) => ({ requests: signed.get(person) ?? [] }));
    },
  },
  {
    name: 'mcp',
    what: '`tools/call` without sessions (2026-07-28)',
    floor: 'a server of the MCP SDK with one tool, which reads the same rows in one prepared statement, for anybody',
    least: 0.8,
    lines: (side) => linesOf(side, (person) => repeat(10, callTool(person, modernHeaders, modernMeta))),
  },
  {
    name: 'mcp-session',
    what: '`tools/call` in a session (2025-11-25)',
    floor: 'the same server, without a session',
    least: 0.8,
    async lines(side) {
      const sessions = await sessionsOf(side);
      return linesOf(side, (person, index) => repeat(10, callTool(person, sessions[index] ?? {}, {})));
    },
  },
];

const mcpAccepts = { accept: 'application/json, text/event-stream' };
const modern = '2026-07-28';
const tool = 'checkVerificationStatus';
const modernHeaders = { 'mcp-protocol-version': modern, 'mcp-method': 'tools/call', 'mcp-name': tool };
const modernMeta = {
  _meta: {
    'io.modelcontextprotocol/protocolVersion': modern,
    'io.modelcontextprotocol/clientCapabilities': {},
  },
};

function callTool(person: Person, headers: Readonly<Record<string, string>>, meta: object): SentRequest {
  const params = { name: tool, arguments: { requestHash: person.waiting.at(-1) }, ...meta };
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  return { ...post('/mcp', { ...mcpAccepts, ...agentOf(person), ...headers }, body), mustSay: '"APPROVED' };
}

const begun = new Map<string, Promise<Record<string, string>[]>>();

/** The session header of each person; the session is created once. Empty if the server has no sessions. */
function sessionsOf({ url, world }: Side): Promise<Record<string, string>[]> {
  const known = begun.get(url) ?? Promise.all(world.people.map((person) => beginSession(url, person)));
  begun.set(url, known);
  return known;
}

async function beginSession(url: string, person: Person): Promise<Record<string, string>> {
  const clientInfo = { name: 'bench', version: '1' };
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo };
  const { path, ...request } = post(
    '/mcp',
    { ...mcpAccepts, ...agentOf(person) },
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params,
    },
  );
  const response = await fetch(url + path, request);
  await response.text();
  const id = response.headers.get('mcp-session-id');
  return id ? { 'mcp-session-id': id } : {};
}

/** Signed before the measurement starts: wallets do that on other machines. */
async function signMessages({ world }: Side, { address, privateKey }: Person, count: number): Promise<SentRequest[]> {
  const nonces = Array.from({ length: count }, () => randomBytes(16).toString('hex'));
  const values = nonces.map((nonce) => `('${nonce}', '${address}', now() + interval '5 min')`);
  await runStatement(world.databaseUrl, `INSERT INTO siwe_nonces (nonce, address, expires_at) VALUES ${values}`);
  const wallet = privateKeyToAccount(privateKey);
  const about = { statement: 'Sign in.', version: '1', chainId: 1, issuedAtMs: Date.now() } as const;
  const { host: domain } = new URL(world.baseUrl);
  const of = { domain, uri: world.baseUrl, address: wallet.address };
  const texts = nonces.map((nonce) => formatSiweMessage({ ...about, ...of, nonce }));
  return Promise.all(
    texts.map(async (message) =>
      post('/auth/siwe/verify', {}, { message, signature: await wallet.signMessage({ message }) }),
    ),
  );
}
