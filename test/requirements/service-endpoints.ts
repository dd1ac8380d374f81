import { proven, type Requirement } from './requirement.ts';

export const serviceEndpoints: readonly Requirement[] = [
  proven(
    'service.info.200',
    'GET / is public: 200 with the service info',
    'GET / > 200 > says what the service is and where its parts are, in exactly the documented fields',
  ),
  proven(
    'service.health.200',
    'GET /health is public: 200 with the health status',
    'GET /health > 200 > ok, with each check, in exactly the documented fields',
  ),

  proven(
    'service.siwe.nonce.200',
    'POST /auth/siwe/nonce (public) {walletAddress} answers 200 {nonce}, a string',
    'POST /auth/siwe/nonce > 200 > answers with exactly the nonce, in the characters that EIP-4361 allows',
  ),
  proven(
    'service.siwe.nonce.400',
    'POST /auth/siwe/nonce without walletAddress is 400',
    'POST /auth/siwe/nonce > 400 > no address, with the field named',
  ),
  proven(
    'service.siwe.verify.200',
    'POST /auth/siwe/verify (public) answers 200 {accessToken, refreshToken, user}',
    'POST /auth/siwe/verify > 200 > answers with exactly the token pair and the user, the address with its EIP-55 checksum',
  ),
  proven(
    'service.siwe.verify.user',
    'user in the answer to verify is {id, ethereumAddress}',
    'POST /auth/siwe/verify > 200 > answers with exactly the token pair and the user, the address with its EIP-55 checksum',
  ),
  proven(
    'service.siwe.verify.400',
    'POST /auth/siwe/verify without message or signature (strings) is 400',
    'POST /auth/siwe/verify > 400 > no message, with the field named',
    'POST /auth/siwe/verify > 400 > a message that is no text, with the field named',
    'POST /auth/siwe/verify > 400 > no signature, with the field named',
    'POST /auth/siwe/verify > 400 > a signature that is no text, with the field named',
  ),
  proven(
    'service.refresh.200',
    'POST /auth/refresh (public) {refreshToken} answers 200 {accessToken, refreshToken}',
    'POST /auth/refresh > 200 > answers with exactly a new pair, and both work',
  ),
  proven(
    'service.refresh.400',
    'POST /auth/refresh without refreshToken is 400',
    'POST /auth/refresh > 400 > no refreshToken, with the field named',
  ),
  proven(
    'service.refresh.401',
    'POST /auth/refresh with an invalid, expired or revoked token is 401',
    'POST /auth/refresh > 401 > a token that is none: x',
    'POST /auth/refresh > 401 > a token whose text was changed',
    'POST /auth/refresh > 401 > a token older than 30 days by the clock of the service',
    'POST /auth/logout > 204 > with an empty body, ends that session on every instance and no other one',
  ),
  proven(
    'service.logout.204',
    'POST /auth/logout (JWT) {refreshToken} answers 204 and revokes that refresh token',
    'POST /auth/logout > 204 > with an empty body, ends that session on every instance and no other one',
  ),
  proven(
    'service.logout.401',
    'POST /auth/logout without a JWT is 401',
    'POST /auth/logout > 401 > without an access token, or with the refresh token as one: the session lives on',
  ),
  proven(
    'service.logout-all.204',
    'POST /auth/logout-all (JWT, no body) answers 204',
    'POST /auth/logout-all > 204 > with an empty body, ends every session of the user, and none of anybody else',
  ),
  proven(
    'service.logout-all.devices',
    'logout-all revokes all refresh tokens of the user on all devices',
    'POST /auth/logout-all > 204 > with an empty body, ends every session of the user, and none of anybody else',
    'POST /auth/logout-all > 204 > against exchanges of 20 sessions at once on two instances: no token from before or during it works',
  ),
  proven(
    'service.logout-all.401',
    'POST /auth/logout-all without a JWT is 401',
    'POST /auth/logout-all > 401 > without an access token, with a refresh token, with an API key',
  ),
  proven(
    'service.validate.200',
    'GET /auth/validate (JWT) answers 200 {valid: boolean, user: {id, ethereumAddress}}',
    'GET /auth/validate > 200 > answers with exactly valid and the user',
  ),
  proven(
    'service.validate.401',
    'GET /auth/validate without a JWT is 401',
    'GET /auth/validate > 401 > without an access token, and with one that is none',
  ),
  proven(
    'service.me.200',
    'GET /auth/me (JWT) answers 200 {id, ethereumAddress}',
    'GET /auth/me > 200 > answers with exactly the user',
  ),
  proven('service.me.401', 'GET /auth/me without a JWT is 401', 'GET /auth/me > 401 > without an access token'),

  proven(
    'service.keys.create.201',
    'POST /user-api-keys (JWT) {name, expiresAt?} answers 201 {apiKey, secret}',
    'POST /user-api-keys > 201 > answers with exactly the record and the secret',
    'POST /user-api-keys > 201 > takes an expiresAt in the future with any offset, and gives it back in UTC with milliseconds',
  ),
  proven(
    'service.keys.create.record',
    'apiKey is {id, name, type, scopes, active, expiresAt, createdAt}, without the secret',
    'POST /user-api-keys > 201 > answers with exactly the record and the secret',
  ),
  proven(
    'service.keys.create.401',
    'POST /user-api-keys without a JWT is 401',
    'POST /user-api-keys > 401 > without an access token, and with one that is none',
    'POST /user-api-keys > 401 > with an API key, USER or ADMIN, or a signature: they do not count here',
  ),
  proven(
    'service.keys.list.200',
    'GET /user-api-keys (JWT) answers 200 with the keys of this user and of nobody else',
    'GET /user-api-keys > 200 > the created record with lastUsedAt and prefix, and nothing else',
    "GET /user-api-keys > 200 > only the user's own keys, also with a cursor taken from another's list",
  ),
  proven(
    'service.keys.list.401',
    'GET /user-api-keys without a JWT is 401',
    'GET /user-api-keys > 401 > without an access token, with an API key and with a signature',
  ),
  proven(
    'service.keys.register.201',
    'POST /user-api-keys/register (JWT) registers the PGP public key: 201',
    'POST /user-api-keys/register > 201 > a v4 key on Curve25519, with exactly the documented answer',
    'POST /user-api-keys/register > 201 > another key replaces the first',
  ),
  proven(
    'service.keys.register.400',
    'POST /user-api-keys/register without signature or pgpPublicKey (strings) is 400',
    'POST /user-api-keys/register > 400 > no signature, with the field named',
    'POST /user-api-keys/register > 400 > a number as signature, with the field named',
    'POST /user-api-keys/register > 400 > no key, with the field named',
    'POST /user-api-keys/register > 400 > a list as key, with the field named',
  ),
  proven(
    'service.keys.register.ecdsa',
    'the PGP key is registered only if the ECDSA signature is of the address of the user',
    'POST /user-api-keys/register > 400 > a signature by another wallet, over another text, or none at all, with signature named',
  ),
  proven(
    'service.keys.register.chain',
    'POST /user-api-keys/register also registers the account on the blockchain',
    'a registered key > is pending at first, then on chain under its account, with the text at its CID',
  ),
  proven(
    'service.keys.register.401',
    'POST /user-api-keys/register without a JWT is 401',
    'POST /user-api-keys/register > 401 > without an access token, with an API key and with a signature of the request',
  ),
  proven(
    'service.keys.profile.200',
    'GET /user-api-keys/profile (JWT) answers 200 with user, PGP and API key information',
    'GET /user-api-keys/profile > 200 > of a user who has nothing yet',
    'GET /user-api-keys/profile > 200 > with the registered key and the API keys as in the list',
  ),
  proven(
    'service.keys.profile.401',
    'GET /user-api-keys/profile without a JWT is 401',
    'GET /user-api-keys/profile > 401 > without an access token, with an API key and with a signature',
  ),
  proven(
    'service.keys.delete.200',
    'DELETE /user-api-keys/{apiKeyId} (JWT) answers 200 and deactivates the key',
    'DELETE /user-api-keys/{apiKeyId} > 200 > answers with the record, as in the list, inactive',
    'x-api-key > 401 > a revoked key at once on the same instance, and within a second on another that just used it',
  ),
  proven(
    'service.keys.delete.404',
    'DELETE /user-api-keys/{apiKeyId} with an unknown id is 404',
    'DELETE /user-api-keys/{apiKeyId} > 404 > an unknown id',
  ),
  proven(
    'service.keys.delete.401',
    'DELETE /user-api-keys/{apiKeyId} without a JWT is 401',
    'DELETE /user-api-keys/{apiKeyId} > 401 > without an access token, with the key itself, with an ADMIN key and with a signature',
  ),

  proven(
    'service.users.create.201',
    'POST /users answers 201 with a server key and with Sig',
    'POST /users > 201 > creates any address with an ADMIN key, and answers with exactly the documented fields',
    'POST /users > 201 > creates the own address with a signature',
  ),
  proven(
    'service.users.create.400',
    'POST /users with a bad body is 400',
    'POST /users > 400 > no address, with the field named',
    'POST /users > 400 > a short address, with the field named',
    'POST /users > 400 > an address of another type, with the field named',
    'POST /users > 400 > a name of 101 characters, with the field named',
  ),
  proven(
    'service.users.create.401',
    'POST /users without valid credentials is 401',
    'POST /users > 401 > without credentials, with an unknown key, and with an access token, which does not count here',
    'Ethereum signature > 401 > another body, even if it means the same',
  ),
  proven(
    'service.users.create.409',
    'POST /users with an address that already exists is 409',
    'POST /users > 409 > an address that exists, in whatever case',
  ),
  proven(
    'service.users.get.200',
    'GET /users/{ethereumAddress} answers 200 with a key and with Sig',
    'GET /users/{ethereumAddress} > 200 > any user with an ADMIN key, the own with a USER key or a signature',
  ),
  proven(
    'service.users.get.400',
    'GET /users/{ethereumAddress} with a malformed address is 400',
    'GET /users/{ethereumAddress} > 400 > an address that is none',
  ),
  proven(
    'service.users.get.401',
    'GET /users/{ethereumAddress} without valid credentials is 401',
    'GET /users/{ethereumAddress} > 401 > without credentials, even for an address that is none',
    'getUser > answers garbage key with 401',
    'Ethereum signature > 401 > of another wallet',
  ),
  proven(
    'service.users.get.404',
    'GET /users/{ethereumAddress} with an unknown address is 404',
    'GET /users/{ethereumAddress} > 404 > an address without a user',
  ),

  proven(
    'service.settings.get.200',
    'GET /settings (JWT) answers 200 with the settings record',
    'GET /settings > 200 > exist from the first read, with the defaults and exactly the documented fields',
  ),
  proven(
    'service.settings.get.401',
    'GET /settings without a JWT is 401',
    'GET /settings > 401 > without an access token, with an API key and with a signature',
  ),
  proven(
    'service.settings.put.200',
    'PUT /settings (JWT) {executionType: 0, 1 or 2} answers 200 and stores it',
    'PUT /settings > 200 > executionType 0, answered with the whole record and kept',
    'PUT /settings > 200 > executionType 1, answered with the whole record and kept',
    'PUT /settings > 200 > executionType 2, answered with the whole record and kept',
  ),
  proven(
    'service.settings.put.401',
    'PUT /settings without a JWT is 401',
    'PUT /settings > 401 > without an access token, with an API key and with a signature',
  ),
  proven(
    'service.settings.by-ethereum.200',
    'GET /settings/by-ethereum/{ethereumAddress} answers 200 with those settings',
    'GET /settings/by-ethereum/{ethereumAddress} > 200 > the own settings with an access token, a USER key or a signature, any with an ADMIN key',
  ),

  proven(
    'service.verification-services.list',
    'GET /verification-services is public: 200 with all services',
    'GET /verification-services > 200 > has our own first and the others newest first for anybody, each with exactly its public fields',
  ),
  proven(
    'service.verification-services.active',
    'GET /verification-services/active is public: 200 with active ones only',
    'GET /verification-services/active > 200 > has our own first and the others newest first for anybody, each with exactly its public fields',
  ),
  proven(
    'service.verification-services.id.200',
    'GET /verification-services/{id} (numeric) is public: 200',
    'GET /verification-services/{id} > 200',
  ),
  proven(
    'service.verification-services.id.404',
    'GET /verification-services/{id} with an unknown id is 404',
    'GET /verification-services/{id} > 404 for 4',
    'GET /verification-services/{id} > 404 for one',
  ),
  proven(
    'service.verification-services.inbox.200',
    'GET /verification-services/inbox/{inbox} is public: 200',
    'GET /verification-services/inbox/{inbox} > 200 in any case, whether it is active or not',
  ),
  proven(
    'service.verification-services.inbox.404',
    'GET /verification-services/inbox/{inbox} with an unknown inbox is 404',
    'GET /verification-services/inbox/{inbox} > 404 for an address that is no inbox',
  ),
  proven(
    'service.verification-services.pgp.200',
    'GET /verification-services/pgp-public-key/{key} answers 200',
    'GET /verification-services/pgp-public-key/{key} > 200 > finds the service that has the key among all, whether it is active or not',
  ),
  proven(
    'service.verification-services.pgp.404',
    'GET /verification-services/pgp-public-key/{key}, unknown, is 404',
    'GET /verification-services/pgp-public-key/{key} > 404 > a fingerprint of no service',
    'GET /verification-services/pgp-public-key/{key} > 404 > a key id of no service',
    'GET /verification-services/pgp-public-key/{key} > 404 > an armored key of no service',
  ),

  proven(
    'service.agents.profile',
    'GET /public/agents/{ethereumAddress} is public: profile and stats',
    'GET /public/agents/{ethereumAddress} > anybody may read it, from any page, and keep it for 10 seconds',
    'GET /public/agents/{ethereumAddress} > 304 to whoever has seen it, which may be kept as long again, until something changes',
  ),
  proven(
    'service.agents.transactions',
    'GET /public/agents/{ethereumAddress}/transactions is public: its transactions',
    'GET /public/agents/{ethereumAddress}/transactions > anybody may read it, from any page, and keep it for 10 seconds',
    'GET /public/agents/{ethereumAddress}/transactions > 304 to whoever has seen it, which may be kept as long again, until something changes',
  ),
  proven(
    'service.agents.transaction',
    'GET /public/agents/{ethereumAddress}/transactions/{requestHash} is public: detail',
    'GET /public/agents/{ethereumAddress}/transactions/{requestHash} > anybody may read it, from any page, and keep it for 10 seconds',
    'GET /public/agents/{ethereumAddress}/transactions/{requestHash} > 304 to whoever has seen it, which may be kept as long again, until something changes',
    'GET /public/agents/{ethereumAddress}/transactions/{requestHash} > 404 for a hash that nothing has, what is no hash, and the transaction of another agent',
  ),
  proven(
    'service.agents.metrics',
    'GET /public/agents/{ethereumAddress}/metrics is public, period 24h, 7d, 30d, all',
    'GET /public/agents/{ethereumAddress}/metrics > anybody may read it, from any page, and keep it for 10 seconds',
    'GET /public/agents/{ethereumAddress}/metrics > 304 to whoever has seen it, which may be kept as long again, until something changes',
    'windowOf > 24h is cut by the hour into 24 parts, the last of which has not ended',
    'windowOf > 7d is cut by the day into 7 parts, the last of which has not ended',
    'windowOf > 30d is cut by the day into 30 parts, the last of which has not ended',
    'windowOf > all is cut by the month into 4 parts, the last of which has not ended',
  ),

  proven(
    'service.internal.tee-proof',
    'PATCH /internal/orion-metadata/{requestHash}/tee-proof updates the proof: 200',
    'PATCH /internal/orion-metadata/{requestHash}/tee-proof > 200 with an ORION key of the service and with an ADMIN key',
  ),
  proven(
    'service.internal.settlement',
    'PATCH /internal/orion-metadata/{requestHash}/settlement updates the info: 200',
    'PATCH /internal/orion-metadata/{requestHash}/settlement > 200 with an ORION key of the service and with an ADMIN key',
  ),
];
