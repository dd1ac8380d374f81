import { createFields } from '@countersign/protocol';
import { z } from 'zod';
import { definePrompt, oneOf } from './prompt.ts';

const chains = [
  'Ethereum (1)',
  'Base (8453)',
  'Arbitrum One (42161)',
  'OP Mainnet (10)',
  'Polygon (137)',
  'Sepolia (11155111)',
];

/** The request is a separate message, so that the user's words stay verbatim. */
export const verifyBeforeSending = definePrompt({
  name: 'verify-before-sending',
  title: 'Verify a transaction before it is sent',
  description: 'Prepares a transaction for your request and has it verified before anything is sent or signed.',
  takes: ['transactions:create', 'transactions:read'],
  input: z.strictObject({
    request: createFields.shape.userPrompt.describe(
      'What you want done, in your own words, such as: Send 100 USDC to vitalik.eth',
    ),
    chain: z.string().max(100).optional().describe('The chain, by name or EIP-155 id, such as: Base (8453)'),
  }),
  completions: { chain: oneOf(chains) },
  write: ({ request, chain }) => [
    `My next message is a request in my own words. Carry it out, but have Countersign verify it before anything is sent or signed. ${chain ? `The chain is ${chain}.` : 'If it names no chain, ask me which one.'}

1. Call getUserAddress to learn which accounts are mine. Prepare the transaction, the batch of calls or the data to be signed. Do not send or sign it.
2. Call requestAndAwaitVerification with it. userPrompt is my next message verbatim, without a word added, left out or changed. Set chainId.
3. Tell me the outcome in one sentence and do what nextStep says. Send or sign only if the status is APPROVED, exactly what was checked, and before validUntil. If I have to decide, give me the link in owner.decidesAt and check again with wait: 60. If it is REJECTED, tell me why and stop.

If my request leaves out something you need (an amount, a recipient), ask me instead of guessing, and add my answer to userPrompt as I wrote it.`,
    request,
  ],
});
