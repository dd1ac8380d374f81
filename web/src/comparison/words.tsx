import { inertParts } from '../parts/inert-text.tsx';
import { PairBadge } from './pair-badge.tsx';
import type { Look, Segment } from './pair-up.ts';
import { type Lights, lightProps } from './use-lights.ts';

const LONG = 1_500;

/** The end of a text that must stay on one line with its badge: its last word, or the last digits of an address. */
const ending = /(?<=^|\s)\S{1,24}$|(?<=0x[0-9a-f]{34})[0-9a-f]{6}$/i;

const looks = {
  agrees: 'bg-good-wash decoration-good',
  contradicted: 'bg-bad-wash decoration-bad decoration-wavy',
  unexplained: 'bg-care-wash decoration-care decoration-dotted',
  plain: '',
} satisfies Record<Look, string>;

const says = {
  agrees: '',
  contradicted: 'the transaction does something else',
  unexplained: 'the transaction does not account for this',
  plain: '',
} satisfies Record<Look, string>;

interface Props {
  readonly prompt: string;
  readonly segments: readonly Segment[];
  readonly lights: Lights;
}

/** The owner's exact words, linked to the effects of the bytes. */
export function Words({ prompt, segments, lights }: Props) {
  const firsts = new Set([...Map.groupBy(segments, ({ pair }) => pair).values()].flatMap(([first]) => first ?? []));
  return (
    <>
      {/* Long ones stay within reach of what stands beside them. */}
      <section
        aria-label="Your words"
        {...(prompt.length > LONG && { tabIndex: 0 })}
        className="max-h-96 overflow-y-auto"
      >
        <p dir="auto" className="[unicode-bidi:plaintext] whitespace-pre-wrap text-lg leading-loose wrap-anywhere">
          {segments.map((segment) => (
            <Run key={segment.start} segment={segment} isFirst={firsts.has(segment)} lights={lights} />
          ))}
        </p>
      </section>
      {prompt.length > LONG && (
        <p className="mt-2 text-sm text-muted">
          {prompt.length.toLocaleString('en')} characters. Scroll to read all of them.
        </p>
      )}
    </>
  );
}

interface RunProps {
  readonly segment: Segment;
  readonly isFirst: boolean;
  readonly lights: Lights;
}

function Run({ segment: { text, look, pair }, isFirst, lights }: RunProps) {
  if (look === 'plain' && pair === null) return inertParts(text);
  const note = says[look] && <span className="sr-only"> ({says[look]})</span>;
  const style = `rounded-md box-decoration-clone px-1 py-0.5 underline decoration-2 underline-offset-4 ${looks[look]}`;
  if (pair === null) {
    return (
      <span className={style}>
        <Badged text={text} look={look} badge={look === 'unexplained' ? '?' : '✗'} />
        {note}
      </span>
    );
  }
  return (
    <a
      {...(isFirst && { id: `words-${pair}` })}
      href={`#claim-${pair}`}
      {...lightProps(lights, pair, 'claim')}
      className={`${style} data-lit:outline-2 data-lit:outline-ink`}
    >
      <Badged text={text} look={look} badge={pair} />
      {note}
    </a>
  );
}

function Badged({ text, look, badge }: { text: string; look: Look; badge: string | number }) {
  const [end = ''] = ending.exec(text) ?? [];
  return (
    <>
      {inertParts(text.slice(0, text.length - end.length))}
      <span className="whitespace-nowrap">
        {inertParts(end)}
        <PairBadge look={look}>{badge}</PairBadge>
      </span>
    </>
  );
}
