import { lowerFirst } from '../../parts/first-letter.ts';
import { Fold } from '../../parts/fold.tsx';
import { InertText } from '../../parts/inert-text.tsx';
import { When } from '../../parts/when.tsx';
import type { WholeTransaction } from './record.ts';

type Entry = WholeTransaction['history'][number];

const credentials: Readonly<Record<string, string>> = {
  jwt: 'you, signed in',
  signature: 'you, by a wallet signature',
  'user-key': 'one of your keys',
  'admin-key': "the operator's key",
  'orion-key': 'the arbiter',
  oauth: 'an agent over MCP',
  service: 'the service',
};

/** All decisions and events of the request, with time and actor. */
export function History({ record }: { record: WholeTransaction }) {
  const { approvals, history, verdict } = record;
  const decisions = [
    ...approvals.user.map(({ id, decision, createdAt, type }) => ({
      id,
      createdAt,
      words: `You ${decision === 'APPROVED' ? 'approved' : 'rejected'}${type === 'user' ? ' by a wallet signature' : ''}`,
    })),
    ...approvals.orion.map(({ id, decision, createdAt, confidence }) => ({
      id,
      createdAt,
      words: `The arbiter ${ruled[decision]}${confidence === null ? '' : `, ${Math.round(confidence * 100)} % sure`}`,
    })),
    ...approvals.apiKey.map(({ id, decision, createdAt }) => ({
      id,
      createdAt,
      words:
        decision === 'APPROVED'
          ? 'One of your keys approved; this never counts as your approval'
          : 'One of your keys rejected; this counts',
    })),
  ].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  return (
    <Fold title="Approvals and history" hint={decisions.length === 1 ? '1 decision' : `${decisions.length} decisions`}>
      {decisions.length > 0 ? (
        <ul className="mb-4 flex flex-col gap-1.5">
          {decisions.map(({ id, words, createdAt }) => (
            <li key={id}>
              {words} <span className="text-muted">· {<When at={createdAt} />}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mb-4 text-muted">No decision yet.</p>
      )}
      {verdict?.ownerNeeded && (
        <p className="mb-4">
          Your approval is required:{' '}
          <InertText>
            {lowerFirst(verdict.ownerNeededBecause ?? 'your settings ask for it').replace(/\.$/, '')}
          </InertText>
          .
        </p>
      )}
      <ol className="flex flex-col gap-1 text-sm">
        {history.map((entry) => (
          <li key={`${entry.at} ${entry.action} ${JSON.stringify(entry.detail)}`} className="flex flex-wrap gap-x-2">
            <span className="w-28 text-muted">
              <When at={entry.at} />
            </span>
            <span className="min-w-0 wrap-anywhere">
              {inWords(entry)} <span className="text-muted">· by {credentials[entry.by] ?? entry.by}</span>
            </span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}

const ruled = { APPROVED: 'approved', REJECTED: 'rejected', UNDECIDED: 'left it to you' };

const events: Readonly<Record<string, string>> = {
  'transaction.create': 'Submitted',
  'transaction.verdict': 'Verdict given',
  'transaction.decide': 'Decision made',
  'transaction.expire': 'The approval expired unused',
  'transaction.expire-payload': 'The sealed payload was deleted',
  'transaction.execute': 'Found on chain',
  'transaction.release': 'Released for execution',
};

function inWords({ action, detail }: Entry): string {
  const words = events[action] ?? action;
  const decision = typeof detail.decision === 'string' ? `: ${detail.decision.toLowerCase()}` : '';
  return `${words}${decision}`;
}
