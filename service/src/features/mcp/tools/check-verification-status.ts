import { z } from 'zod';
import { readStanding } from '../../transactions/index.ts';
import { awaitStanding, waitArgument } from './await-standing.ts';
import { outcomes, requestHashArgument, showStanding, standingOutput } from './show-standing.ts';
import { defineTool, readsOnly } from './tool.ts';

export const checkVerificationStatus = defineTool({
  name: 'checkVerificationStatus',
  title: 'Check the status of a verification',
  description: `Returns the status of a submitted transaction: the verdict with its reasoning, whether its owner still has to decide, and in nextStep what to do now. With wait, it answers as soon as there is news: the verdict or, if there is a verdict and the owner is needed, the owner's decision.

What the status means:
${outcomes}`,
  annotations: readsOnly,
  takes: ['transactions:read'],
  input: z.strictObject({ requestHash: requestHashArgument, wait: waitArgument(0) }),
  output: standingOutput,
  run: async (deps, { requestHash, wait }, call) => {
    const known = await readStanding(deps, call.exchange.principal, requestHash);
    return showStanding(await awaitStanding(deps, call, known, wait), deps.uiUrl);
  },
});
