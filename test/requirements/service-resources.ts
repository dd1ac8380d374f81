import { open, type Requirement } from './requirement.ts';

export const serviceResources: readonly Requirement[] = [
  open(1, 'service.user', 'a user has id (string) and ethereumAddress (0x-prefixed hex)'),
  open(1, 'service.tokens', 'accessToken and refreshToken of a token pair are JWTs'),

  open(1, 'service.key.name', 'name of an API key is required, 100 characters pass, 101 are 400'),
  open(1, 'service.key.type', 'type is user for keys made through POST /user-api-keys'),
  open(
    1,
    'service.key.scopes',
    'scopes of such keys: transactions:create:own, transactions:approve:own, transactions:read:own',
  ),
  open(1, 'service.key.active', 'active is true on creation and false after revocation'),
  open(1, 'service.key.expiresAt', 'expiresAt is an ISO 8601 timestamp and optional on creation'),
  open(1, 'service.key.createdAt', 'createdAt of an API key is an ISO 8601 timestamp'),
  open(
    1,
    'service.key.secret',
    'secret is an opaque string returned once, in the create response, and in no later answer',
  ),
  open(1, 'service.key-type.user', 'USER keys do user-specific operations with :own scopes and are created with a JWT'),
  open(1, 'service.key-type.admin', 'ADMIN keys do administrative and agent operations with :any scopes'),
  open(3, 'service.key-type.orion', 'ORION keys do arbiter approval operations'),
  open(1, 'service.key-label', 'key labels are agent, arbiter, user and orion, no others'),
  open(3, 'service.scope.create-own', 'transactions:create:own: create transactions for the own account'),
  open(3, 'service.scope.create-any', 'transactions:create:any: create transactions for any account'),
  open(3, 'service.scope.approve-own', 'transactions:approve:own: approve own transactions'),
  open(3, 'service.scope.read-own', 'transactions:read:own: read own transactions'),

  open(1, 'service.settings.record', 'settings: id, userId, walletProvider (strings), createdAt, updatedAt (ISO 8601)'),
  open(
    1,
    'service.settings.executionType',
    'executionType is 0 DIRECT_USER, 1 USER_EXECUTED or 2 AGENT_EXECUTED, as a number',
  ),

  open(
    3,
    'service.transaction.create.required',
    'escrowAddress, userPrompt, tx, tx.to, tx.value, tx.data are required: 400 without',
  ),
  open(3, 'service.transaction.create.value', 'tx.value is wei as a decimal string'),
  open(3, 'service.transaction.create.data', 'tx.data is hex calldata, 0x for a plain transfer'),
  open(3, 'service.transaction.create.contextLogs', 'contextLogs is an optional object of arbitrary context'),
  open(3, 'service.transaction.create.chainId', 'chainId is an optional number, default 11155111 (Sepolia)'),
  open(3, 'service.transaction.id', 'id of a transaction is a UUID'),
  open(3, 'service.transaction.requestHash', 'requestHash is a 0x-prefixed hash and the key of the approval paths'),
  open(3, 'service.transaction.description', 'description equals the submitted userPrompt'),
  open(3, 'service.transaction.execution', 'execution is the execution type as the number 0, 1 or 2'),
  open(3, 'service.transaction.times', 'createdAt and updatedAt of a transaction are ISO 8601'),
  open(3, 'service.status.initial', 'status on creation is PENDING: awaiting verification or approval'),
  open(
    3,
    'service.status.values',
    'status is PENDING, APPROVED, REJECTED, EXECUTED (on chain) or FAILED (execution failed)',
  ),

  open(
    3,
    'service.user-approval.record',
    'user approval record: id, transactionId, decision, type, approver, createdAt (ISO 8601)',
  ),
  open(3, 'service.user-approval.decision', 'decision of a user approval record is APPROVED or REJECTED'),
  open(3, 'service.user-approval.approver', 'approver is {id, ethereumAddress} of the approving user'),
  open(
    3,
    'service.approval.by-signature',
    'an approval by user signature (type user) is kept as a user approval record',
  ),
  open(
    3,
    'service.approval.by-key',
    'an approval by API key (type admin or orion) is kept as an API-key approval record',
  ),
  open(
    3,
    'service.orion-approval.record',
    'orion approval record: id, transactionId, decision, type orion, createdAt (ISO 8601)',
  ),
  open(3, 'service.orion-approval.decision', 'decision of an orion approval record is APPROVED, REJECTED or UNDECIDED'),
  open(3, 'service.orion-approval.confidence', 'confidence of an orion approval record is a number from 0 to 1'),
  open(
    3,
    'service.orion-approval.analysis',
    'analysis of an orion approval record is the reasoning of the arbiter as a string',
  ),

  open(3, 'service.code.format', 'a connection code is 32 hexadecimal characters (128 bits of entropy)'),
  open(3, 'service.code.lifetime', 'a connection code expires 10 minutes after creation'),
  open(3, 'service.code.authUrl', 'authUrl is {ui_url}/connect with the query parameter code'),
  open(
    3,
    'service.code.scopes',
    'the provisioned key has the scopes create:own, approve:own and read:own of transactions',
  ),
  open(3, 'service.code.state.initiate', 'initiate always makes a pending code and returns code and authUrl'),
  open(3, 'service.code.state.pending', 'a poll of a pending code answers 200 {status: pending} and leaves it pending'),
  open(
    3,
    'service.code.state.approve',
    'approve with a valid JWT makes an unexpired pending code ready and provisions an API key',
  ),
  open(
    3,
    'service.code.state.ready',
    'the first poll of a ready code answers 200 {status: ready, apiKey, walletAddress}',
  ),
  open(3, 'service.code.state.consumed', 'every later poll of a consumed code is 410 and never shows the apiKey again'),
  open(3, 'service.code.state.expired', 'a pending code after its expiry is 410 on status and on approve'),
  open(3, 'service.code.state.not-pending', 'approve of a code that is not pending is 400 and changes nothing'),

  open(
    5,
    'service.oauth-client.record',
    'OAuth client: client_id issued by the service, redirect_uris, client_name, grant_types',
  ),
  open(5, 'service.oauth-client.secret', 'client_secret is shown once, in the registration response'),
  open(5, 'service.oauth-client.issued-at', 'client_id_issued_at is an integer Unix time in seconds'),
  open(5, 'service.oauth-client.grant-types', 'grant_types includes authorization_code and refresh_token'),
  open(5, 'service.oauth-client.auth-method', 'token_endpoint_auth_method client_secret_post is accepted'),
  open(5, 'service.oauth-session.id', 'an OAuth session is identified by sessionId, a UUID'),
  open(6, 'service.custody.per-type', 'a custody integration is per user and per type, execution or agent'),
  open(
    4,
    'service.orion-metadata',
    'orion metadata is keyed by requestHash and carries a TEE proof and settlement information',
  ),
];
