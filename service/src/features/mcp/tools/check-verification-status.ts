import { z } from 'zod';
import { readStanding } from '../../transactions/index.ts';
import { awaitStanding, waitArgument } from './await-standing.ts';
import { requestHashArgument, showStanding, standingOutput } from './show-standing.ts';
import { defineTool } from './tool.ts';

export const checkVerificationStatus = defineTool({
  name: 'checkVerificationStatus',
  title: 'Check the status of a verification',
  description:
    'Tells how a submitted transaction stands: the verdict with its reasoning, whether its owner still has to decide, and what to do next. With wait it answers as soon as there is news: the verdict and, where that is there already and the owner is needed, the decision of the owner.',
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({ requestHash: requestHashArgument, wait: waitArgument(0) }),
  output: standingOutput,
  run: async (deps, { requestHash, wait }, call) => {
    const known = await readStanding(deps, call.exchange.principal, requestHash);
    return showStanding(await awaitStanding(deps, call, known, wait), deps.uiUrl);
  },
});
