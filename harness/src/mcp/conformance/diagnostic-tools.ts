import { inputRequired, type McpServer, type ServerEvent } from '@modelcontextprotocol/server';
import { sample, say } from './content.ts';

/** Tools with which the suite triggers behaviour that it could not observe otherwise. */
export function registerDiagnosticTools(server: McpServer, publish: (event: ServerEvent) => void): void {
  // The missing capability is detected when the answer needs it.
  server.registerTool('test_missing_capability', { description: 'Needs a client that samples.' }, () =>
    inputRequired({ inputRequests: { greeting: sample('Generate a greeting') } }),
  );
  server.registerTool('test_streaming_elicitation', { description: 'Asks for input.' }, () =>
    inputRequired({
      inputRequests: {
        answer: inputRequired.elicit({
          message: 'Go on?',
          requestedSchema: { type: 'object', properties: { ok: { type: 'boolean' } } },
        }),
      },
    }),
  );
  server.registerTool('test_logging_tool', { description: 'Logs, if somebody listens.' }, async ({ mcpReq }) => {
    await mcpReq.log('info', 'A line of log');
    return say('Done.');
  });
  server.registerTool('test_trigger_tool_change', { description: 'Says that the tools changed.' }, () => {
    publish({ kind: 'tools_list_changed' });
    return say('Done.');
  });
  server.registerTool('test_trigger_prompt_change', { description: 'Says that the prompts changed.' }, () => {
    publish({ kind: 'prompts_list_changed' });
    return say('Done.');
  });
}
