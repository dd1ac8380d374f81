import { open, type Requirement } from './requirement.ts';

export const serviceEndpointsTransactions: readonly Requirement[] = [
  open(
    3,
    'service.transactions.create.201',
    'POST /transactions answers 201 with the transaction record, by key and by JWT',
  ),
  open(3, 'service.transactions.create.400', 'POST /transactions with invalid fields is 400'),
  open(3, 'service.transactions.create.400.pgp', 'POST /transactions with failed PGP validation is 400'),
  open(3, 'service.transactions.create.400.flow', 'POST /transactions with an invalid flow combination is 400'),
  open(3, 'service.transactions.create.401', 'POST /transactions without valid credentials is 401'),
  open(3, 'service.transactions.create.403.escrow', 'POST /transactions for an escrow address not authorized is 403'),
  open(3, 'service.transactions.create.403.key', 'POST /transactions where a key is required is 403 without one'),
  open(3, 'service.transactions.create.403.scope', 'POST /transactions without transactions:create:own is 403'),
  open(3, 'service.transactions.create.403.open', 'POST /transactions with an unencrypted payload not allowed is 403'),
  open(3, 'service.transactions.create.404', 'POST /transactions for a user not found is 404'),
  open(
    3,
    'service.transactions.create.429.ip',
    'POST /transactions: 100 requests per 60 seconds per IP address, then 429',
  ),
  open(
    3,
    'service.transactions.create.429.user',
    'POST /transactions: 10 requests per 60 seconds per JWT user, then 429',
  ),
  open(
    3,
    'service.transactions.create.429.key',
    'POST /transactions: 30 requests per 60 seconds per API key, then 429',
  ),
  open(
    4,
    'service.transactions.encrypted',
    'encrypted payloads follow the IPFS-plus-blockchain flow for every execution type',
  ),
  open(3, 'service.transactions.open', 'unencrypted payloads need execution type DIRECT_USER and an admin API key'),

  open(3, 'service.transactions.list.200', 'GET /transactions/users/{ethereumAddress} answers 200 by key, JWT and Sig'),
  open(
    3,
    'service.transactions.list.content',
    'the list holds all transactions of the user with approvals by signature and by API key',
  ),
  open(
    3,
    'service.transactions.list.401',
    'GET /transactions/users/{ethereumAddress} without valid credentials is 401',
  ),
  open(3, 'service.transactions.list.403', 'GET /transactions/users/{ethereumAddress} of another user is 403'),
  open(
    3,
    'service.transactions.list.server',
    'GET /transactions/users/{ethereumAddress}: server keys may read any user',
  ),
  open(3, 'service.transactions.list.404', 'GET /transactions/users/{ethereumAddress} of an unknown user is 404'),

  open(3, 'service.approvals.201', 'POST /transactions/{requestHash}/approvals answers 201 by key, JWT and Sig'),
  open(3, 'service.approvals.400', 'POST /transactions/{requestHash}/approvals with a bad body is 400'),
  open(3, 'service.approvals.401', 'POST /transactions/{requestHash}/approvals without valid credentials is 401'),
  open(3, 'service.approvals.403', 'POST /transactions/{requestHash}/approvals on the transaction of another is 403'),
  open(3, 'service.approvals.404', 'POST /transactions/{requestHash}/approvals with an unknown requestHash is 404'),
  open(3, 'service.approvals.form1', 'approval form 1 is {decision: APPROVED or REJECTED}, decision required'),
  open(
    3,
    'service.approvals.form2',
    'approval form 2 is {approved: boolean, confidence?, analysis?, requestHash?}, approved required',
  ),
  open(3, 'service.approvals.confidence', 'confidence in an approval is a number from 0 to 1: 400 outside'),
  open(3, 'service.approvals.orion-fields', 'confidence, analysis and requestHash apply only to ORION keys'),
  open(3, 'service.approvals.user', 'with Sig users approve or reject only their own transactions'),
  open(3, 'service.approvals.server', 'server keys can approve or reject any transaction'),

  open(
    3,
    'service.approval-status.200',
    'GET /transactions/{requestHash}/approval-status answers 200 by key, JWT and Sig',
  ),
  open(3, 'service.approval-status.401', 'GET /transactions/{requestHash}/approval-status without credentials is 401'),
  open(3, 'service.approval-status.404', 'GET /transactions/{requestHash}/approval-status, unknown hash, is 404'),
  open(
    3,
    'service.approval-status.form1',
    'status form 1 is {user: [user approval record], orion: [orion approval record]}',
  ),
  open(3, 'service.approval-status.pending', 'an empty orion array means that verification is still pending'),
  open(3, 'service.approval-status.verdict', 'the first orion entry carries the verdict'),
  open(3, 'service.approval-status.form2.user', 'status form 2: user is true when any user approved, else false'),
  open(3, 'service.approval-status.form2.agent', 'status form 2: agent is true when any key labelled agent approved'),
  open(
    3,
    'service.approval-status.form2.arbiter',
    'status form 2: arbiter is true when any key labelled arbiter approved',
  ),
  open(3, 'service.approval-status.form2.orion', 'status form 2: orion is true when orion approved, else false'),
  open(
    4,
    'service.polling',
    'create, take requestHash, poll until orion[0].decision is APPROVED, REJECTED or UNDECIDED',
  ),
];
