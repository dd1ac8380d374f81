import { createFields } from '@countersign/protocol';
import { showStanding, standingOutput } from './show-standing.ts';
import { submit } from './submit.ts';
import { defineTool } from './tool.ts';

export const requestVerification = defineTool({
  name: 'requestVerification',
  title: 'Request verification of a transaction',
  description:
    "Submits a blockchain transaction, together with the user's own words that led to it, to be checked before anybody sends it. Use it before every transaction that you prepare. It returns at once with a requestHash and the status PENDING; ask checkVerificationStatus for the verdict. Submitting the same again makes a second request: keep the requestHash.",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  input: createFields,
  output: standingOutput,
  run: async (deps, args, call) => showStanding(await submit(deps, args, call), deps.uiUrl),
});
