import { Problem } from '@countersign/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ChainUnavailable } from '../crypto/chain-unavailable.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';

const FRAMEWORK: Readonly<Record<string, [400 | 413 | 415, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body: must be at most 1 MiB'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'content-type: must be application/json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'content-length: does not match the body'],
  FST_ERR_BAD_URL: [400, 'path: is not validly encoded'],
  FST_ERR_MAX_PARAM_LENGTH: [400, 'path: a part of it is too long'],
};

/** Turns whatever was thrown into the one error type. What is not known becomes a 500 with a fixed text. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code = (error as { code?: string } | null | undefined)?.code ?? '';
  const known = FRAMEWORK[code];
  if (known) return new Problem(known[0], `http.${code.toLowerCase()}`, known[1], { cause: error });
  const { statusCode = 500 } = (error ?? {}) as { statusCode?: number };
  if (code.startsWith('FST_') && statusCode < 500) {
    return new Problem(400, `http.${code.toLowerCase()}`, 'The request is not valid.', { cause: error });
  }
  if (isDatabaseUnavailable(error)) {
    const message = 'The database cannot be reached at the moment: try again shortly.';
    return new Problem(503, 'database.unavailable', message, { cause: error, headers: { 'retry-after': '2' } });
  }
  if (error instanceof ChainUnavailable) {
    const message =
      'The chain cannot be asked about this contract wallet now: try again later (to sign in, with a new nonce).';
    return new Problem(503, 'chain.unavailable', message, { cause: error, headers: { 'retry-after': '5' } });
  }
  return new Problem(500, 'internal', 'Something went wrong on our side.', { cause: error });
}

export function sendProblem(problem: Problem, reply: FastifyReply): void {
  reply.code(problem.status).headers(problem.headers).type('application/json').send(problem.toBody());
}

export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = request.raw.readableAborted ? aborted(error) : toProblem(error);
    const level = problem.status === 500 ? 'error' : problem.status === 503 ? 'warn' : 'debug';
    request.log[level]({ code: problem.code, err: problem.cause ?? problem }, problem.message);
    request.problemCode = problem.code;
    sendProblem(problem, reply);
  });
  // The path is not repeated: it would reach the log, and may hold a secret that was pasted into the wrong place.
  server.setNotFoundHandler((request) => {
    throw new Problem(404, 'http.no_route', `There is no ${request.method} endpoint at this path: see /docs.`);
  });
}

/** Nobody reads this answer; but the lost connection must not be taken for one to the database. */
const aborted = (cause: unknown) => new Problem(400, 'http.aborted', 'The request was broken off.', { cause });

declare module 'fastify' {
  interface FastifyRequest {
    problemCode?: string;
  }
}
