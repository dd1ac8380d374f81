import type { Hex } from '@countersign/protocol';
import { transactionTopic } from '../../platform/changes/changes.ts';
import { waitForNews } from '../../platform/changes/wait-for-news.ts';
import type { TransactionDeps } from './deps.ts';
import { transactionNotFound } from './errors.ts';
import { firstSentence } from './first-sentence.ts';
import { isFinal } from './next-status.ts';
import { showTransaction, upTo } from './show.ts';
import { findState, listApprovals, type TransactionState } from './store.ts';

type Created = ReturnType<typeof showTransaction>;

/** The answer to a new transaction, once it is judged or the time is over, with what the verdict says in one line. */
export async function answerWithVerdict(
  deps: TransactionDeps,
  created: Created,
  seconds: number,
  gone: AbortSignal,
): Promise<Created & ReturnType<typeof showVerdict>> {
  try {
    const state = await awaitVerdict(deps, created.requestHash, seconds, gone);
    const approvals = upTo(state, await listApprovals(deps.db, [state.id]));
    const verdict = approvals.find(({ type }) => type === 'orion');
    return { ...showTransaction({ ...state, userPrompt: created.description }), ...showVerdict(verdict) };
  } catch {
    // It is stored: whatever goes wrong from here on must not look as if it were not.
    return { ...created, ...showVerdict(undefined) };
  }
}

const awaitVerdict = (
  { db, changes, isStopping }: TransactionDeps,
  requestHash: Hex,
  seconds: number,
  gone: AbortSignal,
): Promise<TransactionState> =>
  waitForNews({
    changes,
    topic: transactionTopic(requestHash),
    seconds,
    gone,
    isStopping,
    read: async () => {
      const state = await findState(db, requestHash);
      if (!state) throw transactionNotFound();
      return state;
    },
    isNews: ({ status, isJudged }) => isJudged || isFinal(status),
  });

const showVerdict = (verdict: Awaited<ReturnType<typeof listApprovals>>[number] | undefined) => ({
  decision: verdict?.decision ?? null,
  confidence: verdict?.confidence ?? null,
  reason: firstSentence(verdict?.analysis ?? null),
});
