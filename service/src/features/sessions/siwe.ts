import { randomBytes } from 'node:crypto';
import { type Address, lifetimes, parseSiweMessage, type SiweMessage } from '@countersign/protocol';
import { findOrCreateUser, isProvenBy, type User } from '../accounts/index.ts';
import { isAcceptedDomain } from './accepted-domain.ts';
import type { SessionDeps } from './deps.ts';
import { siweRefused } from './errors.ts';
import { proveAccount } from './prove-account.ts';
import { issuePair, type TokenPair } from './refresh.ts';
import { consumeNonce, insertNonce } from './store.ts';

/** How far a wallet's clock may be ahead of ours. */
const CLOCK_SKEW_MS = 30_000;

export async function createNonce({ db }: SessionDeps, address: Address): Promise<string> {
  const nonce = randomBytes(16).toString('hex');
  await insertNonce(db, nonce, address, lifetimes.siweNonce);
  return nonce;
}

/**
 * Signs in with a signed EIP-4361 message. The nonce is used up before any expensive work, so a replay costs nothing.
 */
export async function signIn(deps: SessionDeps, text: string, signature: string): Promise<TokenPair & { user: User }> {
  const message = parseSiweMessage(text);
  if (!message) throw siweRefused('siwe.message', 'message: is not a Sign-In with Ethereum message (EIP-4361)');
  checkMessage(deps, message);
  if (!(await consumeNonce(deps.db, message.nonce, message.address))) {
    throw siweRefused(
      'siwe.nonce',
      'message: the nonce is unknown, used, expired or bound to another wallet; request a new one',
    );
  }
  const { address, chainId } = message;
  const proof = await proveAccount(deps, { address, text, signature, chainId });
  const user = proof && (await findOrCreateUser(deps.db, address, proof));
  // Checked again, because the contract of another chain may have created the user in between.
  if (!user || !isProvenBy(user, proof)) {
    throw siweRefused(
      'siwe.signature',
      'signature: is not a signature of this message by this wallet. A contract wallet must sign in on the chain of its first sign-in.',
    );
  }
  return { user, ...(await issuePair(deps, { userId: user.id, address })) };
}

function checkMessage({ acceptedHosts, serviceHost, now }: SessionDeps, message: SiweMessage): void {
  if (!isAcceptedDomain(message.domain, acceptedHosts, serviceHost)) {
    throw siweRefused('siwe.domain', 'message: the domain does not belong to this service');
  }
  const at = now();
  if (message.issuedAtMs > at + CLOCK_SKEW_MS)
    throw siweRefused('siwe.issued_at', 'message: Issued At is in the future');
  if (message.expirationTimeMs !== undefined && message.expirationTimeMs <= at) {
    throw siweRefused('siwe.expired', 'message: Expiration Time has passed');
  }
  if (message.notBeforeMs !== undefined && message.notBeforeMs > at + CLOCK_SKEW_MS) {
    throw siweRefused('siwe.not_before', 'message: Not Before is in the future');
  }
}
