// A tool of a Mastra agent, with a model that says what the scene wants.
import { guardTool } from '@countersign/sdk/mastra';
import { Mastra } from '@mastra/core';
import { Agent } from '@mastra/core/agent';
import { InMemoryStore } from '@mastra/core/storage';
import { createTool } from '@mastra/core/tools';
import { approveAsOwner, type Scene, scenes, transferSchema, transferTool } from './setup.ts';

const send = createTool({
  id: 'send',
  description: 'Sends ether',
  inputSchema: transferSchema,
  execute: guardTool(transferTool),
});

const usage = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };

/** Calls the tool if the conversation ends with the user, and repeats what the tool said otherwise. */
const createModel = ({ call }: Scene) => ({
  specificationVersion: 'v2' as const,
  provider: 'mock',
  modelId: 'mock',
  supportedUrls: {},
  async doGenerate({ prompt }: { prompt: { role: string; content: unknown }[] }) {
    const last = prompt.at(-1);
    const input = JSON.stringify(call);
    const content =
      last?.role === 'tool'
        ? { type: 'text' as const, text: JSON.stringify(last.content) }
        : { type: 'tool-call' as const, toolCallId: 'call-1', toolName: 'send', input };
    const finishReason = content.type === 'text' ? ('stop' as const) : ('tool-calls' as const);
    return { content: [content], finishReason, usage, warnings: [] };
  },
  doStream: async (): Promise<never> => {
    throw new Error('this model does not stream');
  },
});

for (const scene of scenes) {
  console.log(scene.title);
  const model = createModel(scene);
  const wallet = new Agent({ id: 'wallet', name: 'Wallet', instructions: 'Send ether', model, tools: { send } });
  // What is suspended needs a store.
  const agent = new Mastra({ agents: { wallet }, storage: new InMemoryStore(), logger: false }).getAgent('wallet');

  const first = await agent.generate(scene.words);
  if (first.finishReason !== 'suspended') {
    console.log(`  the model heard: ${first.text}`);
    continue;
  }
  const { suspendPayload } = first.suspendPayload as {
    suspendPayload: Record<'reason' | 'page' | 'requestHash', string>;
  };
  console.log(`  waiting for the owner: ${suspendPayload.reason} ${suspendPayload.page}`);
  const { runId = '' } = first;
  const again = await agent.resumeGenerate({ approved: true }, { runId });
  if (again.finishReason === 'suspended') console.log('  a yes in the conversation sent nothing');
  await approveAsOwner(suspendPayload.requestHash);
  await agent.resumeGenerate({ approved: true }, { runId });
}
