import type { ModelConfig } from '../model/ask.ts';

const PROBE_TIMEOUT_MS = 1_000;
const FRESH_MS = 30_000;

/** Whether the language model answers, by the last result. */
export interface ModelReachability {
  /** Called after each request to the model. */
  note(reached: boolean): void;
  /** Waits for a probe only if no result exists yet, and never longer than a second. */
  look(): Promise<boolean>;
}

/** The health is public: concurrent callers share one probe, which is cached for half a minute. */
export function createModelReachability(
  { baseUrl, apiKey }: Pick<ModelConfig, 'baseUrl' | 'apiKey'>,
  now: () => number,
): ModelReachability {
  let seen: { readonly reached: boolean; readonly atMs: number } | null = null;
  let probing: Promise<boolean> | null = null;
  const note = (reached: boolean) => {
    seen = { reached, atMs: now() };
  };

  function probe(): Promise<boolean> {
    probing ??= ping(baseUrl, apiKey)
      .then((reached) => {
        note(reached);
        return reached;
      })
      .finally(() => {
        probing = null;
      });
    return probing;
  }

  return {
    note,
    async look() {
      if (seen === null) return probe();
      if (now() - seen.atMs >= FRESH_MS) void probe();
      return seen.reached;
    },
  };
}

/** Lists the models, which costs nothing. An endpoint without such a list that answers is reachable, too. */
async function ping(baseUrl: string, apiKey: string | null): Promise<boolean> {
  try {
    const response = await fetch(`${baseUrl}/models`, {
      headers: { ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status < 500 && response.status !== 401 && response.status !== 403;
  } catch {
    return false;
  }
}
