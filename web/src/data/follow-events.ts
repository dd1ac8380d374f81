import { SignedOutError } from '../parts/signed-out-error.ts';
import type { Session } from '../session/session.ts';

export interface FollowedEvent {
  readonly event: string;
  readonly data: unknown;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Reads the event stream of the signed-in user and reopens it whenever it ends: `EventSource` cannot send the access
 * token. `onEvent` receives `resync` after every gap.
 */
export async function followEvents(
  { open }: Pick<Session, 'open'>,
  onEvent: (event: FollowedEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    try {
      const response = await open('/events', signal);
      onEvent({ event: 'resync', data: {} });
      pauseMs = FIRST_PAUSE_MS;
      await readEvents(response, onEvent);
    } catch (error) {
      if (signal.aborted || error instanceof SignedOutError) return;
    }
    // Jitter, so that browsers do not all reconnect at once after a restart of the service.
    await pause(pauseMs * (0.5 + Math.random()), signal);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

async function readEvents(response: Response, onEvent: (event: FollowedEvent) => void): Promise<void> {
  if (!response.body) return;
  let rest = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) onEvent(event);
    }
  }
}

function parseEvent(block: string): FollowedEvent | null {
  const fields = new Map(block.split('\n').map((line) => [line.split(':', 1)[0], line.replace(/^[^:]*: ?/, '')]));
  const event = fields.get('event');
  return event === undefined ? null : { event, data: JSON.parse(fields.get('data') ?? 'null') };
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
