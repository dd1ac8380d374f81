import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { onTestFinished } from 'vitest';

const program = createRequire(import.meta.url).resolve('mcp-remote/dist/proxy.js');

/** Isolated from the machine: no files of the user's home, no browser that could open. */
export const ownEnvironment = (home: string) => ({
  PATH: process.env.PATH ?? '',
  HOME: home,
  BROWSER: 'true',
  MCP_REMOTE_CONFIG_DIR: home,
});

/** Runs mcp-remote as an editor does; `visit` performs the user's part at the URL that it shows. */
export async function connectByMcpRemote(
  { url, home, args = [] }: { url: string; home: string; args?: readonly string[] },
  visit: (address: string) => Promise<unknown>,
): Promise<Client> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, url, '--transport', 'http-only', ...args],
    env: ownEnvironment(home),
    stderr: 'pipe',
  });
  const client = new Client({ name: 'editor', version: '1.0.0' });
  onTestFinished(() => client.close());
  let said = '';
  let isShown = false;
  const failure = new Promise<never>((_, reject) => {
    (transport.stderr as Readable).on('data', (chunk) => {
      said += chunk;
      const [address] = /http\S+\/oauth\/authorize\?\S+(?=\s)/.exec(said) ?? [];
      if (!address || isShown) return;
      isShown = true;
      visit(address).catch(reject);
    });
  });
  await Promise.race([client.connect(transport), failure]);
  return client;
}
