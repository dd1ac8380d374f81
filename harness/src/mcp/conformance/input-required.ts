import {
  acceptedContent,
  type InputRequest,
  inputRequired,
  inputResponse,
  type McpServer,
  type RequestStateCodec,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { clientCapabilities } from './client-capabilities.ts';
import { sample, say } from './content.ts';

const named = z.object({ name: z.string() });
const coloured = z.object({ color: z.string() });
const confirmed = z.object({ ok: z.boolean() });
const withContext = z.object({ context: z.string() });

const ask = (message: string, requestedSchema: z.ZodObject): InputRequest =>
  inputRequired.elicit({ message, requestedSchema });

/** Tools and a prompt that first need an answer of the client, and are called again with it. */
export function registerInputRequired(server: McpServer, state: RequestStateCodec<string>): void {
  server.registerTool('test_input_required_result_elicitation', { description: 'Asks for a name.' }, ({ mcpReq }) => {
    const answer = acceptedContent(mcpReq.inputResponses, 'user_name', named);
    if (answer) return say(`Hello, ${answer.name}!`);
    return inputRequired({ inputRequests: { user_name: ask('What is your name?', named) } });
  });
  server.registerTool('test_input_required_result_sampling', { description: 'Asks a model.' }, ({ mcpReq }) => {
    if (inputResponse(mcpReq.inputResponses, 'capital_question').kind === 'sampling') return say('Thank you.');
    return inputRequired({ inputRequests: { capital_question: sample('What is the capital of France?') } });
  });
  server.registerTool('test_input_required_result_list_roots', { description: 'Asks for roots.' }, ({ mcpReq }) => {
    const answer = inputResponse(mcpReq.inputResponses, 'client_roots');
    if (answer.kind === 'roots') return say(`Roots: ${JSON.stringify(answer.roots)}`);
    return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
  });
  for (const name of ['test_input_required_result_request_state', 'test_input_required_result_tampered_state']) {
    server.registerTool(name, { description: 'Carries its state over.' }, async ({ mcpReq }) => {
      const answer = acceptedContent(mcpReq.inputResponses, 'confirm', confirmed);
      if (answer && mcpReq.requestState<string>() === 'asked') return say('state-ok');
      return inputRequired({
        inputRequests: { confirm: ask('Please confirm', confirmed) },
        requestState: await state.mint('asked'),
      });
    });
  }
  server.registerTool(
    'test_input_required_result_multiple_inputs',
    { description: 'Asks for three things.' },
    async ({ mcpReq: { inputResponses } }) => {
      const kinds = ['user_name', 'greeting', 'client_roots'].map((key) => inputResponse(inputResponses, key).kind);
      if (kinds.join() === 'elicit,sampling,roots') return say('Thank you for all three.');
      return inputRequired({
        inputRequests: {
          user_name: ask('What is your name?', named),
          greeting: sample('Generate a greeting'),
          client_roots: inputRequired.listRoots(),
        },
        requestState: await state.mint('asked'),
      });
    },
  );
  server.registerTool(
    'test_input_required_result_multi_round',
    { description: 'Asks twice.' },
    async ({ mcpReq: { inputResponses, requestState } }) => {
      const step = requestState<string>();
      if (step === 'named' && acceptedContent(inputResponses, 'step2', coloured)) return say('Done after two answers.');
      if (step === 'asked' && acceptedContent(inputResponses, 'step1', named)) {
        return inputRequired({
          inputRequests: { step2: ask('Step 2: What is your favorite color?', coloured) },
          requestState: await state.mint('named'),
        });
      }
      return inputRequired({
        inputRequests: { step1: ask('Step 1: What is your name?', named) },
        requestState: await state.mint('asked'),
      });
    },
  );
  server.registerTool(
    'test_input_required_result_capabilities',
    { description: 'Asks for what the client can.' },
    ({ mcpReq }) => {
      const can = clientCapabilities(mcpReq);
      return inputRequired({
        inputRequests: {
          ...(can.sampling && { greeting: sample('Generate a greeting') }),
          ...(can.elicitation && { user_name: ask('What is your name?', named) }),
        },
      });
    },
  );
  server.registerPrompt('test_input_required_result_prompt', { description: 'Asks for context.' }, ({ mcpReq }) => {
    const answer = acceptedContent(mcpReq.inputResponses, 'user_context', withContext);
    if (answer) return { messages: [{ role: 'user', content: { type: 'text', text: answer.context } }] };
    return inputRequired({ inputRequests: { user_context: ask('What context should the prompt use?', withContext) } });
  });
}
