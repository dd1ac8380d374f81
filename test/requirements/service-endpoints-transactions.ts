import { proven, type Requirement } from './requirement.ts';

export const serviceEndpointsTransactions: readonly Requirement[] = [
  proven(
    'service.transactions.create.201',
    'POST /transactions answers 201 with the transaction record, by key and by JWT',
    'POST /transactions > 201 > by a key, with exactly the documented fields',
    'POST /transactions > 201 > by an access token, with exactly the documented fields',
    'POST /transactions > 201 > by an ADMIN key, with exactly the documented fields',
  ),
  proven(
    'service.transactions.create.400',
    'POST /transactions with invalid fields is 400',
    'POST /transactions > 400 > a negative value, and nothing is stored',
    'POST /transactions > 400 > no userPrompt, and nothing is stored',
    'POST /transactions > 400 > names all that is wrong at once',
  ),
  proven(
    'service.transactions.create.400.pgp',
    'POST /transactions with failed PGP validation is 400',
    'POST /transactions, sealed > 400 > words, and nothing is stored',
    'POST /transactions, sealed > 400 > a message to somebody else, and nothing is stored',
    'POST /transactions, sealed > 400 > openly signed by another key, and nothing is stored',
  ),
  proven(
    'service.transactions.create.400.flow',
    'POST /transactions with an invalid flow combination is 400',
    'POST /transactions > 400 > an open payload for another execution type than 0, though by an ADMIN key',
  ),
  proven(
    'service.transactions.create.401',
    'POST /transactions without valid credentials is 401',
    'POST /transactions > 401 > without credentials, with false ones, and with a signature, which does not count here',
  ),
  proven(
    'service.transactions.create.403.escrow',
    'POST /transactions for an escrow address not authorized is 403',
    "POST /transactions > 403 > another user's address, and one of nobody, by key and by access token",
  ),
  proven(
    'service.transactions.create.403.key',
    'POST /transactions where a key is required is 403 without one',
    'POST /transactions > 403 > an open payload: first of all for an access token, then for a key that is not ADMIN',
  ),
  proven(
    'service.transactions.create.403.scope',
    'POST /transactions without transactions:create:own is 403',
    'POST /transactions > 403 > a key whose scopes lack transactions:create:own',
  ),
  proven(
    'service.transactions.create.403.open',
    'POST /transactions with an unencrypted payload not allowed is 403',
    'POST /transactions > 403 > an open payload: first of all for an access token, then for a key that is not ADMIN',
  ),
  proven(
    'service.transactions.create.404',
    'POST /transactions for a user not found is 404',
    'POST /transactions > 404 > an ADMIN key for an address that no user has, in the standard and in the open form',
  ),
  proven(
    'service.transactions.create.429.ip',
    'POST /transactions: 100 requests per 60 seconds per IP address, then 429',
    'the limits of POST /transactions > 100 a minute for a client address, over all users and keys and those who are nobody',
  ),
  proven(
    'service.transactions.create.429.user',
    'POST /transactions: 10 requests per 60 seconds per JWT user, then 429',
    'the limits of POST /transactions > 10 a minute for the user of an access token, whatever the token',
  ),
  proven(
    'service.transactions.create.429.key',
    'POST /transactions: 30 requests per 60 seconds per API key, then 429',
    'the limits of POST /transactions > 30 a minute for a key, and another of the same user has 30 of its own',
    'the limits of POST /transactions > 30 a minute for a server key, too',
  ),
  proven(
    'service.transactions.encrypted',
    'encrypted payloads follow the IPFS-plus-blockchain flow for every execution type',
    'the record of a request on chain > is made for execution type 0, in the standard and in the sealed form',
    'the record of a request on chain > is made for execution type 1, in the standard and in the sealed form',
    'the record of a request on chain > is made for execution type 2, in the standard and in the sealed form',
  ),
  proven(
    'service.transactions.open',
    'unencrypted payloads need execution type DIRECT_USER and an admin API key',
    'POST /transactions > 201 > in the open form by an ADMIN key for an owner of execution type 0',
    'POST /transactions > 400 > an open payload for another execution type than 0, though by an ADMIN key',
    'POST /transactions > 403 > an open payload: first of all for an access token, then for a key that is not ADMIN',
  ),

  proven(
    'service.transactions.list.200',
    'GET /transactions/users/{ethereumAddress} answers 200 by key, JWT and Sig',
    'GET /transactions/users/{ethereumAddress} > 200 > by key, access token, signature and, for anybody, by an ADMIN key, in any case of the address',
  ),
  proven(
    'service.transactions.list.content',
    'the list holds all transactions of the user with approvals by signature and by API key',
    'GET /transactions/users/{ethereumAddress} > 200 > each with its call, its chain and the approvals by kind, and exactly these fields',
    'GET /transactions/users/{ethereumAddress} > 200 > only the own ones, and each with its own approvals',
  ),
  proven(
    'service.transactions.list.401',
    'GET /transactions/users/{ethereumAddress} without valid credentials is 401',
    'GET /transactions/users/{ethereumAddress} > 401 > without credentials, and with false ones',
  ),
  proven(
    'service.transactions.list.403',
    'GET /transactions/users/{ethereumAddress} of another user is 403',
    "GET /transactions/users/{ethereumAddress} > 403 > another user's, and an address of nobody, unless with an ADMIN key",
  ),
  proven(
    'service.transactions.list.server',
    'GET /transactions/users/{ethereumAddress}: server keys may read any user',
    'GET /transactions/users/{ethereumAddress} > 200 > by key, access token, signature and, for anybody, by an ADMIN key, in any case of the address',
  ),
  proven(
    'service.transactions.list.404',
    'GET /transactions/users/{ethereumAddress} of an unknown user is 404',
    'GET /transactions/users/{ethereumAddress} > 404 > an address of nobody, by an ADMIN key and by its own signature',
  ),

  proven(
    'service.approvals.201',
    'POST /transactions/{requestHash}/approvals answers 201 by key, JWT and Sig',
    'POST /transactions/{requestHash}/approvals > 201 > by an access token: the created record, and nothing else',
    'POST /transactions/{requestHash}/approvals > 201 > by a signature: the created record, and nothing else',
    "POST /transactions/{requestHash}/approvals > 201 > by the owner's key: the created record, and nothing else",
    'POST /transactions/{requestHash}/approvals > 201 > by the ADMIN key of the environment: the created record, and nothing else',
    'POST /transactions/{requestHash}/approvals > 201 > by an ORION key: the created record, and nothing else',
  ),
  proven(
    'service.approvals.400',
    'POST /transactions/{requestHash}/approvals with a bad body is 400',
    'POST /transactions/{requestHash}/approvals > 400 > neither form, and nothing is stored',
    'POST /transactions/{requestHash}/approvals > 400 > a decision in lower case, and nothing is stored',
    'POST /transactions/{requestHash}/approvals > 400 > approved as text, and nothing is stored',
  ),
  proven(
    'service.approvals.401',
    'POST /transactions/{requestHash}/approvals without valid credentials is 401',
    'POST /transactions/{requestHash}/approvals > 401 > without credentials, and with false ones',
  ),
  proven(
    'service.approvals.403',
    'POST /transactions/{requestHash}/approvals on the transaction of another is 403',
    "POST /transactions/{requestHash}/approvals > 403 > another's transaction: by token, by key, by signature of a user and of nobody",
  ),
  proven(
    'service.approvals.404',
    'POST /transactions/{requestHash}/approvals with an unknown requestHash is 404',
    'POST /transactions/{requestHash}/approvals > 404 > the hash 0x9999999999999999999999999999999999999999999999999999999999999999, for everybody',
    'POST /transactions/{requestHash}/approvals > 404 > the hash nonsense, for everybody',
  ),
  proven(
    'service.approvals.409',
    'POST /transactions/{requestHash}/approvals with an ifUpdatedAt that is past is 409 and decides nothing (ours)',
    'POST /transactions/{requestHash}/approvals > 409 > what was decided upon has changed since it was read; what says nothing of that is not bound to it',
  ),
  proven(
    'service.approvals.form1',
    'approval form 1 is {decision: APPROVED or REJECTED}, decision required',
    'POST /transactions/{requestHash}/approvals > 201 > the body {"decision":"REJECTED"} says REJECTED',
    'POST /transactions/{requestHash}/approvals > 400 > neither form, and nothing is stored',
  ),
  proven(
    'service.approvals.form2',
    'approval form 2 is {approved: boolean, confidence?, analysis?, requestHash?}, approved required',
    'POST /transactions/{requestHash}/approvals > 201 > the body {"approved":true} says APPROVED',
    'POST /transactions/{requestHash}/approvals > 201 > the body {"approved":false} says REJECTED',
    'POST /transactions/{requestHash}/approvals > 400 > only an analysis, and nothing is stored',
  ),
  proven(
    'service.approvals.confidence',
    'confidence in an approval is a number from 0 to 1: 400 outside',
    'POST /transactions/{requestHash}/approvals > 400 > a confidence over 1, and nothing is stored',
    'POST /transactions/{requestHash}/approvals > 400 > a confidence below 0, and nothing is stored',
    'POST /transactions/{requestHash}/approvals > 400 > the confidence 0 is within the range',
    'POST /transactions/{requestHash}/approvals > 400 > the confidence 1 is within the range',
  ),
  proven(
    'service.approvals.orion-fields',
    'confidence, analysis and requestHash apply only to ORION keys',
    'POST /transactions/{requestHash}/approvals > 201 > what arbiters post is kept of ORION keys, and ignored of anybody else',
  ),
  proven(
    'service.approvals.user',
    'with Sig users approve or reject only their own transactions',
    'POST /transactions/{requestHash}/approvals > 201 > by a signature: the created record, and nothing else',
    "POST /transactions/{requestHash}/approvals > 403 > another's transaction: by token, by key, by signature of a user and of nobody",
  ),
  proven(
    'service.approvals.server',
    'server keys can approve or reject any transaction',
    'POST /transactions/{requestHash}/approvals > 201 > by the ADMIN key of the environment: the created record, and nothing else',
    'the status that follows from decisions > a REJECTED by an ADMIN key rejects what waits, and what is approved',
  ),

  proven(
    'service.approval-status.200',
    'GET /transactions/{requestHash}/approval-status answers 200 by key, JWT and Sig',
    'GET /transactions/{requestHash}/approval-status > 200 > by key, access token, signature, ADMIN key and the ORION key of its service',
  ),
  proven(
    'service.approval-status.401',
    'GET /transactions/{requestHash}/approval-status without credentials is 401',
    'GET /transactions/{requestHash}/approval-status > 401 > without credentials, and with false ones',
  ),
  proven(
    'service.approval-status.404',
    'GET /transactions/{requestHash}/approval-status, unknown hash, is 404',
    'GET /transactions/{requestHash}/approval-status > 404 > the hash 0x9999999999999999999999999999999999999999999999999999999999999999',
  ),
  proven(
    'service.approval-status.form1',
    'status form 1 is {user: [user approval record], orion: [orion approval record]}',
    'GET /transactions/{requestHash}/approval-status > 200 > the records by who decided, the newest first; the first of orion is the verdict',
  ),
  proven(
    'service.approval-status.pending',
    'an empty orion array means that verification is still pending',
    'GET /transactions/{requestHash}/approval-status > 200 > of a new transaction: nothing yet, and an empty orion array',
  ),
  proven(
    'service.approval-status.verdict',
    'the first orion entry carries the verdict',
    'GET /transactions/{requestHash}/approval-status > 200 > the records by who decided, the newest first; the first of orion is the verdict',
  ),
  proven(
    'service.approval-status.form2.user',
    'status form 2: user is true when any user approved, else false',
    'GET /transactions/{requestHash}/approval-status > 200 > view=roles says who approved, each for itself',
  ),
  proven(
    'service.approval-status.form2.agent',
    'status form 2: agent is true when any key labelled agent approved',
    'GET /transactions/{requestHash}/approval-status > 200 > view=roles says who approved, each for itself',
  ),
  proven(
    'service.approval-status.form2.arbiter',
    'status form 2: arbiter is true when any key labelled arbiter approved',
    'GET /transactions/{requestHash}/approval-status > 200 > view=roles says who approved, each for itself',
  ),
  proven(
    'service.approval-status.form2.orion',
    'status form 2: orion is true when orion approved, else false',
    'GET /transactions/{requestHash}/approval-status > 200 > view=roles says who approved, each for itself',
    'GET /transactions/{requestHash}/approval-status > 200 > view=roles: REJECTED by orion is no approval',
    'GET /transactions/{requestHash}/approval-status > 200 > view=roles: UNDECIDED by orion is no approval',
  ),
  proven(
    'service.polling',
    'create, take requestHash, poll until orion[0].decision is APPROVED, REJECTED or UNDECIDED',
    'a request of execution type 0 > in the standard form > is approved where the call does what the words say',
    'a request of execution type 0 > in the standard form > is rejected where it does something else, with the check that failed',
    'a request of execution type 0 > in the standard form > is left to its owner where the payload cannot be read',
  ),
];
