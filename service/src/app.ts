import { createServer, type Log, restErrorFormat } from '@countersign/edge';
import { contract, isLoopback, maxBodyBytes, serviceHost } from '@countersign/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { accessRoutes } from './features/access/index.ts';
import { accountRoutes } from './features/accounts/index.ts';
import { agentRoutes } from './features/agents/index.ts';
import {
  apiKeyRoutes,
  createKeyAuthenticator,
  createKeyRegistry,
  LastUse,
  noteKeysUsed,
} from './features/api-keys/index.ts';
import { connectRoutes } from './features/connect/index.ts';
import { contentRoutes } from './features/content/index.ts';
import { createKeyMaker, custodyRoutes } from './features/custody/index.ts';
import { eventRoutes } from './features/events/index.ts';
import { createVerificationServer, mayWait, mountMcp } from './features/mcp/index.ts';
import { type NotificationDeps, notificationRoutes, webhookRoutes } from './features/notifications/index.ts';
import {
  createDocumentReader,
  createOauthAuthenticator,
  createOauthTokens,
  oauthRoutes,
} from './features/oauth/index.ts';
import { createTrials, playgroundRoutes } from './features/playground/index.ts';
import { policyRoutes } from './features/policy/index.ts';
import { policyTrialRoutes } from './features/policy-trial/index.ts';
import { receiptRoutes } from './features/receipts/index.ts';
import { createReleases, type ReleaseDeps, releaseRoutes, wakeReleases } from './features/releases/index.ts';
import { serviceInfoRoutes } from './features/service-info/index.ts';
import {
  createJwtAuthenticator,
  createSessionConfirmer,
  createSignatureAuthenticator,
  createSigningKeys,
  createTokens,
  sessionRoutes,
} from './features/sessions/index.ts';
import { escrowAccountRoutes, settingsRoutes } from './features/settings/index.ts';
import { type AcceptedVerdict, transactionRoutes } from './features/transactions/index.ts';
import {
  createAdmission,
  createVerification,
  findQueueProblems,
  orionMetadataRoutes,
  readQueueState,
  verificationRoutes,
} from './features/transactions/verification/index.ts';
import { verificationServiceRoutes } from './features/verification-services/index.ts';
import {
  type AgentQuorum,
  createWalletProvider,
  localProvider,
  walletQuorumRoutes,
} from './features/wallet-quorums/index.ts';
import type { Bus } from './platform/bus.ts';
import { createChains } from './platform/chain/chains.ts';
import type { FollowerState } from './platform/chain/follow-chain.ts';
import type { RecordChain } from './platform/chain/record-chain.ts';
import type { Changes } from './platform/changes/changes.ts';
import type { ContentStore } from './platform/content/content-store.ts';
import type { Sealer } from './platform/crypto/seal.ts';
import { createSignatureVerifier } from './platform/crypto/verify-signature.ts';
import type { Database, OpenDatabase } from './platform/db/database.ts';
import { createPublicFetch, publicHosts } from './platform/http/fetch-public.ts';
import { leadBrowsers } from './platform/http/lead-browsers.ts';
import { recogniseFailure } from './platform/http/recognise-failure.ts';
import { describeCaller, type Handlers, serve } from './platform/http/serve.ts';
import { serveDocs } from './platform/http/serve-docs.ts';
import { serveWeb, webPath } from './platform/http/serve-web.ts';
import type { Jobs } from './platform/jobs.ts';
import { createBusLimiter } from './platform/limits/bus-limiter.ts';
import { RefusedKeys } from './platform/limits/enforce-limits.ts';
import { createHeldAnswers } from './platform/limits/held-answers.ts';
import { createMemoryLimiter } from './platform/limits/memory-limiter.ts';
import { createPostgresLimiter } from './platform/limits/postgres-limiter.ts';
import type { RateLimiter } from './platform/limits/rate-limiter.ts';
import type { Metrics } from './platform/metrics.ts';
import { createValidatorProbe } from './platform/validator-probe.ts';

const CHAIN_TIMEOUT_MS = 5_000;
const LAST_USE_EVERY_MS = 60_000;

export interface AppDeps {
  readonly config: Config;
  readonly db: Database;
  /** For statements shared by all callers. */
  readonly gate: OpenDatabase;
  /** For leases and verdicts. */
  readonly arbiters: OpenDatabase;
  readonly sealer: Sealer;
  readonly content: ContentStore;
  /** Null if nothing is recorded on chain. */
  readonly recordChain: RecordChain | null;
  readonly follower: (() => FollowerState) | null;
  readonly jobs: Pick<Jobs, 'ping' | 'enqueue'>;
  readonly changes: Changes;
  /** Null if instances share only the database. */
  readonly bus: Bus | null;
  /** Null if the operator configures none. */
  readonly agentQuorum: AgentQuorum | null;
  readonly releases: ReleaseDeps;
  readonly notifications: NotificationDeps;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** A monotonic clock for durations. */
  readonly elapsed: () => number;
  readonly isStopping: () => boolean;
}

/**
 * The only place where the features meet: builds their dependencies, and mounts a handler for every row of the
 * contract.
 */
export function createApp(deps: AppDeps): FastifyInstance {
  const { config, db, gate, arbiters, sealer, content, recordChain, jobs, changes, log, metrics } = deps;
  const { now, elapsed, isStopping } = deps;
  const { baseUrl, uiUrl } = config;
  const keys = createSigningKeys({ db, sealer, now, elapsed, log });
  const tokens = createTokens({ baseUrl, keys, now });
  const verifier = createSignatureVerifier({
    rpcUrl: config.chainRpcUrl,
    rpcUrls: config.chainRpcUrls,
    timeoutMs: CHAIN_TIMEOUT_MS,
  });
  const host = serviceHost(baseUrl);
  const sessions = {
    db,
    keys,
    tokens,
    verifier,
    now,
    log,
    metrics,
    serviceHost: host,
    acceptedHosts: [host, serviceHost(uiUrl), ...config.siweDomains],
    refreshGraceSeconds: config.refreshGraceSeconds,
  };
  const oauth = {
    db,
    tokens: createOauthTokens({ baseUrl, keys, now }),
    baseUrl,
    uiUrl,
    refreshGraceSeconds: config.refreshGraceSeconds,
    documents: config.clientIdDocuments
      ? createDocumentReader({ fetchPublic: createPublicFetch(publicHosts), now })
      : null,
    log,
    metrics,
  };
  const lastUse = new LastUse(
    (ids, at) => noteKeysUsed(db, ids, at),
    LAST_USE_EVERY_MS,
    (err) => log.warn({ err }, 'recording the last use of keys failed'),
  );
  const chains = createChains({
    rpcUrls: config.chainRpcUrls,
    recordRpcUrl: config.chainRpcUrl,
    confirmations: config.executionConfirmations,
  });
  const validator = config.validatorUrl === null ? null : { url: config.validatorUrl, token: config.validatorToken };
  const tryValidator = validator && createTrials(validator);
  const probes = {
    database: () => gate.pool.query('SELECT 1'),
    queue: async () => {
      await jobs.ping();
      return readQueueState(gate.db);
    },
    chain: verifier.ping,
    ipfs: content.ping,
    validator: validator && createValidatorProbe(validator),
  };

  const onRefused = (limit: string) => metrics.limited.inc({ limit });
  const limits = {
    limiter: config.databaseUrl === null ? createMemoryLimiter(elapsed) : createSharedLimiter(deps),
    refused: new RefusedKeys(elapsed),
    overrides: config.limits,
    now,
    onRefused,
  };
  const held = createHeldAnswers({ onRefused, onChange: (total) => metrics.held.set(total) });
  const transactions = {
    db,
    gate: gate.db,
    arbiters: arbiters.db,
    held,
    content,
    quotas: config.quotas,
    admit: createAdmission({
      db: gate.db,
      bounds: config.waitingBounds,
      now,
      onRefused: (bound) => (bound === 'requestsPerUser' ? onRefused('waiting requests') : metrics.shed.inc({ bound })),
    }),
    baseUrl,
    changes,
    chains,
    isStopping,
    approvalSeconds: config.approvalSeconds,
    allowUnsignedVerdicts: config.allowUnsignedVerdicts,
    verification: createVerification(jobs),
    releases: createReleases(deps.releases.custody),
    onVerdict({ requestHash, decision, seconds }: AcceptedVerdict) {
      log.info({ requestHash, decision, seconds }, 'verdict accepted');
      metrics.verdicts.inc({ decision });
      metrics.verdictSeconds.observe(seconds);
    },
  };
  const handlers: Handlers<typeof contract> = {
    ...serviceInfoRoutes({
      baseUrl,
      uiUrl,
      log,
      probes,
      findQueueProblems,
      follower: deps.follower,
      isStopping,
      registry: metrics.registry,
      hasGuides: config.docsDirectory !== null,
    }),
    ...sessionRoutes(sessions),
    ...accessRoutes({ db, changes, jobs, baseUrl, verification: transactions.verification }),
    ...apiKeyRoutes({ db, changes, verifier, baseUrl, now, registry: createKeyRegistry(jobs, recordChain) }),
    ...contentRoutes({ content }),
    ...connectRoutes({ db, uiUrl }),
    ...oauthRoutes(oauth),
    ...accountRoutes({ db }),
    ...settingsRoutes({ db }),
    ...escrowAccountRoutes({ db, verifier, baseUrl, serviceHost: host, now }),
    ...walletQuorumRoutes({
      db,
      provider: config.walletProvider ? createWalletProvider(config.walletProvider) : localProvider,
      agentQuorum: deps.agentQuorum,
    }),
    ...policyRoutes({ db }),
    ...policyTrialRoutes({ db }),
    ...custodyRoutes({
      db,
      sealer,
      limits,
      keyMaker: createKeyMaker(),
      client: deps.releases.custody.client,
      onActivated: wakeReleases,
    }),
    ...verificationServiceRoutes({ db, baseUrl }),
    ...transactionRoutes({ ...transactions, uiUrl }),
    ...receiptRoutes({ db, content, baseUrl, keys, now }),
    ...releaseRoutes(deps.releases),
    ...verificationRoutes({ db: arbiters.db, changes, log, isStopping }),
    ...orionMetadataRoutes({ db: arbiters.db }),
    ...agentRoutes({ db, baseUrl }),
    ...playgroundRoutes(tryValidator),
    ...eventRoutes({ changes, held, now, isStopping }),
    ...webhookRoutes(deps.notifications),
    ...notificationRoutes(deps.notifications),
  };

  const server = createServer({
    log,
    metrics,
    trustProxy: config.trustProxy,
    https: baseUrl.startsWith('https:'),
    origins: [new URL(baseUrl).origin, new URL(uiUrl).origin],
    errorFormat: restErrorFormat,
    bodyLimitBytes: maxBodyBytes,
    recognise: recogniseFailure,
    describeCaller,
    home: uiUrl,
  });
  const path = webPath(config);
  const isServed = path !== null && config.webDirectory !== null;
  const isElsewhere = path === null && uiUrl !== baseUrl;
  if (isServed || isElsewhere) leadBrowsers(server, uiUrl);
  const key = createKeyAuthenticator({
    db: gate.db,
    changes,
    bootstrapKeys: [config.adminApiKey, config.orionApiKey].filter((each) => each !== null),
    lastUse,
  });
  serve(server, contract, handlers, {
    limits,
    authenticators: {
      jwt: createJwtAuthenticator({ tokens, now }),
      key,
      signature: createSignatureAuthenticator(sessions),
      confirmSession: createSessionConfirmer({ db }),
    },
  });
  mountMcp(server, {
    db,
    changes,
    baseUrl,
    uiUrl,
    log,
    limits,
    held,
    authenticators: { oauth: createOauthAuthenticator({ ...oauth, db: gate.db, now }), key },
    isStopping,
    factory: createVerificationServer({ ...transactions, uiUrl, limits, tryValidator, log }),
    mayWait,
  });
  if (path !== null && config.webDirectory !== null) {
    // A trial wallet is for the user's own machine only.
    const trialWallet = config.databaseUrl === null && isLoopback(new URL(baseUrl).hostname);
    const { approvalSeconds, walletConnect, webPush } = config;
    const offers = { trialWallet, playground: validator !== null, push: webPush !== null };
    const configuration = { baseUrl, uiUrl, ...offers, approvalSeconds, ...(walletConnect && { walletConnect }) };
    serveWeb(server, { path, directory: config.webDirectory, configuration });
  }
  if (config.docsDirectory !== null) serveDocs(server, config.docsDirectory);
  server.addHook('onClose', () => lastUse.stop());
  return server;
}

function createSharedLimiter({ bus, gate }: AppDeps): RateLimiter {
  const inPostgres = createPostgresLimiter(gate.pool);
  return bus ? createBusLimiter(bus, inPostgres) : inPostgres;
}
