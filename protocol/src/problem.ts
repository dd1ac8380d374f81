import type { z } from 'zod';
import type { problemBody } from './problem-bodies.ts';
import type { ProblemCode } from './problem-codes.ts';

const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

export type ProblemStatus = keyof typeof titles;

/** The name of a status, as in every error body. */
export const titleOf = (status: ProblemStatus): string => titles[status];

/** The only error type: `code` is stable and for programs, `message` is for people, `cause` stays internal. */
export class Problem extends Error {
  readonly status: ProblemStatus;
  readonly code: ProblemCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ProblemStatus,
    code: ProblemCode,
    message: string,
    options: { cause?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.headers = options.headers ?? {};
  }

  toBody(): z.infer<typeof problemBody> {
    return { statusCode: this.status, message: this.message, error: titleOf(this.status) };
  }
}
