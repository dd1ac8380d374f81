import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { responseTo } from './response-to.ts';
import { pause, retrying } from './retrying.ts';

/** The methods needed to follow a request; every {@link Client} has them. */
export type FollowingClient = Pick<Client, 'getApprovalStatus' | 'getTransaction'>;

export interface WaitOptions {
  /**
   * The maximum time to wait; 60 s by default. After that the outcome is `pending` or `undecided`, and nothing is lost.
   */
  readonly timeoutMs?: number | undefined;
  /** Also wait for the owner, if the owner has to decide. */
  readonly waitForOwner?: boolean | undefined;
  /** Stops waiting with its reason. The request stays as it is. */
  readonly signal?: AbortSignal | undefined;
}

export const DEFAULT_WAIT_MS = 60_000;
/** The longest that the service holds an answer. */
export const MAX_HELD_SECONDS = 25;
/** Added to the time for which an answer is held. */
export const ANSWER_MS = 15_000;
const BETWEEN_POLLS_MS = 2_500;

/** Waits for the outcome of a submitted request. */
export async function awaitOutcome(
  options: WaitOptions & {
    readonly client: FollowingClient;
    readonly requestHash: string;
    /** The page of the request, if known, to be included in the outcome. */
    readonly page?: string | null | undefined;
  },
): Promise<Outcome> {
  const { client, requestHash, timeoutMs = DEFAULT_WAIT_MS, signal, page } = options;
  const endsAt = performance.now() + timeoutMs;
  let seen = await poll(client, requestHash, 0, null, signal);
  for (let leftMs = timeoutMs; !isSettled(seen, options) && leftMs > 0; leftMs = endsAt - performance.now()) {
    const seconds = Math.min(MAX_HELD_SECONDS, Math.ceil(leftMs / 1000));
    seen = (await holdPoll(client, requestHash, seconds, seen, signal)) ?? seen;
  }
  const record = await retrying(() => client.getTransaction({ params: { requestHash } }, { signal }), signal);
  return outcomeOf(record, page ?? null);
}

type Seen = Awaited<ReturnType<Client['getApprovalStatus']>>;

function isSettled(seen: Seen, { waitForOwner = false }: WaitOptions): boolean {
  if (!('status' in seen) || seen.status !== 'PENDING') return true;
  return !waitForOwner && seen.orion.length > 0;
}

/** The next state; null if nothing has changed in this time. */
async function holdPoll(
  client: FollowingClient,
  requestHash: string,
  seconds: number,
  seen: Seen,
  signal: AbortSignal | undefined,
): Promise<Seen | null> {
  try {
    return await poll(client, requestHash, seconds, responseTo(seen)?.etag ?? null, signal);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.statusCode === 304) return null;
    if (error.code !== 'limit.held') throw error;
    // Too many held answers already: poll instead.
    await pause(Math.min(BETWEEN_POLLS_MS, seconds * 1000), signal);
    return poll(client, requestHash, 0, null, signal);
  }
}

const poll = (
  client: FollowingClient,
  requestHash: string,
  wait: number,
  etag: string | null,
  signal: AbortSignal | undefined,
): Promise<Seen> => {
  const headers = etag === null ? {} : { 'if-none-match': etag };
  const call = { timeoutMs: wait * 1000 + ANSWER_MS, signal };
  const ask = () => client.getApprovalStatus({ params: { requestHash }, query: { wait }, headers }, call);
  return retrying(ask, signal, ({ code }) => code !== 'limit.held');
};
