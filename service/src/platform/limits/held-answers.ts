import { maxHeldAnswers, Problem } from '@countersign/protocol';
import type { Principal } from '../http/principal.ts';

const RETRY_AFTER_SECONDS = 5;

/** Held answers and open event streams, counted by user on this instance. */
export interface HeldAnswers {
  /** Counts one more; a 429 above the limit. Returns the function that releases it. */
  hold(holder: string): () => void;
}

/** The holder of an answer about a transaction: its owner, or a service key on the owner's behalf. */
export const holderOf = (principal: Principal, ownerId: string): string =>
  'keyId' in principal && !('userId' in principal) ? `${principal.keyId} for ${ownerId}` : ownerId;

/** Counts one more until `gone` fires; releases it at once if `gone` has already fired. */
export function holdUntil(gone: AbortSignal, held: HeldAnswers, holder: string): void {
  const letGo = held.hold(holder);
  if (gone.aborted) letGo();
  else gone.addEventListener('abort', letGo, { once: true });
}

interface Watch {
  readonly onRefused: (limit: string) => void;
  /** Called with the current number over all users. */
  readonly onChange: (total: number) => void;
}

export function createHeldAnswers({ onRefused, onChange }: Watch, max = maxHeldAnswers): HeldAnswers {
  const held = new Map<string, number>();
  let total = 0;

  return {
    hold(holder) {
      const count = held.get(holder) ?? 0;
      if (count >= max) {
        onRefused('held');
        throw tooManyHeld(max);
      }
      held.set(holder, count + 1);
      onChange(++total);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        onChange(--total);
        const left = (held.get(holder) ?? 1) - 1;
        if (left === 0) held.delete(holder);
        else held.set(holder, left);
      };
    },
  };
}

const tooManyHeld = (max: number) =>
  new Problem(
    429,
    'limit.held',
    `Too many long polls and event streams: a user may have at most ${max} open. Close one, or poll without waiting.`,
    { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
  );
