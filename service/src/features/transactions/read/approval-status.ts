import { unchanged } from '@countersign/edge';
import { transactionTopic } from '../../../platform/changes/changes.ts';
import { waitForNews } from '../../../platform/changes/wait-for-news.ts';
import { hasSeenTag } from '../../../platform/http/has-seen-tag.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { holderOf } from '../../../platform/limits/held-answers.ts';
import { reaches, readRequestHash } from '../base/access.ts';
import type { TransactionDeps } from '../base/deps.ts';
import { transactionNotFound } from '../base/errors.ts';
import { isOwners } from '../base/is-owners.ts';
import { showApprovals, upTo } from '../base/show.ts';
import type { Approval, TransactionState } from '../base/store.ts';
import type { LastPolls, Polled } from './last-polls.ts';
import { readApprovals, readState } from './shared-reads.ts';

interface Poll {
  readonly requestHash: string;
  readonly view: 'records' | 'roles';
  readonly waitSeconds: number;
  readonly seenTag: string | undefined;
  readonly gone: () => AbortSignal;
  readonly setTag: (tag: string) => void;
}

/** The state of the decisions; `unchanged` if the caller's tag is current. */
export async function readApprovalStatus(
  deps: TransactionDeps & { readonly lastPolls: LastPolls },
  principal: Principal,
  poll: Poll,
) {
  const requestHash = readRequestHash(poll.requestHash);
  const { gate, changes, lastPolls, held, isStopping } = deps;
  const read = async (): Promise<TransactionState> => {
    const state = await readState(gate)(requestHash);
    if (!state || !reaches(principal, state)) throw transactionNotFound();
    return state;
  };
  const readDecisions = async (state: TransactionState) => upTo(state, (await readApprovals(gate)(state)) ?? []);
  /** The result of the last wait, only if this poll waits on it: a change not yet published then ends the wait. */
  const findKept = () => {
    const kept = lastPolls.find(requestHash);
    return kept && reaches(principal, kept.state) && mayChangeFor(kept.state, poll) && !mayAge(kept) ? kept : null;
  };
  const readPolled = async (): Promise<Polled> => {
    const state = await read();
    return { state, approvals: await readDecisions(state) };
  };
  let first: Polled | null = null;
  const waited =
    poll.waitSeconds === 0
      ? null
      : await waitForNews({
          changes,
          topics: [transactionTopic(requestHash)],
          seconds: poll.waitSeconds,
          gone: poll.gone(),
          isStopping,
          read: async () => (first === null && findKept()) || lastPolls.keep(requestHash, readPolled),
          isNews: (found) => {
            first ??= found;
            return !mayChangeFor(first.state, poll) || found.state.revision > first.state.revision;
          },
          hold: (found) => held.hold(holderOf(principal, found.state.userId)),
          mayAge,
        });
  const state = waited?.state ?? (await read());
  const tag = tagOf(state, poll);
  poll.setTag(tag);
  if (hasSeenTag(poll.seenTag, tag)) return unchanged;
  const decisions = waited?.approvals ?? (await readDecisions(state));
  return poll.view === 'roles' ? showRoles(decisions) : showRecords(state, decisions);
}

/** Resolves when a transaction is no longer pending, after any other change, or at the end of the wait. */
export const awaitNews = (
  { gate, changes, held, isStopping }: Pick<TransactionDeps, 'gate' | 'changes' | 'held' | 'isStopping'>,
  principal: Principal,
  since: TransactionState,
  seconds: number,
  gone: AbortSignal,
): Promise<TransactionState> =>
  waitForNews({
    changes,
    topics: [transactionTopic(since.requestHash)],
    seconds,
    gone,
    isStopping,
    read: async () => (await readState(gate)(since.requestHash)) ?? since,
    hold: ({ userId }) => held.hold(holderOf(principal, userId)),
    isNews: ({ status, revision }) => status !== 'PENDING' || revision > since.revision,
  });

/** An approval can expire without a published change, because expiry needs no write. */
const mayAge = ({ state }: Polled): boolean => state.status === 'APPROVED';

const tagOf = ({ revision }: TransactionState, { view }: Poll) => `"${view}-${revision}"`;

/**
 * Whether to wait for the next change: in any state for callers with the current tag, for others while it is pending.
 */
const mayChangeFor = (state: TransactionState, poll: Poll): boolean =>
  poll.seenTag === undefined ? state.status === 'PENDING' : hasSeenTag(poll.seenTag, tagOf(state, poll));

function showRecords(state: TransactionState, approvals: readonly Approval[]) {
  const { user, apiKey, orion } = showApprovals(approvals, { id: state.userId, ethereumAddress: state.ownerAddress });
  return {
    status: state.status,
    user,
    agent: apiKey.filter(({ approver }) => approver.label !== 'arbiter'),
    arbiter: apiKey.filter(({ approver }) => approver.label === 'arbiter'),
    orion,
  };
}

/** The latest decision of each approver counts. */
function showRoles(approvals: readonly Approval[]) {
  const latest = new Map<string, Approval>();
  for (const approval of approvals) {
    const approver = approval.keyId ?? approval.userId ?? '';
    if (!latest.has(approver)) latest.set(approver, approval);
  }
  const approved = [...latest.values()].filter(({ decision }) => decision === 'APPROVED');
  return {
    user: approved.some(({ type }) => isOwners(type)),
    agent: approved.some(({ type, keyLabel }) => type !== 'orion' && keyLabel === 'agent'),
    arbiter: approved.some(({ type, keyLabel }) => type !== 'orion' && keyLabel === 'arbiter'),
    orion: approved.some(({ type }) => type === 'orion'),
  };
}
