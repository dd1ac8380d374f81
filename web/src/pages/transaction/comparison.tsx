import { useMemo } from 'react';
import { Card } from '../../parts/card.tsx';
import { InertText } from '../../parts/inert-text.tsx';
import { networkName } from '../../wallets/network-name.ts';
import { Effects } from './effects.tsx';
import { pairUp } from './pair-up.ts';
import { RawAction } from './raw-action.tsx';
import type { Readable, WholeTransaction } from './record.ts';
import { useLights } from './use-lights.ts';
import { Words } from './words.tsx';

/** Left the owner's words, right what the bytes do, tied together. On a phone the words come first. */
export function Comparison({ record, readable }: { record: WholeTransaction; readable: Readable }) {
  const { prompt, report, action } = readable;
  const lights = useLights();
  const { segments, claims } = useMemo(
    () => pairUp(prompt ?? '', report?.claims ?? [], report?.mentions ?? []),
    [prompt, report],
  );
  const isRead = report !== null && (report.does.length > 0 || claims.length > 0);
  return (
    <Card>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2 lg:divide-x lg:divide-line">
        <section aria-labelledby="asked" className="min-w-0 lg:pr-8">
          <h2 id="asked" className="mb-3 text-sm font-semibold text-muted">
            What you asked <span className="font-normal">(in the words that the agent passed on)</span>
          </h2>
          {prompt === null ? (
            <p className="text-muted">Sealed: your words are not readable here.</p>
          ) : (
            <Words prompt={prompt} segments={segments} lights={lights} />
          )}
        </section>
        <section aria-labelledby="does" className="min-w-0">
          <h2 id="does" className="mb-3 text-sm font-semibold text-muted">
            What it would do <span className="font-normal">on {networkName(record.chainId)}</span>
          </h2>
          {isRead ? (
            <Effects does={report.does} claims={claims} chainId={record.chainId} lights={lights} />
          ) : (
            <>
              <p className="mb-3 text-care">
                <InertText>{whyUnread(record, action !== null)}</InertText>
              </p>
              {action && <RawAction action={action} chainId={record.chainId} />}
            </>
          )}
        </section>
      </div>
    </Card>
  );
}

function whyUnread({ verdict }: WholeTransaction, hasAction: boolean): string {
  if (!hasAction) return 'Sealed: what it does is not readable here.';
  if (verdict === null) return 'Nobody has read these bytes yet. This is what they are, not what they do:';
  return 'The arbiter’s report does not tell what these bytes do. This is what they are:';
}
