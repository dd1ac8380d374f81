import { isLoopback, Problem } from '@countersign/protocol';
import type { FastifyRequest } from 'fastify';

/**
 * Keeps web pages out. Without a token the validator listens on loopback only, where a page whose own host name
 * resolves to this machine (DNS rebinding) could reach it: so only loopback names count there. With a token any name is
 * accepted, such as that of a container: no page has the token. A page of another origin is rejected in either case. A
 * request without `Host` (HTTP/1.0) comes from no browser.
 */
export function createDoorGuard({ hasToken }: { readonly hasToken: boolean }): (request: FastifyRequest) => void {
  return ({ headers: { host, origin } }) => {
    if (!hasToken && host !== undefined && !isLoopback(urlOf('http:', host)?.hostname ?? '')) throw hostRefused();
    if (origin !== undefined && !isSameOrigin(origin, host ?? '')) throw originRefused();
  };
}

const urlOf = (protocol: string, host: string): URL | null => URL.parse(`${protocol}//${host}`);

function isSameOrigin(origin: string, host: string): boolean {
  const url = URL.parse(origin);
  return url !== null && url.origin === origin && urlOf(url.protocol, host)?.host === url.host;
}

const hostRefused = () =>
  new Problem(
    403,
    'validator.host',
    'host: without VALIDATOR_TOKEN, only loopback names such as localhost and 127.0.0.1 are accepted; set a token to use another name',
  );

const originRefused = () =>
  new Problem(403, 'validator.origin', 'origin: web pages of other origins may not call the validator');
