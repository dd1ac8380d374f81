import type { Address } from '@countersign/protocol';
import { type Actor, actorOf } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import { findUser } from '../accounts/index.ts';
import { accountNotLinked, accountTaken, signatureUsed } from './errors.ts';
import {
  deleteEscrowAccounts,
  type EscrowAccount,
  findOverlaps,
  insertEscrowAccount,
  isAnotherUser,
  lockAddress,
} from './escrow-accounts-store.ts';
import { claimText, type EscrowDeps, type SignedLink, verifyLink, verifyUnlink } from './escrow-signatures.ts';

/** Links an account that signed for it. Only callers who can sign for the account learn to whom it is linked. */
export async function linkEscrowAccount(
  deps: EscrowDeps,
  principal: JwtPrincipal,
  link: SignedLink,
): Promise<EscrowAccount> {
  const text = await verifyLink(deps, principal.address, link);
  const { userId } = principal;
  const { address, chainId = null } = link;
  return deps.db.transaction(async (tx) => {
    await lockAddress(tx, address);
    const overlaps = await findOverlaps(tx, address, chainId);
    const isTaken = overlaps.some((each) => each.userId !== userId);
    if (isTaken || (await isAnotherUser(tx, userId, address))) throw accountTaken();
    const isFirstUse = await claimText(tx, address, text);
    const linked = overlaps.find((each) => each.chainId === chainId);
    if (linked) return linked;
    // A link that has ended since must not return by the same text.
    if (!isFirstUse) throw signatureUsed();
    const made = await insertEscrowAccount(tx, { userId, address, chainId });
    await recordLink(tx, actorOf(principal), 'escrow.link', made);
    return made;
  });
}

export interface Unlink {
  readonly address: Address;
  readonly chainId?: number | undefined;
  readonly signature?: string | undefined;
  readonly signedAt?: string | undefined;
}

/** Ends links of the caller, and links of any user if the account itself asks for it. */
export async function unlinkEscrowAccount(deps: EscrowDeps, principal: JwtPrincipal, unlink: Unlink): Promise<void> {
  const { address, chainId, signature, signedAt } = unlink;
  const { userId } = principal;
  const signed = signature !== undefined && signedAt !== undefined ? { ...unlink, signature, signedAt } : null;
  const proven = signed && (await verifyUnlink(deps, signed));
  await deps.db.transaction(async (tx) => {
    if (proven && !(await claimText(tx, address, proven.text))) throw signatureUsed();
    const account = proven ? proven.account : principal.address === address ? await ownAccount(tx, address) : null;
    const ended = await deleteEscrowAccounts(tx, { address, chainId, userId, account });
    if (ended.length === 0) throw accountNotLinked();
    for (const each of ended) await recordLink(tx, actorOf(principal), 'escrow.unlink', each);
  });
}

/** The chain that a user's own account is on, or `all`. */
async function ownAccount(db: Database, address: Address): Promise<number | 'all'> {
  return (await findUser(db, address))?.accountChainId ?? 'all';
}

async function recordLink(tx: Database, actor: Actor, action: string, link: EscrowAccount): Promise<void> {
  const { userId, address, chainId } = link;
  await recordAudit(tx, { actor, action, userId, detail: { address, chainId } });
}
