import { lifetimes } from '@countersign/protocol';
import { Panel } from '../../parts/panel.tsx';

const again = 'Start again from your agent: it opens a new page.';

const ends = {
  missing: {
    title: 'This link is incomplete',
    mark: 'care',
    text: `The request ID is missing. ${again}`,
  },
  unknown: {
    title: 'Unknown request',
    mark: 'care',
    text: `The link may be incomplete or too old. ${again}`,
  },
  expired: {
    title: 'This request has expired',
    mark: 'care',
    text: `A request waits for ${lifetimes.oauthSession / 60} minutes. ${again}`,
  },
  approved: {
    title: 'This request is already approved',
    mark: 'good',
    text: `Each request is decided once. If your agent did not notice, ${again.toLowerCase()}`,
  },
  denied: {
    title: 'This request was denied',
    mark: 'bad',
    text: `The agent got nothing. If that was a mistake, ${again.toLowerCase()}`,
  },
  decided: {
    title: 'This request has already been decided',
    mark: 'care',
    text: `Each request is decided once. ${again}`,
  },
  unsafe: {
    title: 'Redirect blocked',
    mark: 'bad',
    text: 'The return address could run code in this page. Nothing was opened. Report this to the operator of this service.',
  },
} as const;

export type ConsentEndName = keyof typeof ends;

/** A request that can no longer be decided here, and why. */
export function ConsentEnd({ end }: { end: ConsentEndName }) {
  const { title, mark, text } = ends[end];
  return (
    <Panel title={title} mark={mark}>
      <p className="text-pretty">{text}</p>
    </Panel>
  );
}
