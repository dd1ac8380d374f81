import { timingSafeEqual } from 'node:crypto';
import type { Changes } from '../../platform/changes/changes.ts';
import type { KeyPrincipal } from '../../platform/http/principal.ts';

/** A revocation has to take effect within a second on every instance, even if its announcement is lost. */
const KEPT_MS = 950;
/** Often enough that a key in steady use is never looked up for a single request. */
const RENEW_AFTER_MS = 600;
const MAX_KEPT = 10_000;

/** The topic of revoked keys. */
const revokedKeysTopic = 'revoked keys';

/** For after the commit. The local instance has processed it when this returns, the others a moment later. */
export const tellKeysRevoked = (changes: Pick<Changes, 'publish'>) => changes.publish([revokedKeysTopic], null);

export interface UsableKey {
  readonly principal: KeyPrincipal;
  /** Not if it expires, or has wide scopes: then each use looks it up. */
  readonly mayBeKept: boolean;
}

interface Kept {
  readonly hash: Buffer;
  readonly principal: KeyPrincipal;
  readonly untilMs: number;
  isUsed: boolean;
}

/**
 * Agents that poll and workers use the same keys again and again. Keys in use are cached for less than a second and
 * looked up again together, by one statement instead of one for each request.
 */
export function createKeptKeys(
  changes: Pick<Changes, 'subscribe'>,
  lookUp: (hash: Buffer) => Promise<UsableKey | null>,
): {
  /** By the hash of the whole secret: only its holder can find a key here. */
  find(hash: Buffer): KeyPrincipal | null;
  read(hash: Buffer): Promise<KeyPrincipal | null>;
} {
  const kept = new Map<string, Kept>();
  let revocations = 0;
  let isRenewalDue = false;
  changes.subscribe(revokedKeysTopic, () => {
    revocations += 1;
    kept.clear();
  });

  async function read(hash: Buffer): Promise<KeyPrincipal | null> {
    // From before the lookup, which may have taken a while.
    const untilMs = performance.now() + KEPT_MS;
    const toldBefore = revocations;
    const found = await lookUp(hash);
    const name = hash.toString('hex');
    if (!found?.mayBeKept || toldBefore !== revocations) kept.delete(name);
    else if (kept.size < MAX_KEPT || kept.has(name)) {
      kept.set(name, { hash, principal: found.principal, untilMs, isUsed: false });
      renewLater();
    }
    return found?.principal ?? null;
  }

  function renewLater(): void {
    if (isRenewalDue) return;
    isRenewalDue = true;
    setTimeout(renew, RENEW_AFTER_MS).unref();
  }

  /** Looks up the keys used since the last lookup; the others expire. */
  function renew(): void {
    isRenewalDue = false;
    for (const [name, { hash, untilMs, isUsed }] of kept) {
      if (untilMs <= performance.now()) kept.delete(name);
      // The next caller will get the error.
      else if (isUsed) read(hash).catch(() => {});
    }
    if (kept.size > 0) renewLater();
  }

  return {
    find(hash) {
      const known = kept.get(hash.toString('hex'));
      if (!known || !timingSafeEqual(known.hash, hash) || known.untilMs <= performance.now()) return null;
      known.isUsed = true;
      return known.principal;
    },
    read,
  };
}
