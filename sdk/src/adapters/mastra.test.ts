import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import { right, type Transfer, tenfold, useGuardedAgent, why, words } from './adapter.fixture.ts';
import { guardTool } from './mastra.ts';

const { sent, conversationId, options, judgeNext, approveAsOwner } = await useGuardedAgent();

/** A call as an agent of Mastra makes it, first and resumed; `examples/mastra.ts` contains the agent itself. */
function createRun(input: Transfer) {
  const suspended: unknown[] = [];
  const messages = [
    { role: 'user', content: [{ type: 'text', text: words }] },
    { role: 'assistant', content: [{ type: 'text', text: 'The user wants to send 100 ETH.' }] },
  ];
  const suspend = async (payload: unknown) => void suspended.push(payload);
  const agent = { toolCallId: 'call-1', messages, suspend };
  const context = { runId: conversationId(), agent };
  return { suspended, call: () => guardTool(options())(input, context) };
}

describe('guardTool of Mastra', () => {
  it(
    "sends what is approved, judged by the user's words and not by the model's",
    proves('adapters.mastra'),
    async () => {
      const [result, { description }] = await Promise.all([createRun(right).call(), judgeNext('APPROVED')]);
      expect({ result, sent, description }).toEqual({ result: 'sent', sent: [right], description: words });
    },
  );

  it('sends nothing that is rejected, and passes the reason to the model', proves('adapters.mastra'), async () => {
    const [result] = await Promise.all([createRun(tenfold).call(), judgeNext('REJECTED', tenfold)]);
    expect({ result, sent }).toEqual({ result: expect.stringContaining(why), sent: [] });
    await expect(guardTool(options())(right, {})).rejects.toThrow('called by an agent');
  });

  it(
    'suspends if the owner has to decide, and resumes only after the owner has decided',
    proves('adapters.mastra'),
    async () => {
      const run = createRun(right);
      const [result, { requestHash }] = await Promise.all([run.call(), judgeNext('UNDECIDED')]);
      // A yes in the conversation is not the owner's decision.
      expect([result, await run.call(), sent]).toEqual([undefined, undefined, []]);
      const waiting = { requestHash, page: expect.stringContaining(`/app/transactions/${requestHash}`) };
      expect(run.suspended).toMatchObject([waiting, waiting]);
      await approveAsOwner(requestHash);
      expect(await run.call()).toBe('sent');
      expect(sent).toEqual([right]);
    },
  );
});
