import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { PolicyBody } from './draft.ts';
import { PolicyTestResult, usePolicyTest } from './policy-test.tsx';
import { PolicyWords } from './policy-words.tsx';

interface Props {
  /** Null while the draft is invalid. */
  readonly policy: PolicyBody | null;
  readonly ownerApprovesAll: boolean;
  readonly isSaved: boolean;
  readonly onReview: () => void;
  readonly onDiscard: () => void;
}

/** The meaning of the draft, its effect on past requests, and its actions. Stays in view on a desktop. */
export function Preview({ policy, ownerApprovesAll, isSaved, onReview, onDiscard }: Props) {
  const [tried, setTried] = useState<string | null>(null);
  const text = JSON.stringify(policy);
  const isTried = policy !== null && tried === text;
  const trial = usePolicyTest(policy, isTried);
  return (
    <div className="flex flex-col gap-6 xl:sticky xl:top-8">
      <Card title="In words">
        <div role="status">
          {policy ? (
            <PolicyWords policy={policy} />
          ) : (
            <p className="text-bad">An amount is invalid: see the marked fields.</p>
          )}
        </div>
        <p className="mt-3 text-sm text-muted">
          The arbiter has to agree in any case: what it rejects is stopped; if it is not sure, the request waits for
          you.
        </p>
        {ownerApprovesAll && (
          <div className="mt-3">
            <Notice kind="care">
              Your settings require your approval for every request, regardless of this policy.
            </Notice>
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
      <Card title="Trial run" lead="What this policy would have done with your past requests. Nothing is saved.">
        {isTried ? (
          <PolicyTestResult trial={trial} />
        ) : (
          <Button look="secondary" disabled={policy === null} onPress={() => setTried(text)}>
            Test on past requests
          </Button>
        )}
      </Card>
    </div>
  );
}
