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

/** How the account signed, or null; its user, if there is one, is bound to that from now on. */
export async function proveAccount(deps: AccountDeps, signature: AccountSignature): Promise<SignatureProof | null> {
  const user = await findUser(deps.db, signature.address);
  const proof = await verifyAccount(deps, signature, user);
  if (!proof || !user) return proof;
  return (await bind(deps.db, user, proof)) ? proof : null;
}

/** False where the user is another account, a contract on another chain or a key, than the one that signed. */
async function bind(db: Database, user: User, proof: SignatureProof): Promise<boolean> {
  if (!isProvenBy(user, proof)) return false;
  if (user.accountKind === proof.by) return true;
  if (!(await updateAccount(db, user, proof))) {
    const now = await findUser(db, user.address);
    return now !== null && bind(db, now, proof);
  }
  // Sessions from before may be those of code on another chain. A key that nobody contested ends none of its own.
  if (user.accountKind !== null || proof.by === 'contract') await revokeAllFamilies(db, serviceActor, user.id);
  return true;
}
