import { serviceActor } from '../../platform/audit/actor.ts';
import type { SignatureProof } from '../../platform/crypto/verify-signature.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  type AccountDeps,
  type AccountSignature,
  findUser,
  isProvenBy,
  type User,
  updateAccount,
  verifyAccount,
} from '../accounts/index.ts';
import { revokeAllFamilies } from './store.ts';

/** How the account signed, or null. Its user, if there is one, is bound to that kind of account from then on. */
export async function proveAccount(deps: AccountDeps, signature: AccountSignature): Promise<SignatureProof | null> {
  const user = await findUser(deps.db, signature.address);
  const proof = await verifyAccount(deps, signature, user);
  if (!proof || !user) return proof;
  return (await bind(deps.db, user, proof)) ? proof : null;
}

/** False if the user is bound to another account than the signer: a contract on another chain, or a key. */
async function bind(db: Database, user: User, proof: SignatureProof): Promise<boolean> {
  if (!isProvenBy(user, proof)) return false;
  if (user.accountKind === proof.by) return true;
  if (!(await updateAccount(db, user, proof))) {
    const now = await findUser(db, user.address);
    return now !== null && bind(db, now, proof);
  }
  // Earlier sessions may belong to code on another chain. A key that signs for an unbound user ends none.
  if (user.accountKind !== null || proof.by === 'contract') await revokeAllFamilies(db, serviceActor, user.id);
  return true;
}
