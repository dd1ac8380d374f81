import type { QuorumType } from '@countersign/protocol';
import { useState } from 'react';
import { useChange } from '../../../data/use-change.ts';
import { useOwned } from '../../../data/use-owned.ts';
import { Button } from '../../../parts/button.tsx';
import { Confirm } from '../../../parts/confirm.tsx';
import { Fact, Facts } from '../../../parts/facts.tsx';
import { InertText } from '../../../parts/inert-text.tsx';
import { When } from '../../../parts/when.tsx';
import { Outcome } from '../outcome.tsx';
import { Loaded } from '../section.tsx';
import { AttachQuorum } from './attach-quorum.tsx';
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
        {({ quorum }) => (
          <>
            {quorum ? <Attached type={type} quorum={quorum} /> : <p>None is attached.</p>}
            {isOpen ? (
              <AttachQuorum
                type={type}
                onCancel={() => setOpen(false)}
                onAttached={(name) => {
                  say(`Attached: ${name}.`);
                  setOpen(false);
                }}
              />
            ) : (
              <div>
                <Button
                  look="secondary"
                  label={`${quorum ? 'Replace quorum' : 'Attach a quorum'} ${title.toLowerCase()}`}
                  onPress={() => {
                    say('');
                    setOpen(true);
                  }}
                >
                  {quorum ? 'Replace quorum' : 'Attach a quorum'}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

const keepers = { local: 'This service', provider: 'The wallet provider' };

function Attached({ type, quorum }: { type: QuorumType; quorum: Quorum }) {
  const [isAsked, ask] = useState(false);
  const detach = useChange((client, _: null) => client.detachQuorum({ params: { type } }), quorumKey(type), [
    'settings',
  ]);
  return (
    <>
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
      <Outcome of={detach} done="" />
      <div className="-my-2">
        <Button look="quiet" label={`Detach quorum (${type})`} onPress={() => ask(true)}>
          Detach quorum
        </Button>
      </div>
      {isAsked && (
        <Confirm
          title="Detach this quorum?"
          confirm="Detach quorum"
          danger
          busy={detach.isPending}
          onClose={() => ask(false)}
          onConfirm={() => detach.mutate(null, { onSettled: () => ask(false) })}
        >
          <p>
            It no longer signs for you here. It stays at the wallet provider, and you can select it again by its id:
          </p>
          <p className="font-mono text-[0.9em] wrap-anywhere">{quorum.quorumId}</p>
        </Confirm>
      )}
    </>
  );
}
