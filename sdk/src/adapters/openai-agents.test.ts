import { proves } from '@countersign/harness/proves';
import { Agent, Runner, RunState, tool } from '@openai/agents-core';
import { assistantMessage, functionCall, ScriptedModel } from '@openai/agents-core/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { right, type Transfer, tenfold, useGuardedAgent, why, words } from './adapter.fixture.ts';
import { type Conversation, guardTool } from './openai-agents.ts';

const { sent, conversationId, options, judgeNext, approveAsOwner } = await useGuardedAgent();
// Tracing would report each run to an outside host.
const runner = new Runner({ tracingDisabled: true });

/** An agent whose model calls the tool with this input, then says that it is done. */
function agentThatSends(input: Transfer) {
  const model = new ScriptedModel([
    [assistantMessage('The user wants to send 100 ETH.'), functionCall('send', { ...input }, { callId: 'call-1' })],
    [assistantMessage('Done.')],
  ]);
  const send = tool({
    name: 'send',
    description: 'Sends ether',
    parameters: z.object({ to: z.string(), value: z.string() }),
    ...guardTool(options()),
  });
  return { model, agent: new Agent<Conversation>({ name: 'Wallet', model, tools: [send] }) };
}

const start = (agent: Agent<Conversation>) =>
  runner.run(agent, words, { context: { conversationId: conversationId(), words } });

describe('guardTool of the OpenAI Agents SDK', () => {
  it(
    "sends what is approved, judged by the user's words and not by the model's",
    proves('adapters.openai-agents'),
    async () => {
      const { agent } = agentThatSends(right);
      const [{ finalOutput }, { description }] = await Promise.all([start(agent), judgeNext('APPROVED')]);
      expect({ finalOutput, sent, description }).toEqual({ finalOutput: 'Done.', sent: [right], description: words });
    },
  );

  it(
    'sends nothing that is rejected, and passes the reason to the model',
    proves('adapters.openai-agents'),
    async () => {
      const { agent, model } = agentThatSends(tenfold);
      const [{ finalOutput }] = await Promise.all([start(agent), judgeNext('REJECTED', tenfold)]);
      expect({ finalOutput, sent }).toEqual({ finalOutput: 'Done.', sent: [] });
      expect(JSON.stringify(model.lastCall?.request.input)).toContain(why);
    },
  );

  it(
    'interrupts the run if the owner has to decide, and resumes only after the owner has decided',
    proves('adapters.openai-agents'),
    async () => {
      const { agent, model } = agentThatSends(right);
      const [{ interruptions, state }, { requestHash }] = await Promise.all([start(agent), judgeNext('UNDECIDED')]);
      expect(interruptions).toMatchObject([{ name: 'send' }]);
      const saved = state.toString();
      const restore = () => RunState.fromString<Conversation, typeof agent>(agent, saved);

      // Run again unchanged, it keeps waiting; and a yes in the conversation is not the owner's decision.
      expect((await runner.run(agent, await restore())).interruptions).toHaveLength(1);
      const approved = await restore();
      for (const each of approved.getInterruptions()) approved.approve(each);
      await runner.run(agent, approved);
      expect(JSON.stringify(model.lastCall?.request.input)).toContain(`/app/transactions/${requestHash}`);
      expect(sent).toEqual([]);

      await approveAsOwner(requestHash);
      // Resumed twice, it is sent once.
      model.enqueue([assistantMessage('Done.')], [assistantMessage('Done.')]);
      expect((await runner.run(agent, await restore())).finalOutput).toBe('Done.');
      expect((await runner.run(agent, await restore())).finalOutput).toBe('Done.');
      expect(sent).toEqual([right]);
    },
  );

  it('refuses to run without the words of the user', proves('adapters.openai-agents'), async () => {
    const { agent } = agentThatSends(right);
    const context = { conversationId: conversationId() } as Conversation;
    await expect(runner.run(agent, words, { context })).rejects.toThrow('words');
    expect(sent).toEqual([]);
  });
});
