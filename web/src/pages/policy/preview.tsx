import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { PolicyBody } from './draft.ts';
import { PolicyWords } from './policy-words.tsx';
import { TrialResult, useTrial } from './trial.tsx';

interface Props {
  /** Null as long as something in the draft is wrong. */
  readonly policy: PolicyBody | null;
  readonly ownerApprovesAll: boolean;
  readonly isSaved: boolean;
  readonly onReview: () => void;
  readonly onDiscard: () => void;
}

/** What the draft means, what it would have done, and what can be done with it. Stays in view on a desk. */
export function Preview({ policy, ownerApprovesAll, isSaved, onReview, onDiscard }: Props) {
  const [tried, setTried] = useState<string | null>(null);
  const text = JSON.stringify(policy);
  const isTried = policy !== null && tried === text;
  const trial = useTrial(policy, isTried);
  return (
    <div className="flex flex-col gap-6 xl:sticky xl:top-8">
      <Card title="In words">
        <div role="status">
          {policy ? (
            <PolicyWords policy={policy} />
          ) : (
            <p className="text-bad">An amount is not right yet. See the fields with a red border.</p>
          )}
        </div>
        <p className="mt-3 text-sm text-muted">
          The arbiter has to agree in any case: what it rejects is stopped, what it doubts waits for you.
        </p>
        {ownerApprovesAll && (
          <div className="mt-3">
            <Notice kind="care">By your settings you approve every request yourself, whatever stands here.</Notice>
          </div>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button disabled={isSaved || policy === null} onPress={onReview}>
            Review and save
          </Button>
          {!isSaved && (
            <Button look="secondary" onPress={onDiscard}>
              Discard changes
            </Button>
          )}
        </div>
      </Card>
      <Card title="Trial run" lead="What this would have done with your past requests. Nothing is saved by it.">
        {isTried ? (
          <TrialResult trial={trial} />
        ) : (
          <Button look="secondary" disabled={policy === null} onPress={() => setTried(text)}>
            Try it on past requests
          </Button>
        )}
      </Card>
    </div>
  );
}
