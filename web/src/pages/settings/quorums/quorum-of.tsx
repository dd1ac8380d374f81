import type { QuorumType } from '@countersign/protocol';
import { useState } from 'react';
import { useOwned } from '../../../data/use-owned.ts';
import { Button } from '../../../parts/button.tsx';
import { Fact, Facts } from '../../../parts/facts.tsx';
import { InertText, inertLine } from '../../../parts/inert-text.tsx';
import { When } from '../../../parts/when.tsx';
import { Opening } from '../opening.tsx';
import { Loaded } from '../section.tsx';
import { AttachQuorum } from './attach-quorum.tsx';
import { Detach } from './detach.tsx';
import { type Quorum, quorumKey } from './types.ts';

interface Props {
  readonly type: QuorumType;
  readonly title: string;
  readonly text: string;
}

/** The quorum that is attached as one of the two kinds, and what can be done with it. */
export function QuorumOf({ type, title, text }: Props) {
  const attached = useOwned(quorumKey(type), (client) => client.getAttachedQuorum({ params: { type } }));
  const [isOpen, setOpen] = useState(false);
  const [said, say] = useState('');
  return (
    <section aria-label={`Quorum: ${title}`} className="flex flex-col gap-3 rounded-xl border border-line p-4">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-muted">{text}</p>
      </div>
      <p role="status" className="text-sm font-medium text-good empty:sr-only">
        {said}
      </p>
      <Loaded query={attached}>
        {({ quorum }) => {
          const verb = quorum ? 'Replace quorum' : 'Attach a quorum';
          return (
            <>
              {quorum ? <AttachedFacts quorum={quorum} /> : <p>None is attached.</p>}
              <Opening
                label={`${verb} ${title.toLowerCase()}`}
                isOpen={isOpen}
                opener={
                  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                    <Button
                      look="secondary"
                      label={`${verb} ${title.toLowerCase()}`}
                      onPress={() => {
                        say('');
                        setOpen(true);
                      }}
                    >
                      {verb}
                    </Button>
                    {quorum && <Detach type={type} quorum={quorum} onDetached={() => say('Detached.')} />}
                  </div>
                }
              >
                <AttachQuorum
                  type={type}
                  onCancel={() => setOpen(false)}
                  onAttached={(name) => {
                    say(`Attached: ${inertLine(name)}.`);
                    setOpen(false);
                  }}
                />
              </Opening>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

const keepers = { local: 'This service', provider: 'The wallet provider' };

function AttachedFacts({ quorum }: { quorum: Quorum }) {
  return (
    <Facts>
      <Fact name="Name">
        <InertText>{quorum.displayName}</InertText>
      </Fact>
      <Fact name="Id" hint="Keep it: with it you can select this quorum again.">
        <span className="font-mono text-[0.9em]">{quorum.quorumId}</span>
      </Fact>
      <Fact name="Kept by">{keepers[quorum.provider]}</Fact>
      <Fact name="Must sign">{quorum.threshold === 1 ? 'One member' : `${quorum.threshold} members`}</Fact>
      {quorum.message !== undefined && (
        <Fact name="Note">
          <InertText>{quorum.message}</InertText>
        </Fact>
      )}
      <Fact name="Registered">
        <When at={quorum.createdAt} />
      </Fact>
    </Facts>
  );
}
