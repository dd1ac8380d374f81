import { createFields } from '@countersign/protocol';
import { awaitStanding, waitArgument } from './await-standing.ts';
import { howToAsk } from './request-verification.ts';
import { outcomes, showStanding, standingOutput } from './show-standing.ts';
import { submit } from './submit.ts';
import { defineTool } from './tool.ts';

const WAIT_SECONDS = 45;

export const requestAndAwaitVerification = defineTool({
  name: 'requestAndAwaitVerification',
  title: 'Request verification and wait for the verdict',
  description: `Submits a blockchain transaction, or data to be signed, for verification against the user's own words before anyone sends or signs it, and waits for the verdict. Use it before every transaction and every signature you prepare; one call is usually enough.

${howToAsk}

What the status means:
${outcomes}

If there is no verdict in time, the status is PENDING and nothing is lost: do not submit it again, but continue with checkVerificationStatus and the requestHash, which the progress messages also name.`,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  takes: ['transactions:create', 'transactions:read'],
  input: createFields.safeExtend({ wait: waitArgument(WAIT_SECONDS) }),
  output: standingOutput,
  run: async (deps, { wait, ...fields }, call) => {
    const submitted = await submit(deps, fields, call);
    // It is stored: no later error may suggest otherwise.
    const standing = await awaitStanding(deps, call, submitted, wait).catch(() => submitted);
    return showStanding(standing, deps.uiUrl);
  },
});
