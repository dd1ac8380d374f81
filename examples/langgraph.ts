// A tool in a graph of LangGraph, with a model that says what the scene wants.
import { guardTool } from '@countersign/sdk/langgraph';
import { AIMessage } from '@langchain/core/messages';
import { tool } from '@langchain/core/tools';
import { Command, END, isInterrupted, MemorySaver, MessagesAnnotation, START, StateGraph } from '@langchain/langgraph';
import { ToolNode, toolsCondition } from '@langchain/langgraph/prebuilt';
import { approveAsOwner, scenes, transferSchema, transferTool } from './setup.ts';

const send = tool(guardTool(transferTool), { name: 'send', description: 'Sends ether', schema: transferSchema });

for (const { title, words, call } of scenes) {
  console.log(title);
  const graph = new StateGraph(MessagesAnnotation)
    // Calls the tool, then repeats what it said.
    .addNode('model', ({ messages }) => {
      const last = messages.at(-1);
      const content = last?.type === 'tool' ? last.text : '';
      const tool_calls = last?.type === 'tool' ? [] : [{ id: 'call-1', name: 'send', args: call }];
      return { messages: new AIMessage({ content, tool_calls }) };
    })
    .addNode('tools', new ToolNode([send]))
    .addEdge(START, 'model')
    .addConditionalEdges('model', toolsCondition, ['tools', END])
    .addEdge('tools', 'model')
    .compile({ checkpointer: new MemorySaver() });

  const thread = { configurable: { thread_id: crypto.randomUUID() } };
  const answer = await graph.invoke({ messages: [{ role: 'user', content: words }] }, thread);
  if (!isInterrupted<{ reason: string; page: string; requestHash: string }>(answer)) {
    console.log(`  the model heard: ${answer.messages.at(-1)?.text}`);
    continue;
  }
  const { reason, page, requestHash = '' } = answer.__interrupt__[0]?.value ?? {};
  console.log(`  waiting for the owner: ${reason} ${page}`);
  const again = await graph.invoke(new Command({ resume: 'yes' }), thread);
  if (isInterrupted(again)) console.log('  a yes in the conversation sent nothing');
  await approveAsOwner(requestHash);
  await graph.invoke(new Command({ resume: true }), thread);
}
