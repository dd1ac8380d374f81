import { useState } from 'react';
import { Confirm } from '../../parts/confirm.tsx';
import { Choice } from './choice.tsx';
import { Outcome } from './outcome.tsx';
import { Section } from './section.tsx';
import { useSettings, useUpdateSettings } from './use-settings.ts';

type ExecutionType = 0 | 1 | 2;

const types: readonly { readonly type: ExecutionType; readonly title: string; readonly text: string }[] = [
  {
    type: 0,
    title: 'You send it yourself',
    text: "The arbiter's yes is enough. Nothing leaves your wallet until you sign and send it there.",
  },
  {
    type: 1,
    title: 'You approve, then you send it',
    text: 'Every request waits for your yes here as well as for the arbiter. You sign and send it afterwards.',
  },
  {
    type: 2,
    title: 'Your agent sends it once it is approved',
    text: "The arbiter's yes is enough within your policy. Above its limits, and whenever the arbiter is unsure, your agent waits for you.",
  },
];

/** Who carries out what is approved. */
export function ExecutionSection() {
  const settings = useSettings();
  const update = useUpdateSettings();
  const [asked, ask] = useState<ExecutionType | null>(null);
  const next = types.find(({ type }) => type === asked);
  return (
    <Section title="Who signs" lead="Applies to new requests. Existing ones stay as they are." query={settings}>
      {({ executionType }) => (
        <div className="flex flex-col gap-3">
          <fieldset className="grid gap-3">
            <legend className="sr-only">Who signs</legend>
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
          <Outcome of={update} done="Saved. New requests follow it." />
          {next && (
            <Confirm
              title={`${next.title}?`}
              confirm="Change it"
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
