import { createFields } from '@countersign/protocol';
import { showStanding, standingOutput } from './show-standing.ts';
import { submit } from './submit.ts';
import { defineTool } from './tool.ts';

export const requestVerification = defineTool({
  name: 'requestVerification',
  title: 'Request verification of a transaction',
  description:
    "Submits a blockchain transaction (tx), a batch of calls that are sent as one (calls) or EIP-712 data to be signed (typedData: a permit, an order, a payment), together with the user's own words that led to it, to be checked before anybody sends or signs it. Give exactly one of the three. Use it before every transaction and every signature that you prepare. It returns at once with a requestHash and the status PENDING; ask checkVerificationStatus for the verdict. Submitting the same again makes a second request: keep the requestHash.",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  input: createFields,
  output: standingOutput,
  run: async (deps, args, call) => showStanding(await submit(deps, args, call), deps.uiUrl),
});
