import { randomBytes, randomUUID } from 'node:crypto';
import {
  type Address,
  type CreateFields,
  type Hex,
  hashPayload,
  hashRequest,
  hashSealedPayload,
  type NewTransaction,
} from '@countersign/protocol';
import { actorOf } from '../../../platform/audit/actor.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inTurn } from '../../../platform/db/in-turn.ts';
import { answerOnce, type Claim, claimOf, recallAnswer } from '../../../platform/idempotency/answer-once.ts';
import { clientNetwork } from '../../../platform/limits/client-network.ts';
import { type Charge, refuseOverQuota, spendBytes } from '../../../platform/limits/spend-bytes.ts';
import { findUserOnChain, requireUnfrozen } from '../../accounts/index.ts';
import { type Circumstances, findEscrowOwner, readCircumstances, readSettings } from '../../settings/index.ts';
import type { TransactionDeps } from '../base/deps.ts';
import {
  escrowNotOwn,
  escrowUnknown,
  instructionUsed,
  invalidFlow,
  keyRequired,
  openNotAllowed,
  overloaded,
  tooManyWaiting,
} from '../base/errors.ts';
import { publishChange } from '../base/publish-change.ts';
import { showTransaction } from '../base/show.ts';
import { isIdUsed } from '../base/single-use.ts';
import { insertTransaction } from '../base/store.ts';
import { type Creator, describeSubmitter } from '../base/submitter.ts';
import { termsOfFields, termsOfSubmission } from '../base/terms.ts';
import { chooseService } from './choose-service.ts';

/** Records a request and, in the same database transaction, the job that seals and offers it. */
export async function createTransaction(
  deps: TransactionDeps,
  principal: Creator,
  input: NewTransaction,
  { idempotencyKey, ip }: { idempotencyKey: string | undefined; ip: string },
) {
  const { db } = deps;
  const claim = claimOf(principal, 'POST /transactions', idempotencyKey, input);
  // Before any check against current data: a repeat gets the first answer, even if it would be refused now.
  const known = claim && (await recallAnswer<ReturnType<typeof showTransaction>>(db, claim));
  if (known) return known;
  if (input.form === 'open') allowOpen(principal);
  const { escrowAddress: account, chainId } = input.form === 'sealed' ? input : input.fields;
  const userId = principal.kind === 'admin-key' ? await findOwner(db, account, chainId) : principal.userId;
  const { instructionId } = input;
  if (instructionId !== undefined && (await isIdUsed(db, userId, instructionId))) throw instructionUsed();
  const circumstances = await readCircumstances(db, userId, { account, chainId });
  if (principal.kind !== 'admin-key' && !circumstances.isOwnAccount) {
    if ((await findEscrowOwner(db, account, chainId)) !== userId) throw escrowNotOwn();
  }
  // Before the first reading of settings, which creates them: a refused request leaves nothing behind.
  const serviceId = await chooseService(db, input, userId, circumstances);
  const admitted = { claim, ip, userId, serviceId, knownType: circumstances.executionType };
  const made = await deps.admit(serviceId, userId, () => storeTransaction(deps, principal, input, admitted));
  if (typeof made === 'string') throw made === 'requestsPerUser' ? tooManyWaiting() : overloaded();
  return made;
}

interface Admitted {
  readonly claim: Claim | null;
  readonly ip: string;
  readonly userId: string;
  readonly serviceId: number;
  readonly knownType: Circumstances['executionType'];
}

async function storeTransaction(
  deps: TransactionDeps,
  principal: Creator,
  input: NewTransaction,
  { claim, ip, userId, serviceId, knownType }: Admitted,
) {
  const { db } = deps;
  const { escrowAddress: account, chainId } = input.form === 'sealed' ? input : input.fields;
  const executionType = knownType ?? (await readSettings(db, userId)).executionType;
  if (input.form === 'open' && executionType !== 0) throw invalidFlow();

  const payload = payloadOf(input);
  const charges = chargesOf(deps, principal, input, { userId, ip, bytes: payload.payloadBytes });
  await refuseOverQuota(db, charges);

  const store = async (tx: Database) => {
    const [submitter] = await Promise.all([describeSubmitter(tx, principal), requireUnfrozen(tx, userId)]);
    const salt: Hex = `0x${randomBytes(32).toString('hex')}`;
    const requestHash = hashRequest({ account, chainId, payloadHash: payload.payloadHash, serviceId, salt });
    const { form } = input;
    const ofOwner = { userId, account, chainId, execution: executionType };
    const { instructionId = null } = input;
    const row = { id: randomUUID(), requestHash, ...ofOwner, serviceId, salt, form, instructionId };
    const terms = [
      ...termsOfSubmission(principal, chainId),
      ...(input.form === 'sealed' ? [] : termsOfFields(input.fields)),
    ];
    const entry = {
      actor: actorOf(principal),
      action: 'transaction.create',
      userId,
      transactionId: row.id,
      detail: { requestHash, form, account, chainId, serviceId, execution: executionType },
    };
    const [made] = await Promise.all([
      insertTransaction(tx, { ...row, ...payload, ...submitter }, terms),
      deps.verification.begin(tx, row),
      recordAudit(tx, entry),
      spendBytes(tx, charges),
    ]);
    return showTransaction({
      ...row,
      ...made,
      userPrompt: payload.userPrompt,
      isJudged: false,
      sealedAt: null,
      release: null,
    });
  };
  // In turn for each owner, because concurrent requests would only hold connections while they wait for the quota.
  const { answer, isFirst } = await inTurn(db)(`quota of ${userId}`, () => answerOnce(db, claim, store));
  if (isFirst) publishChange(deps.changes, { ...answer, userId, revision: 1 });
  return answer;
}

/**
 * The quotas of a request: that of its owner, with any submitter, and that of the client's network, because new owners
 * cost nothing. Not for server keys, which submit for many owners from one network. The user always comes first, so
 * that locks cannot deadlock.
 */
function chargesOf(
  { quotas }: TransactionDeps,
  { kind }: Creator,
  input: NewTransaction,
  { userId, ip, bytes }: { userId: string; ip: string; bytes: number },
): Charge[] {
  const charge = { bytes, field: input.form === 'sealed' ? 'encryptedPayload' : namePlain(input.fields) };
  const ofUser = { ...charge, subject: `user ${userId}`, max: quotas.userBytes };
  const ofNetwork = { ...charge, subject: `network ${clientNetwork(ip)}`, max: quotas.addressBytes };
  return kind === 'admin-key' ? [ofUser] : [ofUser, ofNetwork];
}

const namePlain = ({ tx, calls }: CreateFields) =>
  `userPrompt, ${tx ? 'tx' : calls ? 'calls' : 'typedData'}, contextLogs`;

function allowOpen({ kind }: Creator): void {
  if (kind === 'jwt' || kind === 'oauth') throw keyRequired();
  if (kind !== 'admin-key') throw openNotAllowed();
}

/** Server keys submit for the owner of the account. */
async function findOwner(db: Database, account: Address, chainId: number): Promise<string> {
  const owner = (await findUserOnChain(db, account, chainId))?.id ?? (await findEscrowOwner(db, account, chainId));
  if (!owner) throw escrowUnknown();
  return owner;
}

function payloadOf(input: NewTransaction) {
  if (input.form === 'sealed') {
    const { encryptedPayload } = input;
    const payloadBytes = Buffer.byteLength(encryptedPayload);
    return { encryptedPayload, payloadBytes, payloadHash: hashSealedPayload(encryptedPayload), userPrompt: null };
  }
  const { userPrompt, contextLogs, tx, calls, typedData, payment } = input.fields;
  return {
    payloadHash: hashPayload(input.fields),
    payloadBytes: Buffer.byteLength(JSON.stringify(input.fields)),
    userPrompt,
    callTo: tx?.to ?? null,
    callValue: tx?.value ?? null,
    callData: tx?.data ?? null,
    action: calls ? { calls } : typedData ? { typedData, ...(payment && { payment }) } : null,
    contextLogs: contextLogs ?? null,
  };
}
