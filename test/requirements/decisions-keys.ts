import { proven, type Requirement } from './requirement.ts';

/** Decisions on API keys and OpenPGP keys. */
export const decisionsKeys: readonly Requirement[] = [
  proven(
    'decisions.keys.prefix',
    'a key has a prefix that says its type',
    'POST /user-api-keys > 201 > makes a secret that says its type, carries 256 bits and a right checksum, and differs each time',
    'npm run keys > creates an ADMIN key labelled agent that works at once, and shows it once',
    'npm run keys > creates an ORION key, which may not create users',
    'parseKey > tells the type of every key made',
  ),
  proven(
    'decisions.keys.entropy',
    'a key has at least 256 bits of randomness',
    'POST /user-api-keys > 201 > makes a secret that says its type, carries 256 bits and a right checksum, and differs each time',
    'formatKey > keeps every bit of the randomness',
    'formatKey > refuses any other amount of randomness',
  ),
  proven(
    'decisions.keys.checksum',
    'a key has a checksum: a typo is refused without a look-up',
    'x-api-key > 401 > a typo is refused by its checksum, without a look-up',
    'parseKey > refuses every key with one character changed',
  ),
  proven(
    'decisions.keys.hash',
    'only a SHA-256 of a key is stored',
    'POST /user-api-keys > the secret > is stored only as its SHA-256, in no column of any table',
  ),
  proven(
    'decisions.keys.constant-time',
    'keys are compared in constant time',
    'x-api-key > is compared in constant time > as a hash with the hash that is stored, and by that comparison alone',
    'x-api-key > is compared in constant time > as a hash with those of the fixed keys of the environment, too',
  ),
  proven(
    'decisions.keys.last-used',
    'lastUsedAt is kept without a write on every request',
    'x-api-key > lastUsedAt > is written when the service stops, not on every request',
    'LastUse > writes many uses of many keys as one, once per interval',
  ),
  proven('decisions.keys.expired', 'an expired key is 401 at once', 'x-api-key > 401 > an expired key'),
  proven(
    'decisions.keys.revoked',
    'a revoked key is 401 at once on the same instance',
    'x-api-key > 401 > a revoked key at once on the same instance, and within a second on another that just used it',
  ),
  proven(
    'decisions.keys.revoked-elsewhere',
    'a revoked key is 401 within 1 s on every other instance',
    'x-api-key > 401 > a revoked key at once on the same instance, and within a second on another that just used it',
  ),
  proven(
    'decisions.keys.expiresAt',
    'expiresAt that is not in the future is 400',
    'POST /user-api-keys > 400 > an expiresAt of yesterday, with the field named',
    'POST /user-api-keys > 400 > an expiresAt that is now',
  ),
  proven(
    'decisions.keys.list',
    'GET /user-api-keys is an array of key records without secrets, plus lastUsedAt, prefix',
    'GET /user-api-keys > 200 > the created record with lastUsedAt and prefix, and nothing else',
    'POST /user-api-keys > the secret > is in this one answer: list, profile and revocation do not show it',
  ),
  proven(
    'decisions.keys.delete',
    'deleting the key of another user is 404',
    "DELETE /user-api-keys/{apiKeyId} > 404 > another user's key, which stays as it is",
  ),
  proven(
    'decisions.pgp.signature',
    'signature is EIP-191 over the pgpPublicKey text exactly as sent',
    'POST /user-api-keys/register > 400 > a signature by another wallet, over another text, or none at all, with signature named',
    'POST /user-api-keys/register > 201 > a key with line ends of Windows, taken as sent',
  ),
  proven(
    'decisions.pgp.foreign',
    'a signature that is not of the user is 400',
    'POST /user-api-keys/register > 400 > a signature by another wallet, over another text, or none at all, with signature named',
  ),
  proven(
    'decisions.pgp.usable',
    'what is no usable OpenPGP public key, or is expired, is 400',
    'POST /user-api-keys/register > 400, with pgpPublicKey named and nothing stored > what is no key: text, bare base64, an empty or a cut block, a message, a signature',
    'POST /user-api-keys/register > 400, with pgpPublicKey named and nothing stored > an expired key',
    'POST /user-api-keys/register > 400, with pgpPublicKey named and nothing stored > a revoked key',
    'POST /user-api-keys/register > 400, with pgpPublicKey named and nothing stored > a key without its self-signature, and one with that of another',
  ),
  proven(
    'decisions.pgp.private',
    'a key with private parts is 400',
    'POST /user-api-keys/register > 400, with pgpPublicKey named and nothing stored > a private key, whose text reaches no line of the log',
    'POST /user-api-keys/register > 400, with pgpPublicKey named and nothing stored > a private key in a block that says it is public',
    'POST /user-api-keys/register > 400, with pgpPublicKey named and nothing stored > a private key behind a public one, in the same block or in another',
  ),
  proven(
    'decisions.pgp.encrypts',
    'a key that cannot encrypt is 400',
    'POST /user-api-keys/register > 400, with pgpPublicKey named and nothing stored > a key that only signs',
    'POST /user-api-keys/register > 400, with pgpPublicKey named and nothing stored > a key whose encrypting part has expired',
  ),
  proven(
    'decisions.pgp.replaced',
    'a key that was replaced once cannot come back: 400',
    'POST /user-api-keys/register > 400 > a key that was replaced once cannot come back',
  ),
  proven(
    'decisions.pgp.answer',
    'the answer has user and pgp: {fingerprint, algorithm, createdAt}',
    'POST /user-api-keys/register > 201 > a v4 key on Curve25519, with exactly the documented answer',
  ),
  proven(
    'decisions.pgp.chain',
    'the answer has chain: {status: "registered" or "pending", txHash, chainId, contract}',
    'a registered key > is pending at first, then on chain under its account, with the text at its CID',
  ),
  proven(
    'decisions.pgp.durable',
    'a chain that is down delays the chain step and never loses it',
    'a registered key > that comes while the chain is down comes on chain later, and only the last of several',
    'a registered key > is registered again where the chain took it back',
  ),
  proven(
    'decisions.keys.profile',
    'GET /user-api-keys/profile is {user, pgp or null, apiKeys: [...]}',
    'GET /user-api-keys/profile > 200 > of a user who has nothing yet',
    'GET /user-api-keys/profile > 200 > with the registered key and the API keys as in the list',
  ),
  proven(
    'decisions.keys.profile.chain',
    'GET /user-api-keys/profile has chain',
    'a registered key > is pending at first, then on chain under its account, with the text at its CID',
  ),
];
