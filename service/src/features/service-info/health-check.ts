type Status = 'ok' | 'down' | 'off';

export interface CheckResult<T> {
  readonly status: Status;
  readonly latencyMs: number | null;
  /** The result of the probe; null if it failed or is off. */
  readonly found: T | null;
}

/** Throws or rejects if the dependency is down. Null: not configured here. */
export type Probe<T = unknown> = (() => Promise<T>) | null;

const PROBE_TIMEOUT_MS = 2_000;

/**
 * Concurrent callers share one probe: the health is public, and callers must not multiply its cost. The error goes to
 * the log; the answer only says that there is one.
 */
export function createHealthCheck<T>(probe: Probe<T>, onDown: (error: unknown) => void): () => Promise<CheckResult<T>> {
  let looking: Promise<CheckResult<T>> | null = null;
  return () => {
    looking ??= look(probe, onDown).finally(() => {
      looking = null;
    });
    return looking;
  };
}

async function look<T>(probe: Probe<T>, onDown: (error: unknown) => void): Promise<CheckResult<T>> {
  if (!probe) return { status: 'off', latencyMs: null, found: null };
  const started = performance.now();
  try {
    const found = await withTimeout(probe(), PROBE_TIMEOUT_MS);
    return { status: 'ok', latencyMs: Math.round((performance.now() - started) * 10) / 10, found };
  } catch (error) {
    onDown(error);
    return { status: 'down', latencyMs: null, found: null };
  }
}

async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
