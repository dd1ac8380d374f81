import type { Look } from './pair-up.ts';

const looks = {
  agrees: 'rounded-full bg-good text-paper',
  contradicted: 'rounded-sm bg-bad text-paper',
  unexplained: 'rounded-sm bg-care text-paper',
  plain: 'rounded-full bg-muted text-paper',
} satisfies Record<Look, string>;

/** The number that both halves of a pair carry: round if they agree, square if they differ. */
export const PairBadge = ({ look, children }: { look: Look; children: string | number }) => (
  <span
    aria-hidden="true"
    className={`mx-0.5 inline-flex size-[1.15rem] items-center justify-center align-[0.1em] text-xs font-bold tabular-nums ${looks[look]}`}
  >
    {children}
  </span>
);
