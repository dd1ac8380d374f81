import { createRequestStateCodec, McpServer, type ServerEvent } from '@modelcontextprotocol/server';
import { registerDiagnosticTools } from './diagnostic-tools.ts';
import { registerInputRequired } from './input-required.ts';
import { registerPrompts } from './prompts.ts';
import { registerResources } from './resources.ts';
import { registerTools } from './tools.ts';

/** The client sends the state of a dialogue back, so it is signed. */
const state = createRequestStateCodec<string>({ key: 'a key that only this fixture of tests knows' });

/**
 * The server for the conformance suite: its tools, resources and prompts have the names and answers that the suite
 * expects. It replaces our server behind the same endpoint.
 */
export function createConformanceServer({ publish }: { publish: (event: ServerEvent) => void }): McpServer {
  const server = new McpServer(
    { name: 'conformance-fixture', version: '1.0.0' },
    {
      capabilities: { logging: {}, completions: {}, resources: { subscribe: true } },
      requestState: { verify: state.verify },
      // The client's answer could reach another instance.
      inputRequired: { legacyShim: false },
    },
  );
  registerTools(server);
  registerDiagnosticTools(server, publish);
  registerInputRequired(server, state);
  registerResources(server);
  registerPrompts(server);
  return server;
}
