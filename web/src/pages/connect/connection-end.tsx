import { lifetimes, type ProblemCode } from '@countersign/protocol';
import type { ApiError } from '@countersign/sdk';
import { Panel } from '../../parts/panel.tsx';

const askAgain = 'Ask your agent to connect again: it gets a new code and a new link.';

const ends = {
  missing: {
    title: 'This link has no code',
    mark: 'care',
    text: 'The link from your agent ends with a code. Open the whole link, or copy it again.',
  },
  unknown: {
    title: 'Unknown code',
    mark: 'care',
    text: `The link may be incomplete, or belong to another service. ${askAgain}`,
  },
  expired: {
    title: 'This code has expired',
    mark: 'care',
    text: `A code lasts ${lifetimes.connectionCode / 60} minutes. ${askAgain}`,
  },
  declined: {
    title: 'This code was denied',
    mark: 'bad',
    text: `The agent got no key. If that was a mistake, ${askAgain.toLowerCase()}`,
  },
  used: {
    title: 'This code has already been used',
    mark: 'care',
    text: 'The agent has its key. If you did not approve it, revoke the key named “Connected agent” on the Agents page.',
  },
  revoked: { title: 'The key from this code was revoked', mark: 'care', text: askAgain },
  'approved-before': {
    title: 'This code is already approved',
    mark: 'good',
    text: 'Nothing more to do here: the agent collects its key automatically.',
  },
  approved: {
    title: 'Approved',
    mark: 'good',
    text: 'Return to your agent: it collects its key within a few seconds. You can close this page.',
  },
  'declined-now': {
    title: 'Denied',
    mark: 'bad',
    text: 'The agent gets no key, and the code no longer works. You can close this page.',
  },
} as const;

export type End = keyof typeof ends;

/** The state of a code by the service's answer; null if the answer says nothing about the code. */
export const endOf = ({ code }: ApiError): End | null => (code && endsByCode[code]) ?? null;

const endsByCode: Partial<Record<ProblemCode, End>> = {
  'connect.unknown': 'unknown',
  // An invalid code, such as a truncated link.
  'request.invalid': 'unknown',
  'connect.not_pending': 'approved-before',
  'connect.declined': 'declined',
  'connect.revoked': 'revoked',
  'connect.consumed': 'used',
  'connect.expired': 'expired',
};

export function ConnectionEnd({ end }: { end: End }) {
  const { title, mark, text } = ends[end];
  return (
    <Panel title={title} mark={mark}>
      <p className="text-pretty">{text}</p>
    </Panel>
  );
}
