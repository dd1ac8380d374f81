// A tool of the OpenAI Agents SDK, with a model that says what the scene wants.
import { type Conversation, guardTool } from '@countersign/sdk/openai-agents';
import { Agent, Runner, tool } from '@openai/agents';
import { assistantMessage, functionCall, modelResponder, ScriptedModel } from '@openai/agents/testing';
import { approveAsOwner, type Scene, scenes, transferSchema, transferTool } from './setup.ts';

// Tracing reports each run to OpenAI.
const runner = new Runner({ tracingDisabled: true });

/** Calls the tool, then repeats what it said. */
const createModel = ({ call }: Scene) =>
  new ScriptedModel([
    [functionCall('send', call, { callId: 'call-1' })],
    modelResponder(({ request }) => [assistantMessage(JSON.stringify(request.input.at(-1)))]),
  ]);

for (const scene of scenes) {
  console.log(scene.title);
  let [requestHash, where] = ['', ''];
  const send = tool({
    name: 'send',
    description: 'Sends ether',
    parameters: transferSchema,
    ...guardTool({
      ...transferTool,
      onOutcome: (outcome) => {
        requestHash = outcome.requestHash;
        where = `${outcome.reason} ${outcome.page}`;
      },
    }),
  });
  const agent = new Agent<Conversation>({ name: 'Wallet', model: createModel(scene), tools: [send] });

  const { words } = scene;
  const first = await runner.run(agent, words, { context: { conversationId: crypto.randomUUID(), words } });
  if (first.interruptions.length === 0) {
    console.log(`  the model heard: ${first.finalOutput}`);
    continue;
  }
  console.log(`  waiting for the owner: ${where}`);
  const again = await runner.run(agent, first.state);
  if (again.interruptions.length > 0) console.log('  run again, it sent nothing');
  await approveAsOwner(requestHash);
  await runner.run(agent, again.state);
}
