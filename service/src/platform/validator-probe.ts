import { z } from 'zod';

const TIMEOUT_MS = 2_000;

/** The contract of validators requires a 200; ours also reports whether its data is loaded. */
const health = z.object({ ready: z.boolean().optional() });

/** Checks the validator's health; throws if it cannot validate. */
export function createValidatorProbe({ url, token }: { url: string; token: string | null }): () => Promise<void> {
  return async () => {
    const answer = await fetch(`${url}/health`, {
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await answer.json();
    if (answer.status !== 200) throw new Error(`the validator answered with ${answer.status}`);
    if (health.parse(body).ready === false) throw new Error('the validator is not ready');
  };
}
