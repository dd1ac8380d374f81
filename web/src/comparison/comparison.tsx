import { type ReactNode, useMemo } from 'react';
import { networkName } from '../networks.ts';
import { Card } from '../parts/card.tsx';
import { InertText } from '../parts/inert-text.tsx';
import { Effects } from './effects.tsx';
import { PairBadge } from './pair-badge.tsx';
import { pairUp, type Segment } from './pair-up.ts';
import type { Report } from './read-report.ts';
import { useLights } from './use-lights.ts';
import { Words } from './words.tsx';

interface Props {
  /** The owner's words; null if they are sealed. */
  readonly prompt: string | null;
  readonly report: Report | null;
  readonly chainId: number;
  /** Whether an agent or another third party relayed the words. */
  readonly isPassedOn?: boolean;
  /** The transaction is final: nothing is proposed any more. */
  readonly isExecuted?: boolean;
  /** Nothing can be corrected any more. */
  readonly isApproved?: boolean;
  /** Shown instead of the parts that the report lacks. */
  readonly unread: ReactNode;
}

/**
 * The owner's words on the left, the effects of the bytes on the right, linked in pairs. On a phone the words come
 * first.
 */
export function Comparison({
  prompt,
  report,
  chainId,
  isPassedOn = false,
  isExecuted = false,
  isApproved = false,
  unread,
}: Props) {
  const lights = useLights();
  const { segments, claims } = useMemo(
    () => pairUp(prompt ?? '', report?.claims ?? [], report?.mentions ?? []),
    [prompt, report],
  );
  const isRead = report !== null && (report.does.length > 0 || claims.length > 0);
  return (
    <Card>
      <div className="@container">
        <div className="grid gap-x-8 gap-y-6 @3xl:grid-cols-2 @3xl:divide-x @3xl:divide-line">
          <section aria-labelledby="asked" className="min-w-0 @3xl:pr-8">
            {/* Many effects are long: the words stay in view beside them. */}
            <div className="@3xl:sticky @3xl:top-6">
              <h2 id="asked" className="mb-3 text-sm font-semibold text-muted">
                What you asked
                {isPassedOn && <span className="font-normal"> (as passed on by the agent)</span>}
              </h2>
              {prompt === null ? (
                <p className="text-muted">Sealed: your words are not readable here.</p>
              ) : (
                <Words prompt={prompt} segments={segments} lights={lights} />
              )}
              {isRead && <Legend segments={segments} />}
            </div>
          </section>
          <section aria-labelledby="does" className="min-w-0">
            <h2 id="does" className="mb-3 text-sm font-semibold text-muted">
              {isExecuted ? 'What it did' : 'What it would do'}{' '}
              <span className="font-normal">on {networkName(chainId)}</span>
            </h2>
            {isRead ? <Effects does={report.does} claims={claims} chainId={chainId} lights={lights} /> : unread}
          </section>
        </div>
      </div>
      {report?.toPass && !isApproved && (
        <p className="mt-6 border-t border-line pt-4 wrap-anywhere">
          <span className="font-semibold">To make it pass: </span>
          <InertText>{report.toPass}</InertText>
        </p>
      )}
    </Card>
  );
}

/** A legend of the marks that appear. */
function Legend({ segments }: { segments: readonly Segment[] }) {
  const looks = new Set(segments.map(({ look }) => look));
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {looks.has('agrees') && (
        <li>
          <PairBadge look="agrees">1</PairBadge> the transaction does this
        </li>
      )}
      {looks.has('contradicted') && (
        <li>
          <PairBadge look="contradicted">1</PairBadge> it does something else
        </li>
      )}
      {looks.has('unexplained') && (
        <li>
          <PairBadge look="unexplained">?</PairBadge> the transaction does not account for this
        </li>
      )}
    </ul>
  );
}
