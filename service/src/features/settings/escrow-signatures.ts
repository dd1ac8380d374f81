import { type Address, escrowLinkText, escrowUnlinkText, lifetimes, sha256Hex } from '@countersign/protocol';
import type { SignatureVerifier } from '../../platform/crypto/verify-signature.ts';
import type { Database } from '../../platform/db/database.ts';
import { verifyAccount } from '../accounts/index.ts';
import { claimSignature } from '../sessions/index.ts';
import { chainNeeded, notSigned, signedTooEarlyOrLate } from './errors.ts';

/** How far the signer's clock may be ahead of ours. */
const CLOCK_SKEW_MS = 30_000;
/** Longer than a text can be accepted, including clock differences between instances. */
const REMEMBER_SECONDS = 2 * lifetimes.escrowLink;

export interface EscrowDeps {
  readonly db: Database;
  readonly verifier: SignatureVerifier;
  readonly serviceHost: string;
  readonly now: () => number;
}

export interface SignedUnlink {
  readonly address: Address;
  readonly chainId?: number | undefined;
  readonly signedAt: string;
  readonly signature: string;
}

export type SignedLink = SignedUnlink;

/** The text that the account signed to be linked to this owner. */
export async function verifyLink(deps: EscrowDeps, owner: Address, link: SignedLink): Promise<string> {
  checkTime(deps, link.signedAt);
  const { address, chainId = null, signedAt, signature } = link;
  const text = escrowLinkText({ host: deps.serviceHost, account: address, owner, chainId, signedAt });
  // A contract with the same address on another chain may belong to another owner.
  const claim = { address, text, signature };
  const proof =
    chainId === null
      ? await deps.verifier.verify({ ...claim, chainId })
      : await verifyAccount(deps, { ...claim, chainId });
  if (!proof) throw chainId === null ? chainNeeded() : notSigned(text);
  return text;
}

/** The text that the account signed to end its link, and the chain that the signature covers: a key covers all. */
export async function verifyUnlink(
  deps: EscrowDeps,
  unlink: SignedUnlink,
): Promise<{ text: string; account: number | 'all' }> {
  checkTime(deps, unlink.signedAt);
  const { address, chainId = null, signedAt, signature } = unlink;
  const text = escrowUnlinkText({ host: deps.serviceHost, account: address, chainId, signedAt });
  // Even if a user of another chain has the address: a contract may end its own links.
  const proof = await deps.verifier.verify({ address, text, signature, chainId });
  if (!proof) throw chainId === null ? chainNeeded() : notSigned(text);
  return { text, account: proof.by === 'key' ? 'all' : proof.chainId };
}

/** True for the first use of this text. */
export const claimText = (tx: Database, address: Address, text: string): Promise<boolean> =>
  claimSignature(tx, sha256Hex(new TextEncoder().encode(`${address}\n${text}`)), REMEMBER_SECONDS);

function checkTime({ now }: EscrowDeps, signedAt: string): void {
  const ageMs = now() - Date.parse(signedAt);
  if (ageMs < -CLOCK_SKEW_MS || ageMs > lifetimes.escrowLink * 1000) throw signedTooEarlyOrLate();
}
