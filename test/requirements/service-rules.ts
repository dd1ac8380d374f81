import { open, proven, type Requirement } from './requirement.ts';

export const serviceRules: readonly Requirement[] = [
  proven(
    'service.auth.jwt',
    'Authorization: Bearer <ACCESS_TOKEN> from SIWE authenticates on user-facing endpoints',
    'GET /auth/me > 200 > answers with exactly the user',
    'Authorization header > 200 with the scheme in whatever case',
    'GET /settings > 200 > exist from the first read, with the defaults and exactly the documented fields',
  ),
  proven(
    'service.auth.key',
    'x-api-key: <API_KEY> authenticates programmatic and server access',
    'x-api-key > 200 > a key works at once, on the instance that made it and on any other',
    'POST /users > 201 > creates any address with an ADMIN key, and answers with exactly the documented fields',
  ),
  proven(
    'service.auth.sig.users',
    'x-ethereum-address and x-ethereum-signature authenticate on user endpoints',
    'Ethereum signature > 200 > a signed GET, whose empty body is hashed as the empty string',
    'Ethereum signature > 200 > a signed POST: the hash covers the raw bytes as sent, spaces and all',
  ),
  proven(
    'service.auth.sig.transactions',
    'x-ethereum-address and x-ethereum-signature authenticate on transaction and approval endpoints',
    'POST /transactions/{requestHash}/approvals > 201 > by a signature: the created record, and nothing else',
    'GET /transactions/users/{ethereumAddress} > 200 > by key, access token, signature and, for anybody, by an ADMIN key, in any case of the address',
    'GET /transactions/{requestHash}/approval-status > 200 > by key, access token, signature, ADMIN key and the ORION key of its service',
    'POST /transactions/{requestHash}/execution > 200 > by access token, signature and ADMIN key, with the hash in any case, on the record chain',
  ),
  proven(
    'service.siwe.message',
    'a message of domain, address, statement, uri, version 1, chainId, nonce, issuedAt signs in',
    'POST /auth/siwe/verify > 200 > answers with exactly the token pair and the user, the address with its EIP-55 checksum',
  ),
  proven(
    'service.siwe.exact',
    'the signature is over the exact message string',
    'POST /auth/siwe/verify > 401 > the signature > of another text',
  ),
  proven(
    'service.mode.provisioned',
    'mode offered: pre-provisioned API key',
    'npm run keys > creates an ADMIN key labelled agent that works at once, and shows it once',
    'x-api-key > the fixed keys of the environment > hold as long as the environment names them',
  ),
  proven(
    'service.mode.headless',
    'mode offered: headless wallet, from nonce over verify to a working API key',
    'SDK > signs in, makes a key and uses it',
  ),
  proven(
    'service.mode.oauth',
    'mode offered: OAuth through an MCP client: register, consent, SIWE, approve, token',
    'the consent page > leads from the request of a client over sign-in and approval to its tokens',
  ),
  proven(
    'service.mode.code',
    'mode offered: interactive code-based connection, from initiate to a working API key',
    'GET /auth/connect/status > 200 > from initiate to a working key, which from then on lasts',
  ),

  proven(
    'service.errors.body',
    'an error body is {statusCode: number, message: string, error: string}, 400 "Bad Request"',
    'POST /users > 400 > no address, with the field named',
    'openApiDocument > gives every error the body that its row wears',
  ),
  proven(
    'service.errors.400',
    '400: invalid request parameters or data',
    'POST /users > 400 > no address, with the field named',
    'GET /users/{ethereumAddress} > 400 > an address that is none',
    'GET /user-api-keys > 400 > limit=0, with limit named',
  ),
  proven(
    'service.errors.401',
    '401: authentication failed or credentials missing',
    'POST /user-api-keys > 401 > without an access token, and with one that is none',
    'x-api-key > 401 > a well-formed key of any type that nobody made',
    'Ethereum signature > 401 > of another wallet',
  ),
  proven(
    'service.errors.403',
    '403: not authorized for the resource',
    "GET /settings/by-ethereum/{ethereumAddress} > 403 > another's settings, whether the user exists or not",
  ),
  proven(
    'service.errors.404',
    '404: resource not found',
    'GET /users/{ethereumAddress} > 404 > an address without a user',
    "DELETE /user-api-keys/{apiKeyId} > 404 > another user's key, which stays as it is",
    'what is not a proper request > a path of a proxy is answered with 404 in the usual dress, and stores nothing',
  ),
  proven(
    'service.errors.409',
    '409: conflict or duplicate',
    'POST /users > 409 > an address that exists, in whatever case',
  ),
  proven(
    'service.errors.429',
    '429: rate limit exceeded',
    'POST /auth/siwe/nonce > 429 > the 121st request of a minute, with the time to wait',
    'the limits > are 600 a minute for each route and client where nobody configured others',
  ),
  proven(
    'service.errors.500',
    '500: server error, in the same body',
    'what a handler throws > is a 500 with a fixed text: an error',
    'what a handler returns > is a 500 with a fixed text and nothing else where a field is missing',
  ),

  open(8, 'service.limits.poll-connection', 'clients poll connection status every 3 to 5 seconds'),
  open(8, 'service.limits.poll-approval', 'clients poll approval status every 2 to 3 seconds'),
  proven(
    'service.limits.limit',
    'X-RateLimit-Limit is the maximum of requests allowed',
    'the headers > count down to the end of the window, which stays where it is',
    'POST /auth/siwe/nonce > is limited to 120 requests a minute, and says how many are left and until when',
  ),
  proven(
    'service.limits.remaining',
    'X-RateLimit-Remaining is the number of requests left',
    'the headers > count down to the end of the window, which stays where it is',
    'two instances on one PostgreSQL > let exactly 10 of 100 requests at once through, every time',
  ),
  proven(
    'service.limits.reset',
    'X-RateLimit-Reset says when the limit resets',
    'the headers > count down to the end of the window, which stays where it is',
    'the limits > begin anew when the window has ended',
  ),
  proven(
    'service.version',
    'the API carries the version identifier 1.0',
    'GET / > 200 > says what the service is and where its parts are, in exactly the documented fields',
    'openApiDocument > is an OpenAPI 3.1 document of this service, version 1.0, at its address',
  ),
];
