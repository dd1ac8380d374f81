import { proves } from '@countersign/harness/proves';
import { AIMessage, HumanMessage } from '@langchain/core/messages';
import { tool } from '@langchain/core/tools';
import { Command, END, isInterrupted, MemorySaver, MessagesAnnotation, START, StateGraph } from '@langchain/langgraph';
import { ToolNode, toolsCondition } from '@langchain/langgraph/prebuilt';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { right, type Transfer, tenfold, useGuardedAgent, why, words } from './adapter.fixture.ts';
import { guardTool } from './langgraph.ts';

const { sent, conversationId, options, judgeNext, approveAsOwner } = await useGuardedAgent();

/** A graph whose model calls the tool with this input, then says that it is done. */
function graphThatSends(input: Transfer) {
  const send = tool(guardTool(options()), {
    name: 'send',
    description: 'Sends ether',
    schema: z.object({ to: z.string(), value: z.string() }),
  });
  const toolCall = { id: 'call-1', name: 'send', args: input };
  return new StateGraph(MessagesAnnotation)
    .addNode('model', ({ messages }) => ({
      messages: messages.some(({ type }) => type === 'tool')
        ? new AIMessage('Done.')
        : new AIMessage({ content: 'The user wants to send 100 ETH.', tool_calls: [toolCall] }),
    }))
    .addNode('tools', new ToolNode([send]))
    .addEdge(START, 'model')
    .addConditionalEdges('model', toolsCondition, ['tools', END])
    .addEdge('tools', 'model')
    .compile({ checkpointer: new MemorySaver() });
}

const thread = () => ({ configurable: { thread_id: conversationId() } });
const summary = new HumanMessage({
  content: 'The user wants to send 100 ETH.',
  additional_kwargs: { lc_source: 'summarization' },
});
const asked = { messages: [new HumanMessage(words), summary] };
const textsOf = ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text);

describe('guardTool of LangGraph', () => {
  it(
    "sends what is approved, judged by the user's words and not by the model's",
    proves('adapters.langgraph'),
    async () => {
      const [answer, { description }] = await Promise.all([
        graphThatSends(right).invoke(asked, thread()),
        judgeNext('APPROVED'),
      ]);
      expect({ sent, description }).toEqual({ sent: [right], description: words });
      expect(textsOf(answer).slice(-2)).toEqual(['sent', 'Done.']);
    },
  );

  it('sends nothing that is rejected, and passes the reason to the model', proves('adapters.langgraph'), async () => {
    const [answer] = await Promise.all([
      graphThatSends(tenfold).invoke(asked, thread()),
      judgeNext('REJECTED', tenfold),
    ]);
    expect(sent).toEqual([]);
    expect(textsOf(answer).slice(-2)).toEqual([expect.stringContaining(why), 'Done.']);
  });

  it(
    'interrupts the graph if the owner has to decide, and resumes only after the owner has decided',
    proves('adapters.langgraph'),
    async () => {
      const graph = graphThatSends(right);
      const [paused, { requestHash }] = await Promise.all([graph.invoke(asked, thread()), judgeNext('UNDECIDED')]);
      const waiting = [{ value: { requestHash, page: expect.stringContaining(`/app/transactions/${requestHash}`) } }];
      expect(isInterrupted(paused) && paused.__interrupt__).toMatchObject(waiting);
      // A yes in the conversation is not the owner's decision.
      const resume = () => graph.invoke(new Command({ resume: true }), thread());
      expect(await resume()).toMatchObject({ __interrupt__: waiting });
      expect(sent).toEqual([]);
      await approveAsOwner(requestHash);
      expect(textsOf(await resume()).slice(-2)).toEqual(['sent', 'Done.']);
      expect(sent).toEqual([right]);
    },
  );
});
