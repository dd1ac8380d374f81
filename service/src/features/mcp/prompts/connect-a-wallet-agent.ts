import { z } from 'zod';
import { definePrompt, oneOf } from './prompt.ts';

const frameworks = ['viem', 'ethers', 'Vercel AI SDK', 'OpenAI Agents SDK', 'LangGraph', 'Mastra', 'AgentKit', 'x402'];

export const connectAWalletAgent = definePrompt({
  name: 'connect-a-wallet-agent',
  title: 'Connect an agent that has a wallet',
  description: 'Puts Countersign between your agent and its wallet, so that nothing is signed without verification.',
  takes: [],
  input: z.strictObject({
    framework: z.string().max(100).optional().describe('The framework of the agent, such as: viem'),
  }),
  completions: { framework: oneOf(frameworks) },
  write: ({ framework }, baseUrl) => [
    `Help me connect an agent that signs with a wallet${framework ? ` and is built with ${framework}` : ''} to Countersign at ${baseUrl}, so that it signs nothing without verification.

1. Find the one place in its code where it signs or sends: transactions, batches and typed data. If there are several, merge them into one.
2. Get it a key of its own: POST ${baseUrl}/auth/connect/initiate returns {code, authUrl}. Show me authUrl, where I sign in and approve; meanwhile, poll GET ${baseUrl}/auth/connect/status?code=… until its status is "ready"; only that response has the apiKey. Store the key with your other secrets; never print or commit it. If the agent speaks MCP, ${baseUrl}/mcp with OAuth does the same, without a key.
3. In TypeScript, use @countersign/sdk, which does steps 4 to 6: guardWallet (from @countersign/sdk/viem) makes a wallet client that sends and signs only what is approved, guardSigner (from /ethers) a signer, guardTool (from /ai, /openai-agents, /langgraph, /mastra) a tool that pauses until I have decided, guardWalletProvider (from /agentkit) a wallet provider, guardScheme (from /x402) payments. Give them the user's own message as the intent, and let no other code reach the key. Then continue with step 7.
4. Before each signature: POST ${baseUrl}/transactions with x-api-key, an Idempotency-Key and Prefer: wait=25, and the body {escrowAddress, userPrompt, chainId, and one of tx, calls, typedData}. userPrompt is the user's own message, verbatim, passed through the code; never a summary that the model wrote. chainId defaults to the Sepolia test network.
5. While the status is PENDING, hold GET ${baseUrl}/transactions/{requestHash}/approval-status?wait=25, and show the user the owner's page from the Link header of step 4. Sign only if the status is APPROVED, before validUntil (GET ${baseUrl}/transactions/{requestHash} has it), and exactly the bytes that were checked. On REJECTED, on a timeout and on any error: do not sign.
6. Make it refuse to sign bare hashes, which cannot be verified, and ask me about plain messages, which Countersign does not verify.
7. Test it with three requests: one that agrees, the same with ten times the amount (it must be refused), and one that leaves something unspecified (it must wait for me).

The whole interface is at ${baseUrl}/docs. Show me the change before you make it.`,
  ],
});
