import { proves } from '@countersign/harness/proves';
import { generateText, isStepCount, type ModelMessage, tool } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { right, type Transfer, tenfold, useGuardedAgent, why, words } from './adapter.fixture.ts';
import { guardTool } from './ai.ts';

const { sent, conversationId, options, judgeNext, approveAsOwner } = await useGuardedAgent();
const inputSchema = z.object({ to: z.string(), value: z.string() });

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

/** A model that calls the tool with this input, then says that it is done. */
const modelThatSends = (input: Transfer) => {
  const answers = [
    {
      content: [
        { type: 'text' as const, text: 'The user wants to send 100 ETH.' },
        { type: 'tool-call' as const, toolCallId: 'call-1', toolName: 'send', input: JSON.stringify(input) },
      ],
      finishReason: { unified: 'tool-calls' as const, raw: undefined },
    },
    { content: [{ type: 'text' as const, text: 'Done.' }], finishReason: { unified: 'stop' as const, raw: undefined } },
  ];
  return (isResumed: boolean) =>
    new MockLanguageModelV4({
      doGenerate: answers.slice(isResumed ? 1 : 0).map((each) => ({ ...each, usage, warnings: [] })),
    });
};

const run = (model: MockLanguageModelV4, messages: ModelMessage[]) => {
  const { approval, execute } = guardTool({ ...options(), conversationId: conversationId() });
  return generateText({
    model,
    messages,
    tools: { send: tool({ inputSchema, execute }) },
    toolApproval: { send: approval },
    stopWhen: isStepCount(3),
  });
};

describe('guardTool of the AI SDK', () => {
  it(
    "sends what is approved, judged by the user's words and not by the model's",
    proves('adapters.vercel-ai'),
    async () => {
      const [{ text }, { description }] = await Promise.all([
        run(modelThatSends(right)(false), [{ role: 'user', content: [{ type: 'text', text: words }] }]),
        judgeNext('APPROVED'),
      ]);
      expect({ text, sent, description }).toEqual({ text: 'Done.', sent: [right], description: words });
    },
  );

  it('sends nothing that is rejected, and passes the reason to the model', proves('adapters.vercel-ai'), async () => {
    const model = modelThatSends(tenfold)(false);
    const [{ text }] = await Promise.all([
      run(model, [{ role: 'user', content: words }]),
      judgeNext('REJECTED', tenfold),
    ]);
    expect({ text, sent }).toEqual({ text: 'Done.', sent: [] });
    expect(JSON.stringify(model.doGenerateCalls[1]?.prompt)).toContain(why);
  });

  it(
    'asks for an approval if the owner has to decide, and resumes only after the owner has decided',
    proves('adapters.vercel-ai'),
    async () => {
      const model = modelThatSends(right);
      const asked: ModelMessage[] = [{ role: 'user', content: words }];
      const [result, { requestHash }] = await Promise.all([run(model(false), asked), judgeNext('UNDECIDED')]);
      const request = result.content.find((part) => part.type === 'tool-approval-request');
      expect(request).toMatchObject({ reason: expect.stringContaining(`/app/transactions/${requestHash}`) });
      const approvalId = request?.type === 'tool-approval-request' ? request.approvalId : '';
      const answered: ModelMessage[] = [
        ...asked,
        ...result.response.messages,
        { role: 'tool', content: [{ type: 'tool-approval-response', approvalId, approved: true }] },
      ];
      // A yes in the conversation is not the owner's decision.
      await run(model(true), answered);
      expect(sent).toEqual([]);
      await approveAsOwner(requestHash);
      await run(model(true), answered);
      expect(sent).toEqual([right]);
    },
  );
});
