import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { playgroundLimit } from './limits.ts';
import { validationRequest } from './validation-request.ts';
import { validationResponse } from './validation-response.ts';

const { human_intent, proposed_tx, metadata } = validationRequest.shape;

export const playgroundRows = {
  tryValidator: endpoint({
    method: 'POST',
    path: '/playground/validate',
    group: 'Playground',
    summary: 'Try the validator on an example; nothing is stored and no language model is called',
    access: 'public',
    limits: [playgroundLimit],
    maxBodyBytes: 32 * 1024,
    body: z
      .object({ human_intent, proposed_tx, metadata })
      .meta({ examples: validationRequest.meta()?.examples ?? [] })
      .describe("The body of the validator's `POST /validate`, in snake_case."),
    success: { status: 200, body: validationResponse },
    errors: { 503: 'This service has no playground, or the validator is busy or unavailable.' },
  }),
};
