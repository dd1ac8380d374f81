import { z } from 'zod';
import { awaitNews, readStanding, type Standing } from '../../transactions/index.ts';
import type { ToolCall, ToolDeps } from './tool.ts';

const MAX_WAIT_SECONDS = 300;
const PROGRESS_EVERY_MS = 4_000;

/** The default timeout of clients is a minute. */
export const waitArgument = (defaultSeconds: number) =>
  z
    .number()
    .int('must be a whole number of seconds')
    .min(0, 'must be from 0 to 300')
    .max(MAX_WAIT_SECONDS, 'must be from 0 to 300')
    .default(defaultSeconds)
    .describe(
      `Seconds to wait for news, from 0 to ${MAX_WAIT_SECONDS}; defaults to ${defaultSeconds}. With a progress token, you receive a progress message every few seconds.`,
    )
    .meta({ examples: [60] });

/** The state of a verification once there is news of it, or after the timeout. */
export async function awaitStanding(
  deps: ToolDeps,
  { exchange: { principal }, gone, tellProgress }: ToolCall,
  known: Standing,
  seconds: number,
): Promise<Standing> {
  const { requestHash, status } = known.state;
  if (seconds === 0 || status !== 'PENDING') return known;
  const beganAt = performance.now();
  const awaited = known.verdict ? "the owner's decision" : 'the verdict';
  // In each message: a disconnected client can ask about it later.
  const tell = () =>
    tellProgress(
      Math.round((performance.now() - beganAt) / 100) / 10,
      seconds,
      `Waiting for ${awaited} on ${requestHash}`,
    );
  tell();
  const timer = setInterval(tell, PROGRESS_EVERY_MS);
  try {
    await awaitNews(deps, principal, known.state, seconds, gone);
  } finally {
    clearInterval(timer);
  }
  // The client is gone: many that leave at once would otherwise all query once more.
  if (gone.aborted) return known;
  return readStanding(deps, principal, requestHash);
}
