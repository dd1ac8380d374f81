import { open, type Requirement } from './requirement.ts';

export const decisionsAgents: readonly Requirement[] = [
  open(5, 'decisions.mcp.request', 'requestVerification takes the create fields'),
  open(5, 'decisions.mcp.check', 'checkVerificationStatus takes {requestHash, wait?}'),
  open(5, 'decisions.mcp.results', 'tool results are structured content with an output schema, and text'),
  open(5, 'decisions.mcp.tool-errors', 'errors a model can act on are tool errors, not protocol errors'),
  open(5, 'decisions.mcp.scopes', 'scopes are enforced on tools'),
  open(5, 'decisions.mcp.notify', 'a verdict notifies the sessions of that user that have a GET stream open'),
  open(5, 'decisions.mcp.limits', 'requestVerification spends the same limits as POST /transactions'),
  open(
    5,
    'decisions.mcp.instances',
    'sessions and streams keep working when the next request reaches another instance',
  ),

  open(
    5,
    'decisions.oauth.authorize.checks',
    'everything is checked before the redirect to {ui_url}/oauth/consent?session=',
  ),
  open(5, 'decisions.oauth.authorize.page', 'a bad client or redirect URI is an error page, never a redirect'),
  open(
    5,
    'decisions.oauth.session-info',
    'session-info: {sessionId, client, scopes: [...], resource, expiresAt, status}',
  ),
  open(5, 'decisions.oauth.session-info.client', 'client in session-info: {clientId, clientName, redirectHost}'),
  open(5, 'decisions.oauth.approve', 'POST /oauth/approve takes {sessionId, approved?: boolean}'),
  open(5, 'decisions.oauth.denied', 'denial returns a redirectUrl with error=access_denied'),
  open(5, 'decisions.oauth.pkce', 'PKCE S256 is required'),
  open(5, 'decisions.oauth.code.lifetime', 'codes last 60 s'),
  open(5, 'decisions.oauth.code.once', 'codes work once; a second use revokes what the first got'),
  open(5, 'decisions.oauth.redirect.exact', 'redirect_uri matches exactly'),
  open(5, 'decisions.oauth.redirect.loopback', 'loopback ports of redirect_uri are free (RFC 8252)'),
  open(5, 'decisions.oauth.resource', 'resource must be {base_url}/mcp (RFC 8707)'),
  open(5, 'decisions.oauth.iss', 'iss is in the answer (RFC 9207)'),
  open(
    5,
    'decisions.oauth.clients',
    'client methods none (public), client_secret_post and client_secret_basic are served',
  ),
  open(5, 'decisions.oauth.refresh-reuse', 'reuse of an OAuth refresh token revokes the family'),

  open(
    3,
    'decisions.services.record',
    'a service has id, name, inbox, pgpPublicKey, pgpFingerprint, active, owner, registeredAt, txHash',
  ),
  open(4, 'decisions.services.mirrored', 'verification services are mirrored from the on-chain registry'),
  open(
    3,
    'decisions.services.pgp',
    'pgp-public-key/{key} takes a fingerprint, a key id or the URL-encoded armored key',
  ),

  open(7, 'decisions.agents.profile', 'a public profile is {ethereumAddress, displayName, memberSince, stats}'),
  open(7, 'decisions.agents.stats', 'stats count total, pending, approved, rejected, executed, failed'),
  open(7, 'decisions.agents.stats.derived', 'stats have approvalRate, averageConfidence, medianDecisionMs'),
  open(
    7,
    'decisions.agents.private',
    'by default public transactions carry no prompt, context, calldata, analysis or protocol',
  ),
  open(7, 'decisions.agents.public-details', 'public transactions carry them where publicDetails of the owner is true'),
  open(7, 'decisions.agents.metrics', 'metrics are {period, totals, series, topProtocols, ...}'),
  open(7, 'decisions.agents.metrics.series', 'series is [{start, end, total, approved, rejected, undecided}]'),
  open(7, 'decisions.agents.metrics.400', 'an unknown period is 400'),
  open(7, 'decisions.agents.404', 'an unknown agent is 404'),

  open(4, 'decisions.internal.auth', 'internal routes take ORION or ADMIN keys'),
  open(4, 'decisions.internal.tee', 'TEE proof: platform is required: "none", "tdx", "sev-snp", "sgx" or "nitro"'),
  open(
    4,
    'decisions.internal.tee.optional',
    'TEE proof: quote, measurement, reportData, signer, verifiedAt are optional',
  ),
  open(4, 'decisions.internal.tee.binary', 'TEE proof: binary fields are hex or base64: 400 otherwise'),
  open(
    4,
    'decisions.internal.settlement',
    'settlement: status is required: "pending", "submitted", "settled" or "failed"',
  ),
  open(4, 'decisions.internal.settlement.optional', 'settlement: txHash, chainId, blockNumber, settledAt are optional'),
  open(4, 'decisions.internal.404', 'an unknown requestHash on an internal route is 404'),
];
