import { type Actor, serviceActor } from '../../platform/audit/actor.ts';
import { logChange } from '../../platform/changes/change-log.ts';
import type { Database } from '../../platform/db/database.ts';
import { fromNow } from '../../platform/db/from-now.ts';
import { isFrozen, requireUnfrozen } from '../accounts/index.ts';
import { keepSpends } from '../policy/index.ts';
import {
  actionOf,
  advanceTransaction,
  type CallColumns,
  claimTransaction,
  lockTransaction,
  publishChange,
  readAction,
  type TransactionDeps,
  type TransactionKey,
} from '../transactions/index.ts';
import { identify, recordRelease, tellRelease } from './change-release.ts';
import type { Custody, ReleaseDeps } from './deps.ts';
import {
  deleteWaiting,
  findRelease,
  insertClaimed,
  insertWaiting,
  type Release,
  type TakenRelease,
  updateRelease,
} from './store.ts';
import { whyWaiting } from './why-waiting.ts';

/** Changes of a user's integrations wake waiting releases; this covers changes that wake nothing. */
const LOOK_AGAIN_SECONDS = 300;
/** A change cannot wake an uncommitted row, so the first check comes soon. */
const FIRST_LOOK_SECONDS = 5;

/** Starts the release of an approval of execution type 2: claimable at once, or waiting with the reason stored. */
export const createReleases = (custody: Custody): TransactionDeps['releases'] => ({
  async begin(tx, { id, userId, requestHash, chainId }) {
    const action = actionOf(await readAction(tx, { id, userId }));
    const reason = await whyWaiting(tx, custody, { userId, requestHash, chainId, action });
    await insertWaiting(tx, {
      externalId: requestHash,
      transactionId: id,
      userId,
      channel: 'custody',
      integration: 'execution',
      status: 'waiting',
      chainId,
      reason,
      ...(reason !== null && { nextAt: fromNow(FIRST_LOOK_SECONDS) }),
    });
  },
});

/** A call to send, and the user and integration that send it. */
export interface Order {
  readonly externalId: string;
  readonly userId: string;
  readonly integration: Release['integration'];
  readonly chainId: number;
  readonly call: CallColumns;
}

export interface ClaimedRelease {
  readonly release: TakenRelease;
  /** The change of its transaction to publish after the commit; null if there is no transaction. */
  readonly transaction: Parameters<typeof publishChange>[1] | null;
}

/**
 * Claims an approval for this order; the caller holds the lock of its row. Null unless it is APPROVED, not expired and
 * not claimed. From here on nothing else can use it, and its amounts count against the limits for a whole day.
 */
async function claimApproval(
  tx: Database,
  actor: Actor,
  transactionId: string,
  { call, ...order }: Order,
): Promise<ClaimedRelease | null> {
  const claimed = await claimTransaction(tx, { id: transactionId, userId: order.userId });
  if (!claimed?.validUntil) return null;
  const release = await insertClaimed(tx, { ...order, ...call, transactionId, sendUntil: claimed.validUntil });
  if (!release) throw new Error('an approval was unclaimed and its release was not');
  await keepSpends(tx, order.userId, [transactionId]);
  await recordRelease(tx, actor, null, release);
  const transaction = { ...identify(release), ...claimed };
  await logChange(tx, { ...transaction, decision: null, events: ['transaction.released'] });
  return { release, transaction };
}

/**
 * The same for an order under a tracking id, which needs no approval and can be used once; null if it was used before.
 */
export async function claimTrackingId(
  tx: Database,
  actor: Actor,
  seconds: number,
  { call, ...order }: Order,
): Promise<ClaimedRelease | null> {
  await requireUnfrozen(tx, order.userId);
  const release = await insertClaimed(tx, { ...order, ...call, transactionId: null, sendUntil: fromNow(seconds) });
  if (!release) return null;
  await recordRelease(tx, actor, null, release);
  return { release, transaction: null };
}

/** Claims the approval that an order names; null if it can no longer be used. */
export async function claimNamed(
  tx: Database,
  actor: Actor,
  transaction: TransactionKey,
  order: Order,
): Promise<ClaimedRelease | null> {
  await requireUnfrozen(tx, order.userId);
  await lockTransaction(tx, transaction);
  return claimApproval(tx, actor, transaction.id, order);
}

/** Claims a waiting release if nothing is missing any more, else stores the reason. Null if it was not claimed. */
export async function claimWaiting(deps: ReleaseDeps, release: TakenRelease): Promise<TakenRelease | null> {
  const { transactionId, externalId, userId, chainId, integration } = release;
  if (transactionId === null) throw new Error('only a transaction waits');
  const made = await deps.db.transaction(async (tx) => {
    const key = { id: transactionId, userId };
    const isEnded = await isFrozen(tx, userId);
    const before = await lockTransaction(tx, key);
    const current = await findRelease(tx, externalId);
    if (current?.hold !== release.hold) return null;
    if (isEnded || before.status !== 'APPROVED') {
      await deleteWaiting(tx, release);
      return null;
    }
    const { action: other, ...call } = await readAction(tx, key);
    const action = actionOf({ action: other, ...call });
    const reason = await whyWaiting(tx, deps.custody, { ...identify(release), chainId, action });
    if (reason === null) {
      return claimApproval(tx, serviceActor, transactionId, { externalId, userId, integration, chainId, call });
    }
    const isPutOff = await updateRelease(tx, release, { reason, nextAt: fromNow(LOOK_AGAIN_SECONDS) });
    if (!isPutOff || reason === release.reason) return null;
    const transaction = { ...identify(release), ...(await advanceTransaction(tx, key, before, {})) };
    await logChange(tx, { ...transaction, decision: null, events: [] });
    return { release: null, transaction };
  });
  if (!made) return null;
  if (made.transaction) publishChange(deps.changes, made.transaction);
  if (made.release) tellRelease(deps, release, made.release);
  return made.release;
}
