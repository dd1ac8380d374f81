import { hashCall, type NewApproval } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { judgePolicy } from '../policy/index.ts';
import { callDiffers } from './errors.ts';
import { showCall } from './show.ts';
import { insertVerdict, type Ruling, readCall, type TransactionState } from './store.ts';

/** Stores the verdict; tells whether the owner must decide, too. Called under `lockAccount`, for the policy is judged. */
export async function keepVerdict(tx: Database, state: TransactionState, posted: NewApproval): Promise<Ruling> {
  const { verdict } = posted;
  const { id, account, chainId } = state;
  const call = showCall(await readCall(tx, id));
  // An arbiter that names another call has judged something else.
  const isOther =
    call && verdict.callHash !== undefined && verdict.callHash !== hashCall({ chainId, account, ...call });
  if (isOther) throw callDiffers();
  const effects = verdict.effects ?? null;
  const because = await whyOwnerNeeded(tx, state, posted, call);
  const ruling = { effects, ownerNeeded: because !== null };
  await insertVerdict(tx, {
    ...ruling,
    transactionId: id,
    report: verdict.report ?? null,
    callHash: verdict.callHash ?? null,
    signature: verdict.verdictSignature ?? null,
    ownerNeededBecause: because,
  });
  return ruling;
}

async function whyOwnerNeeded(
  tx: Database,
  { id, userId, account, chainId, execution }: TransactionState,
  { decision, verdict }: NewApproval,
  call: ReturnType<typeof showCall>,
): Promise<string | null> {
  if (decision === 'REJECTED') return null;
  if (decision === 'UNDECIDED') return 'the arbiter could not tell';
  if (execution === 1) return 'the owner executes, and approves first';
  if (execution === 0) return null;
  // Of a sealed call nobody here can tell whether the effects are its own.
  const effects = call && (verdict.effects ?? null);
  return judgePolicy(tx, { userId, transactionId: id, account, chainId, call, effects });
}
