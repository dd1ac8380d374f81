import type { Contract, Received } from '@countersign/protocol';
import { useState } from 'react';
import { useChange } from '../../data/use-change.ts';
import { knownChains, networkName } from '../../networks.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Choice } from './choice.tsx';
import { type Amounts, assetToLimit, type LimitedAsset, starterPolicy, startingAmounts } from './first-limit.ts';

const PHRASE = 'any amount to anyone';

interface Props {
  readonly title: string;
  /** The version as it was read: only this is replaced. */
  readonly policy: Received<Contract['getPolicy']>;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for a first limit before an agent may send alone. Going without one needs a second confirmation, in words. */
export function AgentDialog({ title, policy, busy, onConfirm, onClose }: Props) {
  const [hasLimit, setHasLimit] = useState(true);
  const [isWarned, setWarned] = useState(false);
  const [typed, setTyped] = useState('');
  const [asset, setAsset] = useState(() => assetToLimit(knownChains[0] ?? 1));
  const [amounts, setAmounts] = useState(() => startingAmounts(asset));
  const starter = starterPolicy(asset, amounts);
  const limiting = useChange(
    (client, limits: NonNullable<typeof starter>) =>
      client.updatePolicy({
        body: { ...limits, deniedRecipients: policy.deniedRecipients, replaces: policy.updatedAt },
      }),
    ['policy'],
  );
  if (isWarned) {
    return (
      <Confirm
        key="second"
        title="Let your agent send any amount to anyone?"
        confirm="Go without a limit"
        danger
        busy={busy}
        ready={typed.trim().toLowerCase() === PHRASE}
        onConfirm={onConfirm}
        onClose={onClose}
      >
        <p>
          Whatever the arbiter approves, your agent sends without asking you: the whole balance of the account, too. The
          arbiter compares a transaction with the words that your agent passes on. It does not know what you can afford.
        </p>
        <TextField label={`To go on, type “${PHRASE}”`} value={typed} onChange={setTyped} />
      </Confirm>
    );
  }
  const start = () => {
    if (!hasLimit) setWarned(true);
    else if (starter) limiting.mutate(starter, { onSuccess: onConfirm });
  };
  return (
    <Confirm
      key="first"
      title={title}
      confirm={hasLimit ? 'Set limit and change execution' : 'Continue'}
      busy={busy || limiting.isPending}
      ready={!hasLimit || starter !== null}
      onConfirm={start}
      onClose={onClose}
    >
      <Notice kind="care" title="You have no limit yet">
        Without one, your agent may send any amount of anything to anyone without asking you.
      </Notice>
      <fieldset className="grid gap-3">
        <legend className="sr-only">First limit</legend>
        <Choice
          group="first-limit"
          title="Start with a limit"
          text="Your agent sends up to this much alone. Everything else waits for you. You can change it on the policy page."
          isChosen={hasLimit}
          onChoose={() => setHasLimit(true)}
        />
        {hasLimit && (
          <StarterFields
            asset={asset}
            amounts={amounts}
            onAsset={(next) => {
              setAsset(next);
              setAmounts(startingAmounts(next));
            }}
            onAmounts={setAmounts}
          />
        )}
        <Choice
          group="first-limit"
          title="No limit"
          text="Your agent sends whatever the arbiter approves."
          isChosen={!hasLimit}
          onChoose={() => setHasLimit(false)}
        />
      </fieldset>
      {limiting.error !== null && <FailureNotice error={limiting.error} />}
    </Confirm>
  );
}

interface StarterProps {
  readonly asset: LimitedAsset;
  readonly amounts: Amounts;
  readonly onAsset: (asset: LimitedAsset) => void;
  readonly onAmounts: (amounts: Amounts) => void;
}

const networkOptions = knownChains.map((id) => [String(id), networkName(id)] as const);

function StarterFields({ asset, amounts, onAsset, onAmounts }: StarterProps) {
  const faultOf = (text: string) =>
    starterPolicy(asset, { perTransaction: text, per24Hours: text }) ? null : 'Enter a number such as 1,250.50';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <SelectField
          label="Network"
          value={String(asset.chainId)}
          options={networkOptions}
          onChange={(next) => onAsset(assetToLimit(Number(next)))}
        />
      </div>
      <TextField
        label={`Per transaction, ${asset.symbol}`}
        fault={faultOf(amounts.perTransaction)}
        value={amounts.perTransaction}
        onChange={(perTransaction) => onAmounts({ ...amounts, perTransaction })}
      />
      <TextField
        label={`Per 24 hours, ${asset.symbol}`}
        fault={faultOf(amounts.per24Hours)}
        value={amounts.per24Hours}
        onChange={(per24Hours) => onAmounts({ ...amounts, per24Hours })}
      />
    </div>
  );
}
