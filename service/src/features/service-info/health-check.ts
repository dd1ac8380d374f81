type Status = 'ok' | 'down' | 'off';

export interface CheckResult {
  readonly status: Status;
  readonly latencyMs: number | null;
}

/** Throws or rejects where the thing is down. Null: not configured here. */
export type Probe = (() => Promise<unknown>) | null;

const PROBE_TIMEOUT_MS = 2_000;

/**
 * Whoever asks at the same time shares one look: anybody may read the health, and must not multiply what it costs.
 * What is wrong goes to the log; the answer says only that something is.
 */
export function createHealthCheck(probe: Probe, onDown: (error: unknown) => void): () => Promise<CheckResult> {
  let looking: Promise<CheckResult> | null = null;
  return () => {
    looking ??= look(probe, onDown).finally(() => {
      looking = null;
    });
    return looking;
  };
}

async function look(probe: Probe, onDown: (error: unknown) => void): Promise<CheckResult> {
  if (!probe) return { status: 'off', latencyMs: null };
  const started = performance.now();
  try {
    await withTimeout(probe(), PROBE_TIMEOUT_MS);
    return { status: 'ok', latencyMs: Math.round((performance.now() - started) * 10) / 10 };
  } catch (error) {
    onDown(error);
    return { status: 'down', latencyMs: null };
  }
}

async function withTimeout(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
