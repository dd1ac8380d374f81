import type { Contract, Received } from '@countersign/protocol';
import { useId, useState } from 'react';
import { Button } from '../../parts/button.tsx';

type Metrics = Received<Contract['getAgentMetrics']>;
type Point = Metrics['series'][number];

const HEIGHT = 120;
const STEP = 20;
const BAR = 14;

/** In stacking order. Patterns distinguish them without colour: plain, stripes, dots. */
const parts = [
  { name: 'Approved', key: 'approved', fill: 'fill-good', over: null },
  { name: 'Undecided', key: 'undecided', fill: 'fill-care', over: 'stripes' },
  { name: 'Rejected', key: 'rejected', fill: 'fill-bad', over: 'dots' },
] as const;
type Part = (typeof parts)[number];

const formats = {
  '24h': new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC', hourCycle: 'h23' }),
  '7d': new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', timeZone: 'UTC' }),
  '30d': new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  all: new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};

/** Verdicts over time, as a chart or as the table behind it. */
export function VerdictChart({ series, period }: Pick<Metrics, 'series' | 'period'>) {
  const [isTable, showTable] = useState(false);
  const id = useId();
  const name = (point: Point) => formats[period].format(Date.parse(point.start));
  const most = Math.max(1, ...series.map((point) => verdictsOf(point)));
  const total = series.reduce((sum, point) => sum + verdictsOf(point), 0);
  return (
    <figure>
      <figcaption className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span className="font-medium">
          Verdicts over time <span className="font-normal text-muted">(UTC)</span>
        </span>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {parts.map((part) => (
            <li key={part.key} className="flex items-center gap-1.5">
              <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3.5 rounded-sm">
                <Patterns id={`${id}-swatch`} />
                <Box part={part} id={`${id}-swatch`} width={14} height={14} />
              </svg>
              {part.name} {series.reduce((sum, point) => sum + point[part.key], 0)}
            </li>
          ))}
        </ul>
        <Button look="quiet" onPress={() => showTable(!isTable)}>
          {isTable ? 'Show chart' : 'Show table'}
        </Button>
      </figcaption>
      {total === 0 ? (
        <p className="rounded-xl border border-dashed border-line px-4 py-8 text-center text-muted">
          No verdict in this period.
        </p>
      ) : isTable ? (
        <Table series={series} name={name} />
      ) : (
        <Picture series={series} name={name} most={most} total={total} id={id} />
      )}
    </figure>
  );
}

const verdictsOf = ({ approved, undecided, rejected }: Point): number => approved + undecided + rejected;

interface PictureProps {
  readonly series: readonly Point[];
  readonly name: (point: Point) => string;
  readonly most: number;
  readonly total: number;
  /** Keeps the pattern ids of several charts apart. */
  readonly id: string;
}

function Picture({ series, name, most, total, id }: PictureProps) {
  const first = series[0];
  const last = series.at(-1);
  return (
    <>
      <svg
        role="img"
        aria-label={`${total} verdicts, at most ${most} at a time. The table has the figures.`}
        viewBox={`0 0 ${series.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-line"
      >
        <Patterns id={id} />
        {series.map((point, index) => (
          <g key={point.start}>
            <title>{`${name(point)}: ${point.approved} approved, ${point.undecided} undecided, ${point.rejected} rejected`}</title>
            {stack(point, most).map(({ part, y, height }) => (
              <Box
                key={part.key}
                part={part}
                id={id}
                x={index * STEP + (STEP - BAR) / 2}
                y={y}
                width={BAR}
                height={height}
              />
            ))}
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-muted">
        <span>{first && name(first)}</span>
        <span>{last && name(last)}</span>
      </p>
    </>
  );
}

/** The segments of a bar, from the bottom up. */
function stack(point: Point, most: number) {
  let top = HEIGHT;
  return parts.map((part) => {
    const height = (point[part.key] / most) * HEIGHT;
    top -= height;
    return { part, y: top, height };
  });
}

interface BoxProps {
  readonly part: Part;
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

const Box = ({ part: { fill, over }, id, ...place }: BoxProps) => (
  <>
    <rect {...place} className={fill} />
    {over && <rect {...place} fill={`url(#${id}-${over})`} />}
  </>
);

const Patterns = ({ id }: { id: string }) => (
  <defs>
    <pattern id={`${id}-stripes`} width="4" height="4" patternUnits="userSpaceOnUse">
      <path d="M0 1h4" className="stroke-surface" strokeWidth="1.6" />
    </pattern>
    <pattern id={`${id}-dots`} width="4" height="4" patternUnits="userSpaceOnUse">
      <circle cx="2" cy="2" r="1" className="fill-surface" />
    </pattern>
  </defs>
);

const Table = ({ series, name }: Pick<PictureProps, 'series' | 'name'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it with the keyboard
  <section className="max-h-80 overflow-auto" tabIndex={0} aria-label="Verdicts over time">
    <table className="w-full text-left tabular-nums">
      <thead className="sticky top-0 bg-surface text-sm text-muted">
        <tr>
          <th className="py-2 font-medium">From</th>
          <th className="py-2 text-right font-medium">Requests</th>
          {parts.map((part) => (
            <th key={part.key} className="py-2 text-right font-medium">
              {part.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.map((point) => (
          <tr key={point.start} className="border-t border-line">
            <th className="py-1.5 font-normal">{name(point)}</th>
            <td className="text-right">{point.total}</td>
            {parts.map((part) => (
              <td key={part.key} className="text-right">
                {point[part.key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
