import type { FastifyRequest } from 'fastify';
import { bindRequest } from '../log.ts';

/** The verification request that params, arguments or an answer are about, as a field of a line in the log. */
export function aboutRequest(value: unknown): { readonly requestHash?: string } {
  if (typeof value !== 'object' || value === null || !('requestHash' in value)) return {};
  const { requestHash } = value;
  // Whatever else somebody sends in its place must not reach the log.
  const isHash = typeof requestHash === 'string' && /^0x[0-9a-f]{64}$/i.test(requestHash);
  return isHash ? { requestHash: requestHash.toLowerCase() } : {};
}

/** From here on every line of this exchange says which verification request it is about. */
export function noteAbout(request: FastifyRequest, value: unknown): void {
  const { requestHash } = aboutRequest(value);
  if (requestHash) request.log = request.log.child(bindRequest(request.log, requestHash));
}
