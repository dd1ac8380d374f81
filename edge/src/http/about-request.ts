import type { FastifyRequest } from 'fastify';
import { bindRequest } from '../log.ts';

/** The verification request that parameters, arguments or an answer concern, as a log field. */
export function aboutRequest(value: unknown): { readonly requestHash?: string } {
  if (typeof value !== 'object' || value === null || !('requestHash' in value)) return {};
  const { requestHash } = value;
  // Any other value from a caller must not reach the log.
  const isHash = typeof requestHash === 'string' && /^0x[0-9a-f]{64}$/i.test(requestHash);
  return isHash ? { requestHash: requestHash.toLowerCase() } : {};
}

/** All later log lines of this exchange name the verification request. */
export function noteAbout(request: FastifyRequest, value: unknown): void {
  const { requestHash } = aboutRequest(value);
  if (requestHash) request.log = request.log.child(bindRequest(request.log, requestHash));
}
