import { lifetimes, type ProblemCode } from '@countersign/protocol';
import type { ApiError } from '@countersign/sdk';
import { Panel } from '../../parts/panel.tsx';

const askAgain = 'Ask your agent to connect again: it gets a new code and a new link.';

const ends = {
  missing: {
    title: 'This link has no code',
    mark: 'care',
    text: 'The link that your agent gave you ends with a code. Open it whole, or copy it again.',
  },
  unknown: {
    title: 'This code is not known',
    mark: 'care',
    text: `Perhaps the link was cut off, or belongs to another service. ${askAgain}`,
  },
  expired: {
    title: 'This code has expired',
    mark: 'care',
    text: `A code lasts ${lifetimes.connectionCode / 60} minutes. ${askAgain}`,
  },
  declined: {
    title: 'This code was declined',
    mark: 'bad',
    text: `Its agent got no key. If that was a mistake: ${askAgain.toLowerCase()}`,
  },
  used: {
    title: 'This code was used already',
    mark: 'care',
    text: 'Its agent has its key. If that was not you, revoke the key named “Connected agent” in your list of keys.',
  },
  revoked: { title: 'The key of this code was revoked', mark: 'care', text: askAgain },
  'approved-before': {
    title: 'This code is approved already',
    mark: 'good',
    text: 'There is nothing more to do here: the agent picks its key up by itself.',
  },
  approved: {
    title: 'Approved',
    mark: 'good',
    text: 'Return to your agent: it picks its key up by itself within a few seconds. You can close this page.',
  },
  'declined-now': {
    title: 'Declined',
    mark: 'bad',
    text: 'The agent gets no key, and the code is of no use any more. You can close this page.',
  },
} as const;

export type End = keyof typeof ends;

/** What became of a code, by the answer of the service; null where that says nothing about the code. */
export const endOf = ({ code }: ApiError): End | null => (code && endsByCode[code]) ?? null;

const endsByCode: Partial<Record<ProblemCode, End>> = {
  'connect.unknown': 'unknown',
  // What is no code at all, such as half a link.
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
