import { Problem } from '@countersign/protocol';

export const playgroundOff = () =>
  new Problem(503, 'playground.off', 'This service has no playground: no validator is configured');

export const playgroundBusy = () =>
  new Problem(503, 'playground.busy', 'The playground is busy; retry in a few seconds', {
    headers: { 'retry-after': '3' },
  });

export const validatorUnavailable = (cause: unknown) =>
  new Problem(503, 'validator.unavailable', 'The validator is unreachable; retry in a few seconds', {
    cause,
    headers: { 'retry-after': '5' },
  });

/** The validator's message names the invalid field. */
export const exampleRefused = (detail: string) => new Problem(400, 'request.invalid', detail);
