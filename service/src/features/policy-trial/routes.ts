import type { policyTrialRows } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { findPolicy } from '../policy/index.ts';
import { replayHistory } from './replay-history.ts';
import { listJudged } from './store.ts';

/** The newest ones. Earlier ones only fill the first 24 hours. */
const CONSIDERED = 200;
const BEFORE_THEM = 200;

export function policyTrialRoutes({ db }: { db: Database }): Handlers<typeof policyTrialRows> {
  return {
    tryPolicy: async ({ principal: { userId }, body: draft }) => {
      const [stored, history] = await Promise.all([
        findPolicy(db, userId),
        listJudged(db, userId, CONSIDERED + BEFORE_THEM),
      ]);
      const [now, then] = [replayHistory(history, stored?.policy ?? null), replayHistory(history, draft)];
      const considered = history.slice(0, CONSIDERED).map((each) => {
        const [before, after] = [now.get(each.id) ?? null, then.get(each.id) ?? null];
        return { ...each, now: outcomeOf(before), draft: outcomeOf(after), reason: after ?? before ?? '' };
      });
      const asked = considered.filter((each) => each.draft === 'owner').length;
      return {
        considered: considered.length,
        alone: considered.length - asked,
        asked,
        changes: considered
          .filter((each) => each.now !== each.draft)
          .map((each) => ({ ...each, createdAt: each.createdAt.toISOString() })),
      };
    },
  };
}

const outcomeOf = (because: string | null): 'alone' | 'owner' => (because === null ? 'alone' : 'owner');
