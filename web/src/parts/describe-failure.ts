import { ApiError } from '@countersign/sdk';

export interface Failure {
  readonly title: string;
  readonly text: string;
}

/** What went wrong between this page and the service, and what to do. */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    return {
      title: 'The service cannot be reached',
      text: 'Check your connection and try again.',
    };
  }
  if (error.statusCode === 429) {
    const { retryAfterSeconds } = error;
    const when = retryAfterSeconds === null ? 'in a minute' : `in ${retryAfterSeconds} seconds`;
    return { title: 'Too many attempts', text: `Try again ${when}.` };
  }
  if (error.statusCode >= 500) {
    const id =
      error.requestId === null
        ? ''
        : ` If the problem persists, give the operator this request ID: ${error.requestId}.`;
    return { title: 'The service has a problem', text: `Try again in a moment.${id}` };
  }
  return { title: 'The service refused the request', text: error.message };
}
