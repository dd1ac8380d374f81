import { timingSafeEqual } from 'node:crypto';
import type { Changes } from '../../platform/changes/changes.ts';
import type { KeyPrincipal } from '../../platform/http/principal.ts';

/** A revocation has to hold within a second on every instance, whatever is told to it or lost on the way. */
const KEPT_MS = 950;
/** Often enough that a key in steady use is never looked up for one request alone. */
const RENEW_AFTER_MS = 600;
const MAX_KEPT = 10_000;

/** Where it is told that keys were revoked. */
const revokedKeysTopic = 'revoked keys';

/** For after the commit. The own instance has heard it when this returns, the others a moment later. */
export const tellKeysRevoked = (changes: Pick<Changes, 'publish'>) => changes.publish([revokedKeysTopic], null);

export interface UsableKey {
  readonly principal: KeyPrincipal;
  /** Not if it expires, or may do anything: then each use looks it up. */
  readonly mayBeKept: boolean;
}

interface Kept {
  readonly hash: Buffer;
  readonly principal: KeyPrincipal;
  readonly untilMs: number;
  isUsed: boolean;
}

/**
 * Agents that poll and workers use the same keys again and again. Keys that are in use are kept for less than a second and
 * looked up again together, by one statement instead of one for each request.
 */
export function createKeptKeys(
  changes: Pick<Changes, 'subscribe'>,
  lookUp: (hash: Buffer) => Promise<UsableKey | null>,
): {
  /** By the hash of the whole secret: what finds a key here has the secret. */
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
    // From before the look-up, which may have taken its time.
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

  /** Looks up what was used since it was last looked up; the rest ends by itself. */
  function renew(): void {
    isRenewalDue = false;
    for (const [name, { hash, untilMs, isUsed }] of kept) {
      if (untilMs <= performance.now()) kept.delete(name);
      // Whoever comes next finds out for itself what is wrong.
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
