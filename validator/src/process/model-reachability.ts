import type { ModelConfig } from '../model/ask.ts';

const PROBE_TIMEOUT_MS = 1_000;
const FRESH_MS = 30_000;

/** Whether the language model answers, as last seen. */
export interface ModelReachability {
  /** Told after each time the model was asked for a request. */
  note(reached: boolean): void;
  /** Waits for a probe only where nothing is known yet, and never longer than a second. */
  look(): Promise<boolean>;
}

/** Anybody may read the health: whoever asks at the same time shares one look, which holds for half a minute. */
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

/** Lists the models, which costs nothing. An endpoint that has no such list but answers is there all the same. */
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
