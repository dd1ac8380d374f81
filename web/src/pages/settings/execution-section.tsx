import { type ExecutionType, executionTypes } from '@countersign/protocol';
import { useState } from 'react';
import { useSettings, useUpdateSettings } from '../../data/use-settings.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { ChangeResult } from './change-result.tsx';
import { Choice } from './choice.tsx';
import { Section } from './section.tsx';

const types: readonly { readonly type: ExecutionType; readonly title: string; readonly text: string }[] = [
  {
    type: executionTypes.DIRECT_USER,
    title: 'You send it yourself',
    text: "The arbiter's approval is enough. Nothing leaves your wallet until you sign and send it there.",
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

/** Who carries out what is approved. */
export function ExecutionSection() {
  const settings = useSettings();
  const update = useUpdateSettings();
  const [asked, ask] = useState<ExecutionType | null>(null);
  const next = types.find(({ type }) => type === asked);
  return (
    <Section
      title="Execution"
      lead="Who signs and sends what is approved. Applies to new requests; existing ones stay as they are."
      query={settings}
    >
      {({ executionType }) => (
        <div className="flex flex-col gap-3">
          <fieldset className="grid gap-3">
            <legend className="sr-only">Execution</legend>
            {types.map(({ type, title, text }) => (
              <Choice
                key={type}
                group="execution"
                title={title}
                text={text}
                isChosen={type === executionType}
                onChoose={() => ask(type)}
              />
            ))}
          </fieldset>
          <ChangeResult of={update} done="Saved. It applies to new requests." />
          {next && (
            <Confirm
              title={`${next.title}?`}
              confirm="Change execution"
              busy={update.isPending}
              onClose={() => ask(null)}
              onConfirm={() => update.mutate({ executionType: next.type }, { onSettled: () => ask(null) })}
            >
              <p>{next.text}</p>
            </Confirm>
          )}
        </div>
      )}
    </Section>
  );
}
