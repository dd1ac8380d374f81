import type { Endpoint, Problem, ProblemCode, ProblemStatus } from '@countersign/protocol';
import { renderProblemPage } from './render-problem-page.ts';

/** How an interface reports errors: the status and the body. */
export interface ErrorFormat {
  readonly statusOf: (problem: Problem) => ProblemStatus;
  /** Built from a problem, the request (if already parsed), and a link for people. */
  readonly bodyOf: (problem: Problem, asked?: unknown, home?: string) => object | string;
  /** JSON by default. */
  readonly contentType?: string;
}

const asItIs = ({ status }: Problem) => status;

/** `{statusCode, message, error}`. */
export const restErrorFormat: ErrorFormat = { statusOf: asItIs, bodyOf: (problem) => problem.toBody() };

/** A fault in the content of a request, as opposed to how it was sent. */
const CONTENT = new Set<ProblemCode>(['json.invalid', 'request.invalid', 'http.body_large']);

/** `{detail}`, with one status for every fault in the content of a request. */
export const detailErrorFormat: ErrorFormat = {
  statusOf: ({ status, code }) => (CONTENT.has(code) ? 422 : status),
  bodyOf: ({ message }) => ({ detail: message }),
};

const OAUTH_CODE = /^oauth\.(\w+)$/;
const oauthErrors: Partial<Record<ProblemStatus, string>> = {
  401: 'invalid_token',
  403: 'access_denied',
  429: 'temporarily_unavailable',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/**
 * `{error, error_description}` (RFC 6749, RFC 7591): a problem with the code `oauth.invalid_grant` becomes
 * `invalid_grant`.
 */
const oauthErrorFormat: ErrorFormat = {
  statusOf: ({ status }) => (status === 415 ? 400 : status),
  bodyOf: ({ status, code, message }) => ({
    error: OAUTH_CODE.exec(code)?.[1] ?? oauthErrors[status] ?? 'invalid_request',
    // The characters that RFC 6749 allows.
    error_description: message.replaceAll('"', "'").replaceAll(/[^\x20-\x5b\x5d-\x7e]/g, '?'),
  }),
};

export const pageErrorFormat: ErrorFormat = {
  statusOf: asItIs,
  bodyOf: (problem, _asked, home) => renderProblemPage(problem, home),
  contentType: 'text/html; charset=utf-8',
};

/** The error format of a row: its own, or that of its interface. */
export function errorFormatOf(row: Pick<Endpoint, 'errorFormat'> | undefined, usual: ErrorFormat): ErrorFormat {
  if (row?.errorFormat === 'oauth') return oauthErrorFormat;
  return row?.errorFormat === 'page' ? pageErrorFormat : usual;
}
