import { createFields } from '@countersign/protocol';
import { awaitStanding, waitArgument } from './await-standing.ts';
import { showStanding, standingOutput } from './show-standing.ts';
import { submit } from './submit.ts';
import { defineTool } from './tool.ts';

const WAIT_SECONDS = 45;

export const requestAndAwaitVerification = defineTool({
  name: 'requestAndAwaitVerification',
  title: 'Request verification and wait for the verdict',
  description:
    'Does what requestVerification does and waits for the verdict, so that one call is mostly enough. If there is none in time the status is still PENDING and nothing is lost: go on with checkVerificationStatus and the requestHash, which the progress messages name, too.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  input: createFields.safeExtend({ wait: waitArgument(WAIT_SECONDS) }),
  output: standingOutput,
  run: async (deps, { wait, ...fields }, call) => {
    const submitted = await submit(deps, fields, call);
    // It is stored: whatever goes wrong from here on must not look as if it were not.
    const standing = await awaitStanding(deps, call, submitted, wait).catch(() => submitted);
    return showStanding(standing, deps.uiUrl);
  },
});
