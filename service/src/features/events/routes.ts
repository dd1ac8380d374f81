import type { eventRows } from '@countersign/protocol';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { type HeldAnswers, holdUntil } from '../../platform/limits/held-answers.ts';
import { openEventStream } from './event-stream.ts';

interface Deps {
  readonly changes: Changes;
  readonly held: HeldAnswers;
  readonly now: () => number;
  readonly isStopping: () => boolean;
}

export function eventRoutes({ changes, held, now, isStopping }: Deps): Handlers<typeof eventRows> {
  return {
    streamEvents: ({ principal: { userId, expiresAtMs }, gone, setHeader }) => {
      // A buffering proxy would hold every event back.
      setHeader('x-accel-buffering', 'no');
      const end = gone();
      holdUntil(end, held, userId);
      return openEventStream(changes, { userId, endsInMs: () => expiresAtMs - now(), gone: end }, isStopping);
    },
  };
}
