import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { readStanding } from '../../service/src/features/transactions/index.ts';
import { openDatabase } from '../../service/src/platform/db/database.ts';

/** What the SDK alone costs: one tool that asks the database the same, for anybody, with no limits and no sessions. */
const { db } = openDatabase(process.argv[2] ?? '', () => {});
const principal = { kind: 'admin-key', keyId: '', label: 'agent', scopes: [] } as const;
const inputSchema = z.object({ requestHash: z.string() });
const outputSchema = z.object({ status: z.string(), decision: z.string().nullable() });

const handler = createMcpHandler(() => {
  const server = new McpServer({ name: 'floor', version: '1.0' });
  server.registerTool('checkVerificationStatus', { inputSchema, outputSchema }, async ({ requestHash }) => {
    const { state, verdict } = await readStanding(db, principal, requestHash);
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
  const answer = await handler.fetch(asked, { parsedBody: JSON.parse(Buffer.concat(chunks).toString()) });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  for await (const chunk of answer.body ?? []) response.write(chunk);
  response.end();
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp` });
});
