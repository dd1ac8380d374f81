import { ApiError } from '@countersign/sdk';
import { useState } from 'react';
import { useChange } from '../../data/use-change.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Notice } from '../../parts/notice.tsx';
import { AddLimit } from './add-limit.tsx';
import { type Draft, keyOf, type PolicyBody, type ShownPolicy, toDraft, toPolicy, toSent } from './draft.ts';
import { LimitFields } from './limit-fields.tsx';
import { listChanges } from './list-changes.ts';
import { Preview } from './preview.tsx';
import { Recipients } from './recipients.tsx';
import { SaveDialog } from './save-dialog.tsx';

interface Props {
  /** The stored policy; it may change during editing. */
  readonly saved: ShownPolicy;
  readonly ownerApprovesAll: boolean;
}

/** A draft, its meaning in words, and the button that saves it. */
export function Editor({ saved, ownerApprovesAll }: Props) {
  /** The version that the draft started from: only this is replaced. */
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => toDraft(saved));
  const [isReviewed, review] = useState(false);
  const policy = toPolicy(draft);
  const former = bodyOf(base);
  // If no policy was ever set, saving an empty one is also a change: from then on requests that are not understood
  // wait.
  const changes = policy ? listChanges(former, policy) : [];
  const saving = useChange(
    (client, body: PolicyBody) => client.updatePolicy({ body: { ...toSent(body), replaces: base.updatedAt } }),
    ['policy'],
  );
  const start = (from: ShownPolicy) => {
    setBase(from);
    setDraft(toDraft(from));
    saving.reset();
  };
  const isConflict = saving.error instanceof ApiError && saving.error.code === 'policy.changed';
  // A saved policy is known before it is refetched: only a newer one comes from elsewhere.
  const isElsewhere = (saved.updatedAt ?? '') > (base.updatedAt ?? '');
  if (isElsewhere && policy && changes.length === 0) {
    // Nothing is edited yet, so nothing can be lost.
    setBase(saved);
    setDraft(toDraft(saved));
  }
  const save = (body: PolicyBody) =>
    saving.mutate(body, {
      onSuccess: (stored) => {
        start(stored);
        review(false);
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'policy.changed') review(false);
      },
    });
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-6">
        {(isElsewhere || isConflict) && (
          <Conflict
            changes={policy ? listChanges(bodyOf(saved), policy) : []}
            onDiscard={() => start(saved)}
            onKeep={() => {
              setBase(saved);
              saving.reset();
            }}
          />
        )}
        <Limits draft={draft} onChange={setDraft} />
        <AllowedRecipients draft={draft} onChange={setDraft} />
        <Card title="Denied recipients" lead="Payments and allowances to these addresses always wait for you.">
          <Recipients
            label="Denied recipients"
            addresses={draft.denied}
            onChange={(denied) => setDraft({ ...draft, denied })}
          />
        </Card>
      </div>
      <Preview
        policy={policy}
        ownerApprovesAll={ownerApprovesAll}
        isSaved={changes.length === 0 && policy !== null}
        onReview={() => review(true)}
        onDiscard={() => start(saved)}
      />
      {isReviewed && policy && (
        <SaveDialog
          policy={policy}
          changes={changes}
          busy={saving.isPending}
          error={isConflict ? null : saving.error}
          onSave={() => save(policy)}
          onClose={() => review(false)}
        />
      )}
    </div>
  );
}

const bodyOf = (shown: ShownPolicy): PolicyBody =>
  toPolicy(toDraft(shown)) ?? { limits: [], allowedRecipients: null, deniedRecipients: [] };

interface PartProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function Limits({ draft, onChange }: PartProps) {
  const [isAdding, setAdding] = useState(false);
  const { limits } = draft;
  const others = (key: string) => limits.filter((limit) => keyOf(limit) !== key);
  return (
    <Card title="Limits" lead="Once a limit is set, assets without one wait for you.">
      <div className="flex flex-col gap-4">
        {limits.length > 0 && (
          <ul className="flex flex-col gap-3">
            {limits.map((limit) => (
              <LimitFields
                key={keyOf(limit)}
                limit={limit}
                onChange={(next) =>
                  onChange({ ...draft, limits: limits.map((each) => (keyOf(each) === keyOf(next) ? next : each)) })
                }
                onRemove={() => onChange({ ...draft, limits: others(keyOf(limit)) })}
              />
            ))}
          </ul>
        )}
        {isAdding ? (
          <AddLimit
            limits={limits}
            onAdd={(limit) => {
              onChange({ ...draft, limits: [...limits, limit] });
              setAdding(false);
            }}
            onClose={() => setAdding(false)}
          />
        ) : (
          <div>
            <Button look="secondary" onPress={() => setAdding(true)}>
              Add a limit
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function AllowedRecipients({ draft, onChange }: PartProps) {
  /** Kept while "anybody" is selected, so that switching back loses nothing. */
  const [kept, keep] = useState(draft.allowed ?? []);
  const choose = (isListed: boolean) => {
    if (draft.allowed) keep(draft.allowed);
    onChange({ ...draft, allowed: isListed ? kept : null });
  };
  return (
    <Card title="Allowed recipients" lead="Who may be paid without asking you. Your own account is always allowed.">
      <fieldset className="-my-1 flex flex-wrap gap-x-6 not-last:mb-4">
        <legend className="sr-only">Who may be paid without asking you</legend>
        <Choice label="Anyone" isChosen={draft.allowed === null} onChoose={() => choose(false)} />
        <Choice label="Only the addresses in my list" isChosen={draft.allowed !== null} onChoose={() => choose(true)} />
      </fieldset>
      {draft.allowed && (
        <Recipients
          label="Allowed recipients"
          addresses={draft.allowed}
          onChange={(allowed) => onChange({ ...draft, allowed })}
        />
      )}
    </Card>
  );
}

const Choice = ({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) => (
  <label className="flex min-h-11 items-center gap-2.5">
    <input type="radio" name="recipients" checked={isChosen} onChange={onChoose} className="size-5 accent-accent" />
    {label}
  </label>
);

interface ConflictProps {
  readonly changes: readonly string[];
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

function Conflict({ changes, onDiscard, onKeep }: ConflictProps) {
  return (
    <Notice kind="bad" title="Your policy was changed elsewhere">
      <p>Your draft was not saved, and nothing was overwritten.</p>
      {changes.length > 0 && (
        <>
          <p className="mt-2">Compared with the current policy, your draft would change:</p>
          <ul className="my-1 max-h-48 list-disc overflow-y-auto pl-5 wrap-anywhere">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button look="secondary" onPress={onDiscard}>
          Show current policy
        </Button>
        <Button look="secondary" onPress={onKeep}>
          Keep working on my draft
        </Button>
      </div>
    </Notice>
  );
}
