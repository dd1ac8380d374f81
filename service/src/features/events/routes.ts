import type { eventRows } from '@countersign/protocol';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { openEventStream } from './event-stream.ts';

interface Deps {
  readonly changes: Changes;
  readonly now: () => number;
  readonly isStopping: () => boolean;
}

export function eventRoutes({ changes, now, isStopping }: Deps): Handlers<typeof eventRows> {
  return {
    streamEvents: ({ principal: { userId, expiresAtMs }, gone, setHeader }) => {
      // A proxy that collects answers before it passes them on would hold every event back.
      setHeader('x-accel-buffering', 'no');
      return openEventStream(changes, { userId, endsInMs: () => expiresAtMs - now(), gone: gone() }, isStopping);
    },
  };
}
