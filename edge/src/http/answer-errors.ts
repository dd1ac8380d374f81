import { byteWords, Problem, type ProblemCode, problemCodeHeader } from '@countersign/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorFormat, errorFormatOf, pageErrorFormat } from './error-format.ts';
import { prefersHtml, variesByAccept } from './prefers-html.ts';

export interface ErrorOptions {
  readonly errorFormat: ErrorFormat;
  /** Where a person at a dead end can continue; absent if there is nothing for people. */
  readonly home?: string;
  /** The default of rows. */
  readonly bodyLimitBytes: number;
  /** Translates failures of dependencies that callers may learn about; null for others. */
  readonly recognise?: (error: unknown) => Problem | null;
}

const NO_ROUTE = 'http.no_route';

const FRAMEWORK: Readonly<Record<string, [400 | 413, ProblemCode, (bodyLimitBytes: number) => string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'http.body_large', (most) => `body: must be at most ${byteWords(most)}`],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'http.content_length', () => 'content-length: does not match the body'],
  FST_ERR_BAD_URL: [400, 'http.path', () => 'path: is not encoded correctly'],
  FST_ERR_MAX_PARAM_LENGTH: [400, 'http.path_long', () => 'path: a segment is too long'],
};

/** Converts anything thrown into the single error type. Unknown errors become a 500 with a fixed text. */
export function toProblem(error: unknown, request: FastifyRequest, options: ErrorOptions): Problem {
  if (error instanceof Problem) return error;
  // Errors from libraries may have any shape.
  const sent = (error as { code?: unknown } | null | undefined)?.code;
  const code = typeof sent === 'string' ? sent : '';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return wrongMediaType(request, error);
  const known = FRAMEWORK[code];
  if (known) {
    const [status, problemCode, describe] = known;
    const message = describe(request.routeOptions.bodyLimit ?? options.bodyLimitBytes);
    return new Problem(status, problemCode, message, { cause: error });
  }
  const { statusCode = 500 } = (error ?? {}) as { statusCode?: number };
  if (code.startsWith('FST_') && statusCode < 500) {
    return new Problem(400, 'http.invalid', 'The request is invalid.', { cause: error });
  }
  return options.recognise?.(error) ?? new Problem(500, 'internal', 'Internal error.', { cause: error });
}

export function wrongMediaType({ routeOptions }: FastifyRequest, cause?: unknown): Problem {
  const wanted =
    routeOptions.config.row?.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return new Problem(415, 'http.media_type', `content-type: must be ${wanted}`, { cause });
}

export function sendProblem(problem: Problem, reply: FastifyReply, options: ErrorOptions): void {
  const { body } = reply.request;
  const { statusOf, bodyOf, contentType } = chooseErrorFormat(problem, reply, options);
  reply
    .code(statusOf(problem))
    .headers({ ...problem.headers, [problemCodeHeader]: problem.code })
    .type(contentType ?? 'application/json')
    .send(bodyOf(problem, body, options.home));
}

function chooseErrorFormat({ code }: Problem, reply: FastifyReply, { errorFormat, home }: ErrorOptions): ErrorFormat {
  const { headers, routeOptions } = reply.request;
  if (code !== NO_ROUTE || home === undefined) {
    return routeOptions.config.errorFormat ?? errorFormatOf(routeOptions.config.row, errorFormat);
  }
  reply.headers(variesByAccept);
  return prefersHtml(headers.accept) ? pageErrorFormat : errorFormat;
}

export function answerErrors(server: FastifyInstance, options: ErrorOptions): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = request.raw.readableAborted ? aborted(error) : toProblem(error, request, options);
    const level = problem.status === 500 ? 'error' : problem.status === 503 ? 'warn' : 'debug';
    request.log[level]({ code: problem.code, err: problem.cause ?? problem }, problem.message);
    request.problemCode = problem.code;
    sendProblem(problem, reply, options);
  });
  // The path is not repeated: it would reach the log, and may contain a secret pasted into the wrong place.
  server.setNotFoundHandler((request) => {
    throw new Problem(404, NO_ROUTE, `There is no ${request.method} endpoint at this path; see /docs.`);
  });
}

/** The client is gone, but the lost connection must not count as one to a dependency. */
const aborted = (cause: unknown) => new Problem(400, 'http.aborted', 'The request was aborted.', { cause });

declare module 'fastify' {
  interface FastifyRequest {
    problemCode?: string;
  }
}
