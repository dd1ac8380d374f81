import type { QuorumType } from '@countersign/protocol';
import { useOwned } from '../../../data/use-owned.ts';
import { Fact, Facts } from '../../../parts/facts.tsx';
import { InertText, inertLine } from '../../../parts/inert-text.tsx';
import { When } from '../../../parts/when.tsx';
import { FormBehindButton } from '../form-behind-button.tsx';
import { Loaded } from '../section.tsx';
import { AttachQuorum } from './attach-quorum.tsx';
import { Detach } from './detach.tsx';
import { type Quorum, quorumKey } from './types.ts';

interface Props {
  readonly type: QuorumType;
  readonly title: string;
  readonly text: string;
}

/** The quorum attached in one of the two roles, and its actions. */
export function QuorumOf({ type, title, text }: Props) {
  const attached = useOwned(quorumKey(type), (client) => client.getAttachedQuorum({ params: { type } }));
  return (
    <section aria-label={`Quorum: ${title}`} className="flex flex-col gap-3 rounded-xl border border-line p-4">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-muted">{text}</p>
      </div>
      <Loaded query={attached}>
        {({ quorum }) => {
          const verb = quorum ? 'Replace quorum' : 'Attach a quorum';
          return (
            <>
              {quorum ? <AttachedFacts quorum={quorum} /> : <p>No quorum is attached.</p>}
              <FormBehindButton
                verb={verb}
                title={`${verb} ${title.toLowerCase()}`}
                beside={(say) => quorum && <Detach type={type} quorum={quorum} onDetached={() => say('Detached.')} />}
              >
                {(finish) => (
                  <AttachQuorum type={type} onAttached={(name) => finish(`Attached: ${inertLine(name)}.`)} />
                )}
              </FormBehindButton>
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
      <Fact name="ID" hint="Keep it: you need it to select this quorum again.">
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
