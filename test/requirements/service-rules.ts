import { open, type Requirement } from './requirement.ts';

export const serviceRules: readonly Requirement[] = [
  open(1, 'service.auth.jwt', 'Authorization: Bearer <ACCESS_TOKEN> from SIWE authenticates on user-facing endpoints'),
  open(1, 'service.auth.key', 'x-api-key: <API_KEY> authenticates programmatic and server access'),
  open(1, 'service.auth.sig.users', 'x-ethereum-address and x-ethereum-signature authenticate on user endpoints'),
  open(
    3,
    'service.auth.sig.transactions',
    'x-ethereum-address and x-ethereum-signature authenticate on transaction and approval endpoints',
  ),
  open(
    1,
    'service.siwe.message',
    'a message of domain, address, statement, uri, version 1, chainId, nonce, issuedAt signs in',
  ),
  open(1, 'service.siwe.exact', 'the signature is over the exact message string'),
  open(1, 'service.mode.provisioned', 'mode offered: pre-provisioned API key'),
  open(1, 'service.mode.headless', 'mode offered: headless wallet, from nonce over verify to a working API key'),
  open(5, 'service.mode.oauth', 'mode offered: OAuth through an MCP client: register, consent, SIWE, approve, token'),
  open(3, 'service.mode.code', 'mode offered: interactive code-based connection, from initiate to a working API key'),

  open(
    1,
    'service.errors.body',
    'an error body is {statusCode: number, message: string, error: string}, 400 "Bad Request"',
  ),
  open(1, 'service.errors.400', '400: invalid request parameters or data'),
  open(1, 'service.errors.401', '401: authentication failed or credentials missing'),
  open(1, 'service.errors.403', '403: not authorized for the resource'),
  open(1, 'service.errors.404', '404: resource not found'),
  open(1, 'service.errors.409', '409: conflict or duplicate'),
  open(1, 'service.errors.429', '429: rate limit exceeded'),
  open(1, 'service.errors.500', '500: server error, in the same body'),

  open(8, 'service.limits.poll-connection', 'clients poll connection status every 3 to 5 seconds'),
  open(8, 'service.limits.poll-approval', 'clients poll approval status every 2 to 3 seconds'),
  open(1, 'service.limits.limit', 'X-RateLimit-Limit is the maximum of requests allowed'),
  open(1, 'service.limits.remaining', 'X-RateLimit-Remaining is the number of requests left'),
  open(1, 'service.limits.reset', 'X-RateLimit-Reset says when the limit resets'),
  open(1, 'service.version', 'the API carries the version identifier 1.0'),
];
