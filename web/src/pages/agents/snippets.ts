import { apiKeyHeader } from '@countersign/protocol';

interface Values {
  readonly baseUrl: string;
  /** The owner whose account the requests belong to. */
  readonly owner: string;
  /** Known only right after creation; otherwise the snippet contains the name of a variable. */
  readonly secret: string | null;
}

const recipient = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const userPrompt = `Send 0.01 ETH to ${recipient}`;
const value = '10000000000000000';

/** Without a key, an MCP client requests access in the browser. */
export function claudeCode({ baseUrl, secret }: Values): string {
  const add = `claude mcp add --transport http countersign ${baseUrl}/mcp`;
  return secret === null ? add : `${add} \\\n  --header "${apiKeyHeader}: ${secret}"`;
}

export function mcpConfiguration({ baseUrl, secret }: Values): string {
  const server = {
    type: 'http',
    url: `${baseUrl}/mcp`,
    ...(secret !== null && { headers: { [apiKeyHeader]: secret } }),
  };
  return JSON.stringify({ mcpServers: { countersign: server } }, null, 2);
}

export function curl({ baseUrl, owner, secret }: Values): string {
  const body = { escrowAddress: owner, userPrompt, tx: { to: recipient, value, data: '0x' } };
  return [
    `curl ${baseUrl}/transactions`,
    `  -H "${apiKeyHeader}: ${secret ?? '$COUNTERSIGN_API_KEY'}"`,
    `  -H "content-type: application/json"`,
    `  -d '${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}'`,
  ].join(' \\\n');
}

export function typescript({ baseUrl, owner, secret }: Values): string {
  const apiKey = secret === null ? 'process.env.COUNTERSIGN_API_KEY' : `'${secret}'`;
  return `import { createClient } from '@countersign/sdk';

const countersign = createClient({
  baseUrl: '${baseUrl}',
  credentials: { apiKey: ${apiKey} },
});

const { requestHash } = await countersign.createTransaction({
  body: {
    escrowAddress: '${owner}',
    userPrompt: '${userPrompt}',
    tx: { to: '${recipient}', value: '${value}', data: '0x' },
  },
});`;
}
