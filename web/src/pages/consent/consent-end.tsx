import { lifetimes } from '@countersign/protocol';
import { Panel } from '../../parts/panel.tsx';

const again = 'Start again from your agent: it opens a new page.';

const ends = {
  missing: {
    title: 'This link is not whole',
    mark: 'care',
    text: `It should name the request of an agent, and does not. ${again}`,
  },
  unknown: {
    title: 'This request is not known',
    mark: 'care',
    text: `Perhaps the link was cut off, or it is too old. ${again}`,
  },
  expired: {
    title: 'This request has expired',
    mark: 'care',
    text: `A request waits for ${lifetimes.oauthSession / 60} minutes. ${again}`,
  },
  approved: {
    title: 'This request is approved already',
    mark: 'good',
    text: `Each request is decided once. If your agent did not notice: ${again.toLowerCase()}`,
  },
  denied: {
    title: 'This request was denied',
    mark: 'bad',
    text: `The agent got nothing. If that was a mistake: ${again.toLowerCase()}`,
  },
  decided: { title: 'This request was decided already', mark: 'care', text: `Each request is decided once. ${again}` },
  unsafe: {
    title: 'We do not follow this link',
    mark: 'bad',
    text: 'The address to go back to could run a program in this page. Nothing was opened. Tell whoever runs this service.',
  },
} as const;

export type ConsentEndName = keyof typeof ends;

/** A request that cannot be decided here any more, and why. */
export function ConsentEnd({ end }: { end: ConsentEndName }) {
  const { title, mark, text } = ends[end];
  return (
    <Panel title={title} mark={mark}>
      <p className="text-pretty">{text}</p>
    </Panel>
  );
}
