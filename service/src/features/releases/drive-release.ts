import { sql } from '../../platform/db/drizzle.ts';
import { isFrozen } from '../accounts/index.ts';
import type { CustodyAccess, CustodyAnswer, CustodyOrder, CustodyTransaction } from '../custody/index.ts';
import { lockTransaction, showCall } from '../transactions/index.ts';
import { changeRelease } from './change-release.ts';
import { claimWaiting } from './claim-release.ts';
import type { ReleaseDeps } from './deps.ts';
import {
  findRelease,
  nextLook,
  nextTry,
  onceArrived,
  type Release,
  type ReleaseChange,
  type TakenRelease,
  undoSent,
  updateSent,
} from './store.ts';

interface Options {
  /**
   * For orders by HTTP, which do not wait for the owner to fix the integration: a refusal goes straight to the caller.
   */
  readonly refusalIsFinal: boolean;
}

/**
 * Takes an order one step further. After any interruption, even a crash of the process, the next step finds its state in the
 * row and at the provider:
 *
 *   waiting -> claimed -> (sent, by a time on the row) -> submitted -> completed | failed
 *
 * An order that may have been sent is looked up first. It is sent again only if the provider does not have it and the first
 * one can no longer arrive; the provider accepts each id once. An order that the provider answered with busy has arrived.
 */
export async function driveRelease(deps: ReleaseDeps, taken: TakenRelease, options: Options): Promise<void> {
  const release = taken.status === 'waiting' ? await claimWaiting(deps, taken) : taken;
  if (!release) return;
  // Checked before the integration: an order that was never sent ends with its approval even if the integration is
  // gone.
  if (release.status === 'claimed' && release.lastSentAt === null && release.isLate)
    return fail(deps, release, tooLate);
  const access = await deps.custody.open(release.userId, release.integration);
  if (!access) {
    return keepTrying(deps, release, `The custody integration of type ${release.integration} is no longer active`);
  }
  if (release.status === 'submitted' || release.lastSentAt !== null) {
    const answer = await find(deps, release, access);
    if (answer.kind === 'found') return recordFound(deps, release, answer.transaction);
    if (answer.kind !== 'absent') return keepTrying(deps, release, reasonOf(answer), retryAfterOf(answer));
    if (release.status === 'submitted') {
      return keepTrying(deps, release, 'The custody provider no longer shows the transaction');
    }
    if (release.sentTo !== deps.custody.client.accountOf(access)) return keepTrying(deps, release, sentElsewhere);
    if (release.mayArrive) return changeRelease(deps, release, { nextAt: onceArrived() });
  }
  return send(deps, release, access, options);
}

const sentElsewhere =
  'The order was sent with credentials that were replaced before the custody provider confirmed it, so it is not sent again. Look for this requestHash at the provider; if it was executed, report it with POST /transactions/{requestHash}/execution';

const tooLate = 'The custody provider was unreachable until the approval expired and has not accepted the order';

const usedElsewhere = 'requestHash: the custody provider already has a different order with this id; use a new one';

async function send(deps: ReleaseDeps, release: Release, access: CustodyAccess, options: Options): Promise<void> {
  const order = orderOf(release);
  // Read before the commit: if the process sleeps after it, the signature has expired when it wakes, so it cannot send
  // an order that others have given up.
  const signedAtMs = deps.now();
  const { sent, reason } = await beginSending(deps, release, deps.custody.client.accountOf(access));
  if (!sent) return reason === null ? undefined : fail(deps, release, reason);
  const answer = await timed(deps, 'create', () => deps.custody.client.create(access, order, signedAtMs));
  switch (answer.kind) {
    case 'found':
      return recordFound(deps, sent, answer.transaction);
    case 'repeated': {
      // A requestHash cannot be used by another client of the provider by chance, but a tracking id can.
      if (release.transactionId === null && release.lastSentAt === null) return fail(deps, sent, usedElsewhere);
      const repeated = await find(deps, sent, access);
      if (repeated.kind === 'found') return recordFound(deps, sent, repeated.transaction);
      // The provider may execute it even if it is not found until then.
      return keepTrying(deps, sent, 'The custody provider has accepted this order but does not show it yet', null, {
        status: 'submitted',
      });
    }
    case 'refused': {
      if (answer.because === 'credentials' && !options.refusalIsFinal) {
        // It was not accepted: with other credentials it may be sent as for the first time.
        await undoSent(deps.db, sent, release);
        const remedy = `the owner can replace the credentials with POST /custody/complete/${release.integration}`;
        return keepTrying(deps, sent, `${answer.reason}; ${remedy}`);
      }
      if (release.transactionId === null && release.lastSentAt === null) return fail(deps, sent, answer.reason);
      // The refusal may be a rejected repetition in unknown words: if the provider has the order, it has not refused
      // it.
      const known = await find(deps, sent, access);
      if (known.kind === 'found') return recordFound(deps, sent, known.transaction);
      if (known.kind !== 'absent' && release.lastSentAt !== null) return keepTrying(deps, sent, reasonOf(known));
      return fail(deps, sent, answer.reason);
    }
    default: {
      const putOff = answer.kind === 'busy' ? { putOffAt: sql`now()` } : {};
      return keepTrying(deps, sent, reasonOf(answer), retryAfterOf(answer), putOff);
    }
  }
}

/** Stores that the order is about to be sent, if it still may be; `reason` says why it never will be. */
async function beginSending(
  { db }: ReleaseDeps,
  release: Release,
  sentTo: string,
): Promise<{ sent: Release | null; reason: string | null }> {
  return db.transaction(async (tx) => {
    const { transactionId, externalId, hold, userId } = release;
    if (await isFrozen(tx, userId)) return { sent: null, reason: 'The owner froze the account before it was sent' };
    const before = transactionId === null ? null : await lockTransaction(tx, { id: transactionId, userId });
    if (before && before.status !== 'APPROVED') {
      return { sent: null, reason: 'It was executed in another way before it could be submitted' };
    }
    const sent = await updateSent(tx, release, sentTo);
    if (sent) return { sent, reason: null };
    const isLost = (await findRelease(tx, externalId))?.hold !== hold;
    return { sent: null, reason: isLost ? null : tooLate };
  });
}

function orderOf(release: Release): CustodyOrder {
  const call = showCall(release);
  if (!call) throw new Error('a claimed release without its call');
  const { chainId, externalId: externalTxId } = release;
  const { to, value, data } = call;
  return { chainId, to, value: BigInt(value), data, externalTxId, note: `Countersign ${externalTxId}` };
}

const find = (deps: ReleaseDeps, { externalId }: Release, access: CustodyAccess): Promise<CustodyAnswer> =>
  timed(deps, 'find', () => deps.custody.client.findByExternalId(access, externalId));

async function timed<T>({ metrics }: ReleaseDeps, call: string, work: () => Promise<T>): Promise<T> {
  const end = metrics.providerSeconds.startTimer({ call });
  try {
    return await work();
  } finally {
    end();
  }
}

const reasonOf = (answer: CustodyAnswer): string =>
  'reason' in answer ? answer.reason : 'The custody provider sent an unexpected response';
const retryAfterOf = (answer: CustodyAnswer): number | null =>
  'retryAfterSeconds' in answer ? answer.retryAfterSeconds : null;

function recordFound(deps: ReleaseDeps, release: Release, found: CustodyTransaction): Promise<void> {
  const { id: reference, state, status, txHash, blockNumber } = found;
  const said = `The custody provider says ${status}${found.reason ? ` (${found.reason})` : ''}`;
  const known = { reference, txHash, failingSince: null };
  switch (state) {
    case 'underway':
      return changeRelease(deps, release, { ...known, status: 'submitted', reason: said, nextAt: nextLook() });
    case 'completed': {
      const change = { ...known, status: 'completed', reason: null, nextAt: null } as const;
      return changeRelease(deps, release, change, { succeeded: true, blockNumber });
    }
    case 'failed':
      return fail(deps, release, said, { ...known, blockNumber });
  }
}

function fail(
  deps: ReleaseDeps,
  release: Release,
  reason: string,
  { blockNumber = null, ...known }: { blockNumber?: number | null } & Omit<ReleaseChange, 'nextAt'> = {},
): Promise<void> {
  const change = { ...known, status: 'failed', reason, failingSince: null, nextAt: null } as const;
  return changeRelease(deps, release, change, { succeeded: false, blockNumber });
}

/** The result is still uncertain: the record shows the reason, and a later step looks again. */
function keepTrying(
  deps: ReleaseDeps,
  release: Release,
  reason: string,
  retryAfterSeconds: number | null = null,
  known: Omit<ReleaseChange, 'nextAt'> = {},
): Promise<void> {
  const failingSince = release.failingSince ?? new Date(deps.now());
  const words = `${reason}. Failing since ${failingSince.toISOString()}; retried at least once a minute.`;
  return changeRelease(deps, release, { ...known, failingSince, reason: words, nextAt: nextTry(retryAfterSeconds) });
}
