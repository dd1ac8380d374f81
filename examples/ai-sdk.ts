// A tool of the Vercel AI SDK 7, with a model that says what the scene wants.
import { guardTool } from '@countersign/sdk/ai';
import { generateText, isStepCount, type ModelMessage, tool } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { approveAsOwner, type Scene, scenes, transferSchema, transferTool } from './setup.ts';

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};
const answerWith = (content: object, unified: 'tool-calls' | 'stop') =>
  ({ content: [content], finishReason: { unified, raw: undefined }, usage, warnings: [] }) as never;

/** Calls the tool if the conversation ends with the user, and repeats what the tool said otherwise. */
const createModel = ({ call }: Scene) =>
  new MockLanguageModelV4({
    doGenerate: async ({ prompt }) => {
      const last = prompt.at(-1);
      if (last?.role !== 'tool')
        return answerWith(
          { type: 'tool-call', toolCallId: 'call-1', toolName: 'send', input: JSON.stringify(call) },
          'tool-calls',
        );
      return answerWith({ type: 'text', text: JSON.stringify(last.content) }, 'stop');
    },
  });

for (const scene of scenes) {
  console.log(scene.title);
  let requestHash = '';
  const { approval, execute } = guardTool({
    ...transferTool,
    conversationId: crypto.randomUUID(),
    onOutcome: (outcome) => {
      requestHash = outcome.requestHash;
    },
  });
  const run = (messages: ModelMessage[]) =>
    generateText({
      model: createModel(scene),
      messages,
      tools: { send: tool({ inputSchema: transferSchema, execute }) },
      toolApproval: { send: approval },
      stopWhen: isStepCount(3),
    });

  const messages: ModelMessage[] = [{ role: 'user', content: scene.words }];
  const { content, response, text } = await run(messages);
  const request = content.find((part) => part.type === 'tool-approval-request' && !part.isAutomatic);
  if (request?.type !== 'tool-approval-request') {
    console.log(`  the model heard: ${text}`);
    continue;
  }
  console.log(`  waiting for the owner: ${request.reason}`);
  const { approvalId } = request;
  const yes: ModelMessage = {
    role: 'tool',
    content: [{ type: 'tool-approval-response', approvalId, approved: true }],
  };
  await run([...messages, ...response.messages, yes]);
  console.log('  a yes in the conversation sent nothing');
  await approveAsOwner(requestHash);
  await run([...messages, ...response.messages, yes]);
}
