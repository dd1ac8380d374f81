import { open, type Requirement } from './requirement.ts';

export const decisionsCustody: readonly Requirement[] = [
  open(6, 'decisions.custody.auth', 'owner routes of custody need a JWT: 401 without'),
  open(6, 'decisions.custody.config', 'GET /custody/config/{type}/{address}: server key any, JWT own only'),
  open(6, 'decisions.custody.admin.401', 'POST /custody/admin/transactions: any key that is not ADMIN is 401'),
  open(6, 'decisions.custody.admin.type', 'type of an admin transaction may be left out and is then execution'),
  open(
    6,
    'decisions.custody.integration',
    'GET /custody/integration/{type}: {type, status: none, pending or active, csr or null}',
  ),
  open(6, 'decisions.custody.csr', 'generate-csr makes an RSA-4096 key and a PKCS#10 request'),
  open(6, 'decisions.custody.recreate', 'recreate: true replaces an existing integration, else 409'),
  open(6, 'decisions.custody.sealed', 'private keys and API credentials are sealed at rest with MASTER_KEY'),
  open(6, 'decisions.custody.secret', 'private keys and API credentials never leave the service in an answer or a log'),
  open(
    6,
    'decisions.custody.signed',
    'the custody client signs every call: RS256 JWT over uri, nonce, iat, exp, sub, bodyHash',
  ),
  open(6, 'decisions.custody.validate', 'validate answers 200 {valid, checkedAt, reason?}'),
  open(6, 'decisions.custody.base-urls', 'base URLs are per environment and region, each overridable'),
  open(6, 'decisions.custody.simulator', 'the project ships a simulator that checks those signatures for real'),
  open(6, 'decisions.custody.400', 'missing fields in custody bodies are 400'),
  open(6, 'decisions.custody.404', 'custody routes without an integration are 404'),
  open(6, 'decisions.custody.refusal.validate', 'a provider refusal is 200 with valid: false in validate'),
  open(
    6,
    'decisions.custody.refusal.admin',
    'a provider refusal is 400 with its reason in admin transactions, never 502',
  ),
  open(
    6,
    'decisions.custody.admin.ours',
    'the requestHash of a transaction of ours: it must be APPROVED and the same call, else 400',
  ),
  open(6, 'decisions.custody.admin.claim', 'an admin transaction shares the once-only claim of our transaction'),
  open(6, 'decisions.custody.admin.outside', 'an unknown requestHash is an outside tracking id, used once'),
  open(
    6,
    'decisions.custody.admin.chain',
    'an admin transaction goes to the chain of our transaction, else to the optional chainId',
  ),
  open(
    6,
    'decisions.custody.admin.chain.default',
    'else an admin transaction goes to Sepolia (sandbox, testnet) or Ethereum (mainnet)',
  ),

  open(6, 'decisions.fireblocks.sandbox', 'sandbox: https://sandbox-api.fireblocks.io/v1'),
  open(
    6,
    'decisions.fireblocks.regions',
    'testnet, mainnet: https://{api, eu-api, eu2-api}.fireblocks.io/v1 for US, EU, EU2',
  ),
  open(6, 'decisions.fireblocks.headers', 'custody calls carry X-API-Key and Authorization: Bearer <JWT>'),
  open(
    6,
    'decisions.fireblocks.jwt.uri',
    'custody JWT: uri is path and query including /v1, sub is the apiKey, nonce is unique',
  ),
  open(6, 'decisions.fireblocks.jwt.exp', 'custody JWT: exp is at most iat + 29'),
  open(6, 'decisions.fireblocks.jwt.bodyHash', 'custody JWT: bodyHash is hex sha256 of the raw body, of "" when none'),
  open(6, 'decisions.fireblocks.test', 'the harmless custody test is GET /vault/accounts/{vaultAccountId}'),
  open(
    6,
    'decisions.fireblocks.create',
    'custody POST /transactions: operation TRANSFER or CONTRACT_CALL, assetId, note; gives {id, status}',
  ),
  open(6, 'decisions.fireblocks.source', 'custody transaction: source is {type: "VAULT_ACCOUNT", id}'),
  open(
    6,
    'decisions.fireblocks.destination',
    'custody transaction: destination {type: "ONE_TIME_ADDRESS", oneTimeAddress: {address}}',
  ),
  open(
    6,
    'decisions.fireblocks.amount',
    'custody transaction: amount is a string in asset units, converted exactly from wei',
  ),
  open(6, 'decisions.fireblocks.call-data', 'custody transaction: extraParameters is {contractCallData}'),
  open(6, 'decisions.fireblocks.external-id', 'custody transaction: externalTxId is the requestHash'),
  open(6, 'decisions.fireblocks.reconcile', 'a refused repeat is reconciled by GET /transactions/external_tx_id/{id}'),
  open(6, 'decisions.fireblocks.errors', 'errors {message, code} of the provider are understood'),

  open(
    6,
    'decisions.privy.auth',
    'wallet provider calls go to https://api.privy.io with Basic appId:appSecret and privy-app-id',
  ),
  open(
    6,
    'decisions.privy.create',
    'POST /v1/key_quorums {public_keys, authorization_threshold, display_name, user_ids?}',
  ),
  open(6, 'decisions.privy.keys', 'public_keys of a key quorum are base64 DER SPKI P-256'),
  open(
    6,
    'decisions.privy.answer',
    'a key quorum is {id, authorization_keys, authorization_threshold, display_name, user_ids}',
  ),
  open(6, 'decisions.privy.manage', 'GET, PATCH, DELETE /v1/key_quorums/{id} read, change and delete'),
];
