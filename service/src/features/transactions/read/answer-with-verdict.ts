import type { Hex } from '@countersign/protocol';
import { transactionTopic } from '../../../platform/changes/changes.ts';
import { waitForNews } from '../../../platform/changes/wait-for-news.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { holderOf } from '../../../platform/limits/held-answers.ts';
import type { TransactionDeps } from '../base/deps.ts';
import { transactionNotFound } from '../base/errors.ts';
import { showTransaction, showVerdictLine, upTo } from '../base/show.ts';
import type { TransactionState } from '../base/store.ts';
import { isFinal } from '../decide/next-status.ts';
import { readApprovals, readState } from './shared-reads.ts';

type Created = ReturnType<typeof showTransaction>;

/** The answer to a new transaction, after its verdict or at the end of the wait, with a summary of the verdict. */
export async function answerWithVerdict(
  deps: TransactionDeps,
  principal: Principal,
  created: Created,
  seconds: number,
  gone: AbortSignal,
): Promise<{ readonly body: Created & ReturnType<typeof showVerdictLine>; readonly hasWaited: boolean }> {
  try {
    const state = await awaitVerdict(deps, principal, created.requestHash, seconds, gone);
    const approvals = upTo(state, (await readApprovals(deps.gate)(state)) ?? []);
    const verdict = approvals.find(({ type }) => type === 'orion');
    const shown = showTransaction({ ...state, userPrompt: created.description });
    return { body: { ...shown, ...showVerdictLine(verdict) }, hasWaited: true };
  } catch {
    // The transaction is stored: an error from here on, including too many held answers, must not look like a failure.
    return { body: { ...created, ...showVerdictLine(undefined) }, hasWaited: false };
  }
}

const awaitVerdict = (
  { gate, changes, held, isStopping }: TransactionDeps,
  principal: Principal,
  requestHash: Hex,
  seconds: number,
  gone: AbortSignal,
): Promise<TransactionState> =>
  waitForNews({
    changes,
    topics: [transactionTopic(requestHash)],
    seconds,
    gone,
    isStopping,
    read: async () => {
      const state = await readState(gate)(requestHash);
      if (!state) throw transactionNotFound();
      return state;
    },
    hold: ({ userId }) => held.hold(holderOf(principal, userId)),
    isNews: ({ status, isJudged }) => isJudged || isFinal(status),
  });
