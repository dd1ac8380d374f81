import { unchanged } from '@countersign/edge';
import { transactionTopic } from '../../platform/changes/changes.ts';
import { waitForNews } from '../../platform/changes/wait-for-news.ts';
import { hasSeenTag } from '../../platform/http/has-seen-tag.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { holderOf } from '../../platform/limits/held-answers.ts';
import { reaches, readRequestHash } from './access.ts';
import type { TransactionDeps } from './deps.ts';
import { transactionNotFound } from './errors.ts';
import { isOwners } from './is-owners.ts';
import { readApprovals, readState } from './shared-reads.ts';
import { showApprovals, upTo } from './show.ts';
import type { Approval, TransactionState } from './store.ts';

interface Poll {
  readonly requestHash: string;
  readonly view: 'records' | 'roles';
  readonly waitSeconds: number;
  readonly seenTag: string | undefined;
  readonly gone: () => AbortSignal;
  readonly setTag: (tag: string) => void;
}

/** How the decisions stand; `unchanged` to whoever has seen just that. */
export async function readApprovalStatus(deps: TransactionDeps, principal: Principal, poll: Poll) {
  const requestHash = readRequestHash(poll.requestHash);
  const read = async () => {
    const state = await readState(deps.gate)(requestHash);
    if (!state || !reaches(principal, state)) throw transactionNotFound();
    return state;
  };
  const { gate, changes, held, isStopping } = deps;
  let first: TransactionState | null = null;
  const state =
    poll.waitSeconds === 0
      ? await read()
      : await waitForNews({
          changes,
          topics: [transactionTopic(requestHash)],
          seconds: poll.waitSeconds,
          gone: poll.gone(),
          isStopping,
          read,
          isNews: (found) => {
            first ??= found;
            return !mayChangeFor(first, poll) || found.revision > first.revision;
          },
          hold: (found) => held.hold(holderOf(principal, found.userId)),
        });
  const tag = tagOf(state, poll);
  poll.setTag(tag);
  if (hasSeenTag(poll.seenTag, tag)) return unchanged;
  const approvals = upTo(state, (await readApprovals(gate)(state)) ?? []);
  return poll.view === 'roles' ? showRoles(approvals) : showRecords(state, approvals);
}

/** How a transaction stands once it is no longer pending or anything else has changed, or when the time is over. */
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

const tagOf = ({ revision }: TransactionState, { view }: Poll) => `"${view}-${revision}"`;

/** Whether the next change is worth waiting for: in any state for whoever has seen this one, for others while it is pending. */
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

/** Of each approver the latest decision counts. */
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
