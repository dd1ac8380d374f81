import type { AddressInfo } from 'node:net';
import { type Log, linkPages, serveMetrics } from '@countersign/edge';
import { transactionPage } from '@countersign/protocol';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { FINISH_FREEZE, finishFreeze } from './features/access/index.ts';
import { foldChanges } from './features/agents/index.ts';
import { installBootstrapKeys } from './features/api-keys/index.ts';
import { endConnectionCodes } from './features/connect/index.ts';
import { createCustodyClient, findActiveIntegration, isCustodyActive } from './features/custody/index.ts';
import { deleteExpiredSessions } from './features/mcp/index.ts';
import {
  createMailer,
  type DeliveryDeps,
  deleteOldDeliveries,
  deleteOldMailQuotas,
  deleteUnconfirmed,
  insertExpiring,
  startDeliveries,
} from './features/notifications/index.ts';
import { deleteExpiredOauth } from './features/oauth/index.ts';
import { deleteOldSpends } from './features/policy/index.ts';
import { measureReleases, type ReleaseDeps, startReleases } from './features/releases/index.ts';
import { deleteExpired, ensureSigningKey, rotateOldSigningKey } from './features/sessions/index.ts';
import { deleteOldInstructions, expireApprovals } from './features/transactions/index.ts';
import {
  createVerification,
  deleteOldSightings,
  ensureSealingKey,
  expirePayloads,
  measureQueue,
  readQueueState,
  verificationJobs,
} from './features/transactions/verification/index.ts';
import { installOwnService, publishOwnKey } from './features/verification-services/index.ts';
import { loadAgentQuorum } from './features/wallet-quorums/index.ts';
import { openRecords } from './open-records.ts';
import { openStorage } from './open-storage.ts';
import { makeAuditPartitions } from './platform/audit/partitions.ts';
import { createAuditSealer } from './platform/audit/seal-audit-log.ts';
import { openBus } from './platform/bus.ts';
import { measureFollower } from './platform/chain/measure-follower.ts';
import { deleteOldChanges } from './platform/changes/change-log.ts';
import { startChanges } from './platform/changes/changes.ts';
import { type ContentStore, createContentStore } from './platform/content/content-store.ts';
import type { Database } from './platform/db/database.ts';
import { createPublicFetch, publicHosts } from './platform/http/fetch-public.ts';
import { deleteOldAnswers } from './platform/idempotency/answer-once.ts';
import { type Job, startJobs } from './platform/jobs.ts';
import { deleteOldWindows } from './platform/limits/postgres-limiter.ts';
import { deleteOldQuotas } from './platform/limits/spend-bytes.ts';
import { createMetrics } from './platform/metrics.ts';
import { requireKeys } from './rewrap-secrets.ts';

/** Ids of verification services start at 1: a key without a service has access to nothing. */
const NO_SERVICE = 0;

/** A receiver of notifications that takes longer has failed, and is retried. */
const NOTIFY_WITHIN_MS = 10_000;

/** The listen backlog: with Node's 511, some of thousands of simultaneously returning polls are reset. */
const BACKLOG = 8_192;

export interface Service {
  readonly url: string;
  /** The actual address. */
  readonly port: number;
  /** The same for later programs: with PORT=0 the system chooses the port. */
  readonly variables: { readonly PORT: string };
  /** The location of the data, for people. */
  readonly databaseLocation: string;
  /** Workers of our arbiter that started before this instance, on another one. */
  readonly arbitersSeen: number;
  /** From then on the service reports that it is not ready, and still answers. */
  announceStop(): void;
  stop(): Promise<void>;
}

/** What a process passes to its service besides the configuration. */
export interface ProcessHooks {
  readonly log: Log;
  readonly now: () => number;
  /** A monotonic clock for durations; replaced only in tests. */
  readonly elapsed?: () => number;
  /** The embedded database is lost, and with it the ability to answer anything. */
  readonly onLost: (cause: Error) => void;
  /** The factor by which to extend the wait for a database connection, before it is a 503. */
  readonly patience?: number;
}

/** Starts all parts of the main service in order, and stops them in reverse. */
export async function startService(config: Config, hooks: ProcessHooks): Promise<Service> {
  const { log: plainLog, now, elapsed = () => performance.now(), onLost, patience } = hooks;
  const log = linkPages(plainLog, (requestHash) => transactionPage(config.uiUrl, requestHash));
  const storage = await openStorage(config, log, onLost, { patience });
  const { db, pool, gate, arbiters, sealer } = storage;
  const undo: (() => Promise<unknown>)[] = [() => storage.stop()];
  /** All of them, even if a step fails: parts that keep running could not be stopped later. */
  const stopAll = async () => {
    const failures: unknown[] = [];
    for (const step of undo.splice(0).reverse()) await step().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  const isEmbedded = config.databaseUrl === null;
  try {
    await requireKeys(storage);
    await makeAuditPartitions(db);
    await ensureSigningKey(db, sealer);
    const content = createContentStore({ db, ipfsApiUrl: config.ipfsApiUrl });
    const metrics = createMetrics([pool, gate.pool, arbiters.pool]);
    const bus = config.busUrl === null ? null : await openBus(config.busUrl, log);
    if (bus) undo.push(() => bus.stop());
    const changes = await startChanges(storage.url, gate.pool, log, { bus, isAlone: isEmbedded });
    undo.push(() => changes.stop());
    const installOwn = (isMirrored: boolean) => installOwnArbiter(config, { db, content, isMirrored, log });
    const records = await openRecords(config, {
      db,
      content,
      changes,
      log,
      onServicesChanged: () => installOwn(true),
    });
    await installOwn(records !== null);
    const { payloadRetentionDays: retentionDays } = config;
    const jobs: Job[] = [
      { name: 'delete-expired', when: 'every-ten-minutes', work: () => deleteExpired(db) },
      { name: 'end-connection-codes', when: 'every-minute', work: () => endConnectionCodes(db) },
      { name: 'delete-expired-oauth', when: 'every-ten-minutes', work: () => deleteExpiredOauth(db) },
      { name: 'delete-mcp-sessions', when: 'every-ten-minutes', work: () => deleteExpiredSessions(db) },
      { name: 'delete-old-changes', when: 'every-ten-minutes', work: () => deleteOldChanges(db) },
      { name: 'delete-old-answers', when: 'every-ten-minutes', work: () => deleteOldAnswers(db) },
      { name: 'seal-audit-log', when: 'every-minute', work: createAuditSealer({ db, log, now }) },
      { name: 'make-audit-partitions', when: 'every-ten-minutes', work: () => makeAuditPartitions(db) },
      { name: 'expire-approvals', when: 'every-minute', work: () => expireApprovals({ db, changes }) },
      { name: 'fold-agent-changes', when: 'every-minute', work: () => foldChanges(db) },
      { name: 'delete-old-spends', when: 'every-ten-minutes', work: () => deleteOldSpends(db) },
      { name: 'delete-old-instructions', when: 'every-ten-minutes', work: () => deleteOldInstructions(db) },
      { name: 'delete-old-windows', when: 'every-ten-minutes', work: () => deleteOldWindows(db) },
      { name: 'delete-old-quotas', when: 'every-ten-minutes', work: () => deleteOldQuotas(db) },
      { name: 'delete-old-mail-quotas', when: 'every-ten-minutes', work: () => deleteOldMailQuotas(db) },
      {
        name: 'expire-payloads',
        when: 'every-ten-minutes',
        work: () => expirePayloads({ db, content, retentionDays, log }),
      },
      { name: 'delete-old-sightings', when: 'every-ten-minutes', work: () => deleteOldSightings(db) },
      { name: 'publish-own-key', when: 'every-minute', work: () => publishOwnKey({ db, content }) },
      { name: 'tell-expiring', when: 'every-minute', work: () => insertExpiring(db) },
      { name: 'delete-old-deliveries', when: 'every-ten-minutes', work: () => deleteOldDeliveries(db) },
      { name: 'delete-unconfirmed', when: 'every-ten-minutes', work: () => deleteUnconfirmed(db) },
      {
        name: FINISH_FREEZE,
        work: (data, enqueue) => finishFreeze({ db, changes, verification: createVerification({ enqueue }) }, data),
      },
      { name: 'rotate-signing-key', when: 'nightly', work: () => rotateOldSigningKey(db, sealer) },
      ...verificationJobs({
        db,
        changes,
        content,
        sealingKey: await ensureSealingKey(db, sealer),
        recorder: records?.recorder ?? null,
      }),
      ...(records?.jobs ?? []),
    ];
    measureQueue(metrics.registry, () => readQueueState(db));
    if (records) measureFollower(metrics.registry, records.following);
    const queue = await startJobs(storage.url, jobs, log, metrics);
    undo.push(() => queue.stop());
    if (records) {
      records.following.start();
      undo.push(() => records.following.stop());
    }

    const releases: ReleaseDeps = {
      db,
      changes,
      custody: {
        client: createCustodyClient({ gateway: config.custodyBaseUrl, assets: config.custodyAssets, now }),
        isActive: isCustodyActive,
        open: (userId, type) => findActiveIntegration(db, sealer, userId, type),
      },
      orderSeconds: config.approvalSeconds.byAgent,
      log,
      metrics,
      now,
    };
    measureReleases(metrics.registry, db);
    const releasing = startReleases(releases);
    undo.push(() => releasing.stop());

    const notifications: DeliveryDeps = {
      db,
      sealer,
      changes,
      baseUrl: config.baseUrl,
      uiUrl: config.uiUrl,
      webhookHosts: config.webhookHosts,
      mailer: config.smtp && (await createMailer(config.smtp)),
      webPush: config.webPush,
      fetchPublic: createPublicFetch({
        ...publicHosts,
        trustedHosts: config.webhookHosts,
        timeoutMs: NOTIFY_WITHIN_MS,
      }),
      log,
      metrics,
      now,
    };
    const delivering = startDeliveries(notifications);
    undo.push(() => delivering.stop());

    let stopping = false;
    const isStopping = () => stopping;
    const server = createApp({
      config,
      db,
      gate,
      arbiters,
      sealer,
      content,
      recordChain: records?.chain ?? null,
      follower: records?.following.state ?? null,
      log,
      metrics,
      jobs: queue,
      changes,
      bus,
      agentQuorum: config.agentQuorum ?? (isEmbedded ? await loadAgentQuorum(config.dataDirectory) : null),
      releases,
      notifications,
      now,
      elapsed,
      isStopping,
    });
    undo.push(() => server.close());
    // Held answers first: the server closes when all are answered.
    undo.push(async () => {
      stopping = true;
      changes.wakeAll();
    });
    await server.listen({ port: config.port, host: config.host, backlog: BACKLOG });
    if (config.metricsPort !== null) {
      const metricsServer = await serveMetrics(metrics.registry, config.metricsPort, config.host);
      undo.push(async () => metricsServer.close());
    }
    const { port } = server.server.address() as AddressInfo;
    return {
      url: config.baseUrl,
      port,
      variables: { PORT: String(port) },
      databaseLocation: storage.location,
      arbitersSeen: (await readQueueState(db)).arbiters,
      announceStop() {
        stopping = true;
      },
      stop: stopAll,
    };
  } catch (error) {
    await stopAll().catch((err: unknown) => log.warn({ err }, 'cleanup after a failed start did not finish'));
    throw error;
  }
}

/** Our own verification service, and the keys from the environment bound to it. */
async function installOwnArbiter(
  config: Config,
  { db, content, isMirrored, log }: { db: Database; content: ContentStore; isMirrored: boolean; log: Log },
): Promise<void> {
  const deps = { db, content, isMirrored, warn: (message: string) => log.warn(message) };
  const own = await installOwnService(deps, config.orionServiceFile);
  await installBootstrapKeys(db, { admin: config.adminApiKey, orion: config.orionApiKey }, own?.id ?? NO_SERVICE);
}
