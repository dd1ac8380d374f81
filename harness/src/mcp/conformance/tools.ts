import { setTimeout as sleep } from 'node:timers/promises';
import type { McpServer } from '@modelcontextprotocol/server';
import { redPixelPng, say, silentWav } from './content.ts';

const STEP_MS = 50;

/** Tools without arguments, one for each kind of answer. */
export function registerTools(server: McpServer): void {
  server.registerTool('test_simple_text', { description: 'Answers with text.' }, () =>
    say('This is a simple text response for testing.'),
  );
  server.registerTool('test_image_content', { description: 'Answers with an image.' }, () => ({
    content: [{ type: 'image', data: redPixelPng, mimeType: 'image/png' }],
  }));
  server.registerTool('test_audio_content', { description: 'Answers with sound.' }, () => ({
    content: [{ type: 'audio', data: silentWav, mimeType: 'audio/wav' }],
  }));
  server.registerTool('test_embedded_resource', { description: 'Answers with a resource.' }, () => ({
    content: [
      {
        type: 'resource',
        resource: {
          uri: 'test://embedded-resource',
          mimeType: 'text/plain',
          text: 'This is an embedded resource content.',
        },
      },
    ],
  }));
  server.registerTool('test_multiple_content_types', { description: 'Answers with several things.' }, () => ({
    content: [
      { type: 'text', text: 'Multiple content types test:' },
      { type: 'image', data: redPixelPng, mimeType: 'image/png' },
      {
        type: 'resource',
        resource: {
          uri: 'test://mixed-content-resource',
          mimeType: 'application/json',
          text: JSON.stringify({ test: 'data', value: 123 }),
        },
      },
    ],
  }));
  server.registerTool('test_error_handling', { description: 'Always fails.' }, () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  server.registerTool('test_tool_with_logging', { description: 'Logs while it works.' }, async ({ mcpReq }) => {
    await mcpReq.log('info', 'Tool execution started');
    await sleep(STEP_MS);
    await mcpReq.log('info', 'Tool processing data');
    await sleep(STEP_MS);
    await mcpReq.log('info', 'Tool execution completed');
    return say('Done, with three lines of log.');
  });
  server.registerTool('test_tool_with_progress', { description: 'Tells how far it is.' }, async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined) {
        await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } });
      }
      await sleep(STEP_MS);
    }
    return say('Done.');
  });
}
