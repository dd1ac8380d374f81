import type { Problem, ProblemStatus } from '@countersign/protocol';

/** How an interface puts its errors: as which status, and in which body. */
export interface Dress {
  readonly statusOf: (problem: Problem) => ProblemStatus;
  readonly bodyOf: (problem: Problem) => object;
}

/** `{statusCode, message, error}`. */
export const restDress: Dress = { statusOf: ({ status }) => status, bodyOf: (problem) => problem.toBody() };

/** What is wrong with the content of a request, as against the way in which it was sent. */
const CONTENT = new Set(['json.invalid', 'request.invalid', 'http.fst_err_ctp_body_too_large']);

/** `{detail}`, with one status for everything that is wrong with the content of a request. */
export const detailDress: Dress = {
  statusOf: ({ status, code }) => (CONTENT.has(code) ? 422 : status),
  bodyOf: ({ message }) => ({ detail: message }),
};
