import { type ProblemCode, problemCodeHeader } from '@countersign/protocol';
import type { FetchedResponse } from './fetched-response.ts';

/** An unsuccessful answer. `message` says what is wrong and names the field. */
export class ApiError extends Error {
  readonly statusCode: number;
  /** The stable error code for programs; null if a proxy answered instead of the service. */
  readonly code: ProblemCode | null;
  /** The name of the status; at the OAuth endpoints, the error code of its RFC. */
  readonly error: string;
  /** To be quoted to the operator of the service. */
  readonly requestId: string | null;
  /** When to retry, if the service says so. */
  readonly retryAfterSeconds: number | null;

  constructor(response: Pick<FetchedResponse, 'status' | 'statusText' | 'headers'>, body: unknown) {
    const { message, error, error_description } = (body ?? {}) as Record<string, unknown>;
    super(text(message) ?? text(error_description) ?? `The service answered with status ${response.status}.`);
    this.name = 'ApiError';
    this.statusCode = response.status;
    this.code = response.headers.get(problemCodeHeader) as ProblemCode | null;
    this.error = text(error) ?? response.statusText;
    this.requestId = response.headers.get('x-request-id');
    const retryAfter = response.headers.get('retry-after');
    this.retryAfterSeconds = retryAfter === null ? null : Number(retryAfter);
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
