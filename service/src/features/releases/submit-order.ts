import { type CustodyOrderBody, type Hex, hashAction, hashCall, isHash32 } from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { KeyPrincipal } from '../../platform/http/principal.ts';
import { answerOnce, claimOf, recallAnswer, replaceAnswer } from '../../platform/idempotency/answer-once.ts';
import { findUserOnChain } from '../accounts/index.ts';
import { findEscrowOwner } from '../settings/index.ts';
import {
  actionOf,
  findState,
  findVerdict,
  publishChange,
  readAction,
  type TransactionState,
} from '../transactions/index.ts';
import { tellRelease } from './change-release.ts';
import { type ClaimedRelease, claimNamed, claimTrackingId, type Order } from './claim-release.ts';
import type { ReleaseDeps } from './deps.ts';
import { driveRelease } from './drive-release.ts';
import {
  accountDiffers,
  alreadyUsed,
  callDiffers,
  callUnknown,
  chainDiffers,
  chainNeeded,
  noIntegration,
  notApproved,
  notOneCall,
  providerRefused,
  userUnknown,
} from './errors.ts';
import { findRelease, type Release } from './store.ts';

const SEPOLIA = 11155111;
const ETHEREUM = 1;

type Placed = ReturnType<typeof showOrder>;

/** Claims the approval that the order names, and sends the order; if the result is uncertain, the worker continues. */
export async function submitOrder(
  deps: ReleaseDeps,
  principal: KeyPrincipal,
  body: CustodyOrderBody,
  idempotencyKey: string | undefined,
): Promise<Placed> {
  const { db } = deps;
  const key = claimOf(principal, 'POST /custody/admin/transactions', idempotencyKey, body);
  const known = key && (await recallAnswer<Placed>(db, key));
  if (known) return known;
  const { order, transaction } = await identifyOrder(deps, body);
  let claimed: ClaimedRelease | null = null;
  const claim = async (tx: Database) => {
    claimed = await claimOrder(deps, tx, principal, order, transaction);
    return showOrder(claimed.release);
  };
  const { answer, isFirst } = await answerOnce(db, key, claim).catch(async (error: unknown) => {
    // Another request with this Idempotency-Key may have claimed it while this one waited for the lock.
    const first = key && (await recallAnswer<Placed>(db, key));
    if (!first) throw error;
    return { answer: first, isFirst: false };
  });
  if (!isFirst || claimed === null) return answer;
  await handOver(deps, claimed);
  const release = await findRelease(db, order.externalId);
  if (!release) throw new Error('a claimed release is gone');
  const isRefused = release.status === 'failed' && release.reference === null;
  const final = showOrder(release);
  if (key) await replaceAnswer(db, key, isRefused ? null : final);
  if (isRefused) throw providerRefused(release.reason ?? 'The custody provider refused the order');
  return final;
}

/** The order and its user; an invalid order is refused before anything is claimed. */
async function identifyOrder(
  deps: ReleaseDeps,
  body: CustodyOrderBody,
): Promise<{ order: Order; transaction: TransactionState | null }> {
  const { db } = deps;
  const { requestHash, escrowAddress, to, value, data, type: integration } = body;
  const call = { callTo: to, callValue: value, callData: data };
  const transaction = isHash32(requestHash) ? await findState(db, requestHash) : null;
  if (!transaction) {
    const { userId, chainId } = await findOwner(deps, body);
    return { order: { externalId: requestHash, userId, integration, chainId, call }, transaction };
  }
  const { userId, chainId, account } = transaction;
  if (account !== escrowAddress) throw accountDiffers();
  if (body.chainId !== undefined && body.chainId !== chainId) throw chainDiffers(chainId);
  if (transaction.claimedAt !== null) throw alreadyUsed(await findRelease(db, requestHash));
  if (transaction.status !== 'APPROVED') throw notApproved(transaction.status);
  const approved = await findApprovedCall(db, transaction);
  if (approved === null) throw callUnknown();
  if (hashCall({ chainId, account, to, value, data }) !== approved) throw callDiffers();
  if (!(await deps.custody.isActive(db, userId, integration))) throw noIntegration(integration);
  return { order: { externalId: requestHash, userId, integration, chainId, call }, transaction };
}

async function findApprovedCall(db: Database, transaction: TransactionState): Promise<Hex | null> {
  const { chainId, account } = transaction;
  const action = actionOf(await readAction(db, transaction));
  if (action && !action.tx) throw notOneCall();
  return action ? hashAction(action, { chainId, account }) : ((await findVerdict(db, transaction))?.callHash ?? null);
}

/**
 * The user of an account without a transaction; without a chainId, on the default chain of the integration's
 * environment.
 */
async function findOwner(
  { db, custody }: ReleaseDeps,
  { escrowAddress, type, chainId }: CustodyOrderBody,
): Promise<{ userId: string; chainId: number }> {
  const ownerOn = async (chain: number) =>
    (await findUserOnChain(db, escrowAddress, chain))?.id ?? (await findEscrowOwner(db, escrowAddress, chain));
  const chains = chainId === undefined ? [SEPOLIA, ETHEREUM] : [chainId];
  const owners = await Promise.all(chains.map(async (chain) => ({ chainId: chain, userId: await ownerOn(chain) })));
  const found: { userId: string; chainId: number }[] = [];
  for (const { chainId: chain, userId } of owners) {
    const integration = userId && (await custody.open(userId, type));
    const isMeant = integration && (chainId !== undefined || defaultChain(integration.environment) === chain);
    if (userId && isMeant) found.push({ userId, chainId: chain });
  }
  const [only, another] = found;
  if (only && another) throw chainNeeded();
  if (only) return only;
  throw owners.some(({ userId }) => userId) ? noIntegration(type) : userUnknown();
}

const defaultChain = (environment: 'sandbox' | 'testnet' | 'mainnet') =>
  environment === 'mainnet' ? ETHEREUM : SEPOLIA;

async function claimOrder(
  { orderSeconds }: ReleaseDeps,
  tx: Database,
  principal: KeyPrincipal,
  order: Order,
  transaction: TransactionState | null,
): Promise<ClaimedRelease> {
  const actor = actorOf(principal);
  const claimed = transaction
    ? await claimNamed(tx, actor, transaction, order)
    : await claimTrackingId(tx, actor, orderSeconds, order);
  if (claimed) return claimed;
  const now = transaction && (await findState(tx, transaction.requestHash));
  if (now && now.claimedAt === null) throw notApproved(now.status);
  throw alreadyUsed(await findRelease(tx, order.externalId));
}

/** After the commit. If this process dies here, the worker continues when the hold ends. */
async function handOver(deps: ReleaseDeps, { release, transaction }: ClaimedRelease): Promise<void> {
  tellRelease(deps, null, release);
  if (transaction) publishChange(deps.changes, transaction);
  await driveRelease(deps, release, { refusalIsFinal: true });
}

function showOrder(release: Release) {
  const { externalId, transactionId, integration, chainId, status, channel, claimedAt, reference, reason, txHash } =
    release;
  return {
    requestHash: externalId,
    transactionId,
    type: integration,
    chainId,
    status,
    channel,
    claimedAt: claimedAt?.toISOString() ?? null,
    reference,
    reason,
    txHash,
  };
}
