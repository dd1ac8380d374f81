import { type Address, escrowLinkText } from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { recoverAddress } from '../../platform/crypto/recover-address.ts';
import type { SignatureVerifier } from '../../platform/crypto/verify-signature.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import { accountNotLinked, accountTaken, chainNeeded, linkNotSigned } from './errors.ts';
import {
  deleteEscrowAccount,
  type EscrowAccount,
  findEscrowAccount,
  isAnotherUser,
  upsertEscrowAccount,
} from './escrow-accounts-store.ts';

interface Deps {
  readonly db: Database;
  readonly verifier: SignatureVerifier;
  readonly serviceHost: string;
}

interface Link {
  readonly address: Address;
  readonly chainId?: number | undefined;
  readonly signature: string;
}

/** Links an account that itself asked for it. Whose it is is told only to those who can sign for it. */
export async function linkEscrowAccount(deps: Deps, principal: JwtPrincipal, link: Link): Promise<EscrowAccount> {
  await checkSignature(deps, principal, link);
  const { userId } = principal;
  const { address, chainId = null } = link;
  return deps.db.transaction(async (tx) => {
    if (await isAnotherUser(tx, userId, address)) throw accountTaken();
    const changed = await upsertEscrowAccount(tx, { userId, address, chainId });
    if (changed) {
      const detail = { address, chainId };
      await recordAudit(tx, { actor: actorOf(principal), action: 'escrow.link', userId, detail });
      return changed;
    }
    const account = await findEscrowAccount(tx, userId, address);
    if (!account) throw accountTaken();
    return account;
  });
}

export async function unlinkEscrowAccount(db: Database, principal: JwtPrincipal, address: Address): Promise<void> {
  const { userId } = principal;
  await db.transaction(async (tx) => {
    if (!(await deleteEscrowAccount(tx, userId, address))) throw accountNotLinked();
    await recordAudit(tx, { actor: actorOf(principal), action: 'escrow.unlink', userId, detail: { address } });
  });
}

async function checkSignature(deps: Deps, owner: JwtPrincipal, { address, chainId, signature }: Link): Promise<void> {
  const host = deps.serviceHost;
  const text = escrowLinkText({ host, account: address, owner: owner.address, chainId: chainId ?? null });
  if (chainId === undefined) {
    // A contract with the same address on another chain may be somebody else's.
    if (recoverAddress(text, signature) !== address) throw chainNeeded();
  } else if (!(await deps.verifier.verify({ address, text, signature, chainId }))) throw linkNotSigned(text);
}
