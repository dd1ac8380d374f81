import { releaseTopic } from '../../platform/changes/changes.ts';
import { type RunningWork, workOff } from '../../platform/work-off.ts';
import type { ReleaseDeps } from './deps.ts';
import { driveRelease } from './drive-release.ts';
import { secondsUntilDue, type TakenRelease, takeDue } from './store.ts';

/** Works off due orders; a user with thousands of them does not delay other users. */
export function startReleases(deps: ReleaseDeps): RunningWork {
  const { db, changes, log } = deps;
  return workOff<TakenRelease>({
    name: 'releases',
    topic: releaseTopic,
    changes,
    log,
    mostAtOnce: 16,
    fairShare: 4,
    about: ({ externalId }) => ({ requestHash: externalId }),
    partyOf: ({ userId }) => userId,
    takeDue: (max, crowded) => takeDue(db, max, crowded),
    secondsUntilDue: (crowded) => secondsUntilDue(db, crowded),
    work: (release) => driveRelease(deps, release, { refusalIsFinal: false }),
  });
}
