import { open, proven, type Requirement } from './requirement.ts';

export const decisionsSettings: readonly Requirement[] = [
  proven(
    'decisions.users.create.server',
    'POST /users {ethereumAddress, displayName?}: a server (ADMIN) key may create any',
    'POST /users > 201 > creates any address with an ADMIN key, and answers with exactly the documented fields',
  ),
  proven(
    'decisions.users.create.sig',
    'POST /users: Sig may create only its own address, 403 otherwise',
    'POST /users > 201 > creates the own address with a signature',
    'POST /users > 403 > a signature for another address',
  ),
  proven(
    'decisions.users.create.201',
    'POST /users answers {id, ethereumAddress, displayName, createdAt}',
    'POST /users > 201 > creates any address with an ADMIN key, and answers with exactly the documented fields',
  ),
  proven(
    'decisions.users.get.server',
    'GET /users/{ethereumAddress}: a server key reads any',
    'GET /users/{ethereumAddress} > 200 > any user with an ADMIN key, the own with a USER key or a signature',
  ),
  proven(
    'decisions.users.get.own',
    'GET /users/{ethereumAddress}: a user key or Sig reads its own only, 403 otherwise',
    'GET /users/{ethereumAddress} > 200 > any user with an ADMIN key, the own with a USER key or a signature',
    "GET /users/{ethereumAddress} > 403 > another's user with a USER key or a signature, whether it exists or not",
  ),

  proven(
    'decisions.settings.defaults',
    'settings exist from the first read: executionType 0, walletProvider "none"',
    'GET /settings > 200 > exist from the first read, with the defaults and exactly the documented fields',
    'GET /settings/by-ethereum/{ethereumAddress} > 200 > exist from the first read here too',
  ),
  proven(
    'decisions.settings.400',
    'an executionType other than 0, 1, 2 is 400',
    'PUT /settings > 400 > executionType 3, with what is wrong named, and nothing changed',
    'PUT /settings > 400 > executionType -1, with what is wrong named, and nothing changed',
    'PUT /settings > 400 > executionType 1.5, with what is wrong named, and nothing changed',
    'PUT /settings > 400 > executionType as text, with what is wrong named, and nothing changed',
    'PUT /settings > 400 > executionType null, with what is wrong named, and nothing changed',
  ),
  proven(
    'decisions.settings.publicDetails',
    'settings have publicDetails, a boolean, false at first',
    'GET /settings > 200 > exist from the first read, with the defaults and exactly the documented fields',
    'PUT /settings > 400 > publicDetails as text, with what is wrong named, and nothing changed',
  ),
  proven(
    'decisions.settings.put',
    'PUT /settings takes any of executionType, publicDetails and trustedServices; none is 400',
    'PUT /settings > 200 > executionType 1, answered with the whole record and kept',
    'PUT /settings > 200 > publicDetails alone, or both; what is absent stays',
    'PUT /settings > 200 > trustedServices, each once and in their order, alone or with others; what is absent stays',
    'PUT /settings > 400 > none of the fields, with what is wrong named, and nothing changed',
  ),
  proven(
    'decisions.settings.by-ethereum.auth',
    'GET /settings/by-ethereum/{a} takes key, JWT or Sig: 401 without',
    'GET /settings/by-ethereum/{ethereumAddress} > 200 > the own settings with an access token, a USER key or a signature, any with an ADMIN key',
    'GET /settings/by-ethereum/{ethereumAddress} > 401 > without credentials, and with bad ones',
  ),
  proven(
    'decisions.settings.by-ethereum.own',
    'GET /settings/by-ethereum/{a} of another user is 403',
    "GET /settings/by-ethereum/{ethereumAddress} > 403 > another's settings, whether the user exists or not",
  ),
  proven(
    'decisions.settings.by-ethereum.server',
    'GET /settings/by-ethereum/{a} with a server key reads any',
    'GET /settings/by-ethereum/{ethereumAddress} > 200 > the own settings with an access token, a USER key or a signature, any with an ADMIN key',
  ),
  open(
    6,
    'decisions.settings.wallet.quorum',
    'walletProvider is "local" or "provider" while such a quorum is attached',
  ),
  open(
    6,
    'decisions.settings.wallet.custody',
    'walletProvider is "custody" while an execution integration is active and no quorum',
  ),
  open(6, 'decisions.settings.wallet.none', 'walletProvider is "none" when neither holds'),

  open(6, 'decisions.quorum.auth', 'the provider-quorum routes under /settings need a JWT and serve own settings'),
  open(6, 'decisions.quorum.put', 'PUT /settings/provider-quorum/{type} {quorumId} selects a quorum of this user'),
  open(
    6,
    'decisions.quorum.put.404',
    'PUT /settings/provider-quorum/{type} with the quorum of another or an unknown one is 404',
  ),
  open(6, 'decisions.quorum.get', 'GET /settings/provider-quorum/{type} is 200 {type, quorum: {...} or null}'),
  open(6, 'decisions.quorum.delete', 'DELETE /settings/provider-quorum/{type} detaches the quorum'),
  open(6, 'decisions.quorum.delete.404', 'DELETE /settings/provider-quorum/{type} when none is attached is 404'),
  open(
    6,
    'decisions.quorum.record',
    'a quorum record is {quorumId, type, displayName, provider, threshold, createdAt}',
  ),
  open(6, 'decisions.quorum.create.auth', 'POST /provider-quorum: server key for anybody, JWT for own address'),
  open(6, 'decisions.quorum.create.repeat', 'POST /provider-quorum: a repeat of the same triple gives the same record'),
  open(6, 'decisions.quorum.register.p256', 'p256PublicKey that is not a P-256 public key in PEM is 400'),
  open(
    6,
    'decisions.quorum.register.provider',
    'with credentials configured the key-quorum API of the wallet provider is called',
  ),
  open(6, 'decisions.quorum.register.local', 'without credentials the local provider keeps the quorum in our database'),
  open(
    6,
    'decisions.quorum.register.agent',
    'navaAgent: true gives AGENT_QUORUM (JSON) of the operator, 404 when unset',
  ),
  open(6, 'decisions.quorum.register.message', 'message is kept with the quorum as a note'),

  proven(
    'decisions.codes.expired',
    'a pending code past its time is 410 everywhere',
    'GET /auth/connect/status > 410 > a pending code past its 10 minutes',
    'POST /auth/connect/approve > 410 > a code past its 10 minutes, pending or ready, and no key is made',
    'POST /auth/connect/decline > 410 > a code past its 10 minutes',
    'GET /auth/connect/info > 410 > a code that is consumed or past its 10 minutes',
  ),
  proven(
    'decisions.codes.approve-again',
    'approving a code that is ready or consumed is 400',
    'POST /auth/connect/approve > 400 > a code that is ready, by whomever, and nothing changes',
    'POST /auth/connect/approve > 400 > a code that is consumed, also past its time, and nothing changes',
  ),
  proven(
    'decisions.codes.hashed',
    'codes are stored hashed',
    'the secrets of a connection > a code is stored as its SHA-256 only',
    'GET /auth/connect/status > 404 > what is stored of a code is no code',
  ),
  proven(
    'decisions.codes.key-encrypted',
    'the provisioned key waits encrypted under the code',
    'the secrets of a connection > a waiting key is stored encrypted, and opens with its code only',
  ),
  proven(
    'decisions.codes.key-gone',
    'the waiting key is gone after the one ready answer',
    'the secrets of a connection > the key is gone from the database after the one answer',
  ),
  proven(
    'decisions.codes.unpolled',
    'a ready code that nobody polls ends with its 10 minutes: 410',
    'GET /auth/connect/status > 410 > a ready code that nobody polled in its 10 minutes',
  ),
  proven(
    'decisions.codes.unpolled-key',
    'the key of a ready code that nobody polled is revoked and wiped',
    'a key that nobody fetched > is revoked and wiped by the job, which is audited',
    'a key that nobody fetched > dies by itself at the moment at which its code ends',
  ),
  proven(
    'decisions.codes.race',
    'of two polls at the same moment one gets the key, the other 410',
    'on two instances > one of 50 polls at once gets the key, the others 410',
  ),
  proven(
    'decisions.codes.page',
    'the connect page shows when and from where the code was asked for, and what the key can do',
    'the connect page > says what it is to whoever is not signed in, and after signing in what the code is for',
  ),
  proven(
    'decisions.codes.info',
    'GET /auth/connect/info?code= (JWT) tells when, from where and what the key can do',
    'GET /auth/connect/info > 200 > tells when and from where a code was asked for and what its key will be able to do',
  ),
  proven(
    'decisions.codes.decline',
    'POST /auth/connect/decline (JWT) declines a code, which is then 410',
    'POST /auth/connect/decline > 200 > answers {success: true}, and the code is 410 everywhere',
  ),
];
