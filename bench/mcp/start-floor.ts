import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { createKeyAuthenticator, LastUse } from '../../service/src/features/api-keys/index.ts';
import { readStanding } from '../../service/src/features/transactions/index.ts';
import { openDatabase } from '../../service/src/platform/db/database.ts';
import type { KeyPrincipal } from '../../service/src/platform/http/principal.ts';

/** What the SDK alone costs: one tool that asks the database the same; no limits, no sessions, and no look-up of a key but where one is sent. */
const [, , databaseUrl = '', adminKey = ''] = process.argv;
const { db } = openDatabase(databaseUrl, () => {});
const lastUse = new LastUse(
  async () => {},
  60_000,
  () => {},
);
const authenticate = createKeyAuthenticator({ db, bootstrapKeys: [adminKey], lastUse });
const trusted = await authenticate(adminKey);
const current = new AsyncLocalStorage<KeyPrincipal>();
const inputSchema = z.object({ requestHash: z.string() });
const outputSchema = z.object({ status: z.string(), decision: z.string().nullable() });

const handler = createMcpHandler(() => {
  const server = new McpServer({ name: 'floor', version: '1.0' });
  server.registerTool('checkVerificationStatus', { inputSchema, outputSchema }, async ({ requestHash }) => {
    const principal = current.getStore();
    if (!principal) throw new Error('nobody asks');
    const { state, verdict } = await readStanding({ db, gate: db }, principal, requestHash);
    const structuredContent = { status: state.status, decision: verdict?.decision ?? null };
    return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] };
  });
  return server;
});

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const asked = new Request('http://localhost/mcp', { method: 'POST', headers });
  const { 'x-api-key': key } = request.headers;
  const principal = key === undefined ? trusted : await authenticate(String(key));
  const parsedBody = JSON.parse(Buffer.concat(chunks).toString());
  const answer = await current.run(principal, () => handler.fetch(asked, { parsedBody }));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  for await (const chunk of answer.body ?? []) response.write(chunk);
  response.end();
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp` });
});
