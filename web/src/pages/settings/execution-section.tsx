import { type ExecutionType, executionTypes } from '@countersign/protocol';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useOwned } from '../../data/use-owned.ts';
import { useSettings, useUpdateSettings } from '../../data/use-settings.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { Notice } from '../../parts/notice.tsx';
import { AgentDialog } from './agent-dialog.tsx';
import { ChangeResult } from './change-result.tsx';
import { Choice } from './choice.tsx';
import { Loaded, Section } from './section.tsx';

const types: readonly { readonly type: ExecutionType; readonly title: string; readonly text: string }[] = [
  {
    type: executionTypes.DIRECT_USER,
    title: 'You send it yourself',
    text: "The arbiter's approval is enough. Nothing leaves your wallet until you send it: the page of the request does that with your wallet.",
  },
  {
    type: executionTypes.USER_EXECUTED,
    title: 'You approve, then you send it',
    text: "Every request needs your approval as well as the arbiter's. You sign and send it afterwards.",
  },
  {
    type: executionTypes.AGENT_EXECUTED,
    title: 'Your agent sends it once it is approved',
    text: "The arbiter's approval is enough within your policy. Above its limits, and when the arbiter is not sure, your agent waits for you.",
  },
];

/** Shown instead of a claim about the policy, because no policy limits it. */
const unlimitedText =
  "The arbiter's approval is enough. You have no limit yet: your agent could send any amount of anything to anyone.";

/** Who executes approved requests. */
export function ExecutionSection() {
  const settings = useSettings();
  const update = useUpdateSettings();
  const [asked, ask] = useState<ExecutionType | null>(null);
  const policy = useOwned(['policy'], (client) => client.getPolicy());
  const isUnlimited = policy.data?.limits.length === 0 && policy.data.allowedRecipients === null;
  const next = types.find(({ type }) => type === asked);
  const change = (executionType: ExecutionType) => update.mutate({ executionType }, { onSettled: () => ask(null) });
  const asking = ({ type, title, text }: (typeof types)[number]) => (
    <Confirm
      title={`${title}?`}
      confirm="Change execution"
      busy={update.isPending}
      onClose={() => ask(null)}
      onConfirm={() => change(type)}
    >
      <p>{text}</p>
    </Confirm>
  );
  return (
    <Section
      title="Execution"
      lead="Who signs and sends what is approved. Applies to new requests; existing ones stay as they are."
      query={settings}
    >
      {({ executionType, warning }) => (
        <div className="flex flex-col gap-3">
          <fieldset className="grid gap-3">
            <legend className="sr-only">Execution</legend>
            {types.map(({ type, title, text }) => (
              <Choice
                key={type}
                group="execution"
                title={title}
                text={type === executionTypes.AGENT_EXECUTED && isUnlimited ? unlimitedText : text}
                isChosen={type === executionType}
                onChoose={() => ask(type)}
              />
            ))}
          </fieldset>
          {warning !== null && (
            <Notice kind="care" title="Your agent has no limit">
              It may send any amount of anything to anyone without asking you.{' '}
              <Link to="/policy">Set a first limit</Link>
            </Notice>
          )}
          <ChangeResult of={update} done="Saved. It applies to new requests." />
          {next &&
            (next.type === executionTypes.AGENT_EXECUTED ? (
              <Loaded query={policy}>
                {(known) =>
                  isUnlimited ? (
                    <AgentDialog
                      title={`${next.title}?`}
                      policy={known}
                      busy={update.isPending}
                      onClose={() => ask(null)}
                      onConfirm={() => change(next.type)}
                    />
                  ) : (
                    asking(next)
                  )
                }
              </Loaded>
            ) : (
              asking(next)
            ))}
        </div>
      )}
    </Section>
  );
}
