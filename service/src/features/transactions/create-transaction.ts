import { randomBytes, randomUUID } from 'node:crypto';
import {
  type Address,
  type Hex,
  hashPayload,
  hashRequest,
  hashSealedPayload,
  type NewTransaction,
} from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { answerOnce, claimOf, recallAnswer } from '../../platform/idempotency/answer-once.ts';
import { findUser } from '../accounts/index.ts';
import { findPgpKey } from '../api-keys/index.ts';
import { findEscrowOwner, readSettings } from '../settings/index.ts';
import { findOwnService, findServicesByKeyIds } from '../verification-services/index.ts';
import { listKeyIds, readSealedPayload } from './check-sealed.ts';
import type { TransactionDeps } from './deps.ts';
import {
  escrowNotOwn,
  escrowUnknown,
  invalidFlow,
  keyRequired,
  noActiveService,
  openNotAllowed,
  sealRefused,
  serviceRefused,
} from './errors.ts';
import { publishChange } from './publish-change.ts';
import { showTransaction } from './show.ts';
import { insertTransaction } from './store.ts';

/** Who may create: an access token, an MCP client, a user's key, or a server key for any user. */
export type Creator = Extract<Principal, { kind: 'jwt' | 'oauth' | 'user-key' | 'admin-key' }>;

/** Records a request and, in the same transaction, the job that brings it to its arbiter. */
export async function createTransaction(
  deps: TransactionDeps,
  principal: Creator,
  input: NewTransaction,
  idempotencyKey: string | undefined,
) {
  const { db } = deps;
  const claim = claimOf(principal, 'POST /transactions', idempotencyKey, input);
  // Before anything is asked that may have changed since: a repeat gets the first answer, whatever it would get now.
  const known = claim && (await recallAnswer<ReturnType<typeof showTransaction>>(db, claim));
  if (known) return known;
  if (input.form === 'open') allowOpen(principal);
  const { escrowAddress: account, chainId } = input.form === 'sealed' ? input : input.fields;
  const userId = await findOwner(db, principal, account, chainId);
  // In this order, for the first reading of settings makes them, and what is refused leaves nothing behind.
  const serviceId = await chooseService(db, input, userId);
  const { executionType } = await readSettings(db, userId);
  if (input.form === 'open' && executionType !== 0) throw invalidFlow();

  const { answer, isFirst } = await answerOnce(db, claim, async (tx) => {
    const salt: Hex = `0x${randomBytes(32).toString('hex')}`;
    const payload = payloadOf(input);
    const requestHash = hashRequest({ account, chainId, payloadHash: payload.payloadHash, serviceId, salt });
    const row = { id: randomUUID(), requestHash, userId, account, chainId, serviceId, salt, execution: executionType };
    const made = await insertTransaction(tx, { ...row, form: input.form, ...payload });
    await deps.verification.begin(tx, row);
    await recordAudit(tx, {
      actor: actorOf(principal),
      action: 'transaction.create',
      userId,
      transactionId: row.id,
      detail: { requestHash, form: input.form, account, chainId, serviceId, execution: executionType },
    });
    return showTransaction({ ...row, ...made, userPrompt: payload.userPrompt });
  });
  if (isFirst) publishChange(deps.changes, { ...answer, userId, revision: 1 });
  return answer;
}

function allowOpen({ kind }: Creator): void {
  if (kind === 'jwt' || kind === 'oauth') throw keyRequired();
  if (kind !== 'admin-key') throw openNotAllowed();
}

async function findOwner(db: Database, principal: Creator, account: Address, chainId: number): Promise<string> {
  if (principal.kind === 'admin-key') {
    const owner = (await findUser(db, account))?.id ?? (await findEscrowOwner(db, account, chainId));
    if (!owner) throw escrowUnknown();
    return owner;
  }
  const isOwn = principal.address === account || (await findEscrowOwner(db, account, chainId)) === principal.userId;
  if (!isOwn) throw escrowNotOwn();
  return principal.userId;
}

/** The service that will judge: the operator's own, or the one that a sealed payload is encrypted to. */
async function chooseService(db: Database, input: NewTransaction, userId: string): Promise<number> {
  if (input.form !== 'sealed') {
    const service = await findOwnService(db);
    if (!service?.active) throw noActiveService();
    return service.id;
  }
  const sealed = await readSealedPayload(input.encryptedPayload);
  const ownKey = await findPgpKey(db, userId);
  if (!ownKey) throw sealRefused('you have no OpenPGP key here yet: register it with POST /user-api-keys/register');
  const ownKeyIds = await listKeyIds(ownKey.armored);
  if (!sealed.signerKeyIds.every((id) => ownKeyIds.includes(id))) {
    throw sealRefused('is signed by another key than the one you registered');
  }
  const wanted = input.verificationServiceId;
  const [first, second] = await findServicesByKeyIds(db, sealed.recipientKeyIds, wanted);
  if (!first && wanted !== null) throw serviceRefused();
  if (!first) throw sealRefused('is not encrypted to an active verification service');
  if (second && !first.own) throw sealRefused('is encrypted to a key of several services: name verificationServiceId');
  return first.id;
}

function payloadOf(input: NewTransaction) {
  if (input.form === 'sealed') {
    const { encryptedPayload } = input;
    const payloadBytes = Buffer.byteLength(encryptedPayload);
    return { encryptedPayload, payloadBytes, payloadHash: hashSealedPayload(encryptedPayload), userPrompt: null };
  }
  const { userPrompt, tx, contextLogs } = input.fields;
  return {
    payloadHash: hashPayload(input.fields),
    payloadBytes: Buffer.byteLength(JSON.stringify(input.fields)),
    userPrompt,
    callTo: tx.to,
    callValue: tx.value,
    callData: tx.data,
    contextLogs: contextLogs ?? null,
  };
}
