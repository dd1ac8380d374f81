import { createFields } from '@countersign/protocol';
import { showStanding, standingOutput } from './show-standing.ts';
import { submit } from './submit.ts';
import { defineTool } from './tool.ts';

/** For every tool with a request: models may see the tool alone, without the server's instructions. */
export const howToAsk = `userPrompt: the user's own words, verbatim. Copy the message (or messages, in order) in which they asked for this; never summarise, translate, complete or rephrase it, and never write it yourself: the transaction is checked against these words.
escrowAddress: the account that acts; getUserAddress lists the ones you may use.
Exactly one of: tx, the call that will be sent; calls, several calls that are sent as one batch; typedData, the EIP-712 data that will be signed (a permit, an order, a payment).
chainId: defaults to 11155111, the Sepolia test network. Set it for every other chain: 1 is Ethereum, 8453 is Base.`;

export const requestVerification = defineTool({
  name: 'requestVerification',
  title: 'Request verification of a transaction',
  description: `Submits a blockchain transaction, or data to be signed, for verification against the user's own words before anyone sends or signs it. Use it before every transaction and every signature you prepare.

${howToAsk}

It answers at once with a requestHash, usually with the status PENDING: do not send or sign anything yet, and call checkVerificationStatus for the verdict. Only APPROVED allows you to continue, with exactly these bytes. Keep the requestHash: submitting the same again creates a second request.`,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  takes: ['transactions:create'],
  input: createFields,
  output: standingOutput,
  run: async (deps, args, call) => showStanding(await submit(deps, args, call), deps.uiUrl),
});
