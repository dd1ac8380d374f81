import type { QuorumType } from '@countersign/protocol';
import { useState } from 'react';
import { useChange } from '../../../data/use-change.ts';
import { settingsKey } from '../../../data/use-settings.ts';
import { Button } from '../../../parts/button.tsx';
import { TextField } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { ChangeResult } from '../change-result.tsx';
import { Choice } from '../choice.tsx';
import { faultOf } from '../fault-of.ts';
import { quorumKey, type Registration } from './types.ts';

type Way = 'key' | 'operator' | 'known';

const ways: readonly { readonly way: Way; readonly title: string; readonly text: string }[] = [
  { way: 'key', title: 'My own key', text: 'You keep the private key, and sign with it.' },
  {
    way: 'operator',
    title: 'The agent of this service',
    text: 'The operator of this service signs for you with its own key.',
  },
  { way: 'known', title: 'A previous quorum', text: 'By its ID.' },
];

interface Props {
  readonly type: QuorumType;
  readonly onAttached: (name: string) => void;
}

/** Creates or selects a quorum, and attaches it in place of the current one. */
export function AttachQuorum({ type, onAttached }: Props) {
  const [way, setWay] = useState<Way>('key');
  const [displayName, setName] = useState('');
  const [p256PublicKey, setKey] = useState('');
  const [message, setNote] = useState('');
  const [quorumId, setId] = useState('');
  const touched = [quorumKey(type), settingsKey] as const;
  const register = useChange((client, body: Registration) => client.registerProviderQuorum({ body }), ...touched);
  const select = useChange(
    (client, id: string) => client.attachQuorum({ params: { type }, body: { quorumId: id } }),
    ...touched,
  );
  const change = way === 'known' ? select : register;
  const isPrivate = /PRIVATE KEY-----/.test(p256PublicKey);
  const isReady = {
    key: displayName.trim() !== '' && p256PublicKey.trim() !== '' && !isPrivate,
    operator: true,
    known: quorumId.trim() !== '',
  }[way];
  const attach = () => {
    if (!isReady || change.isPending) return;
    if (way === 'known') {
      select.mutate(quorumId.trim(), { onSuccess: ({ quorum }) => onAttached(quorum?.displayName ?? quorumId) });
      return;
    }
    const note = message.trim() === '' ? {} : { message };
    const body = way === 'operator' ? { type, navaAgent: true } : { type, displayName, p256PublicKey, ...note };
    register.mutate(body, { onSuccess: (quorum) => onAttached(quorum.displayName) });
  };
  const keyFault = isPrivate
    ? 'This is a private key. It was not sent. Clear the field and paste the public one.'
    : faultOf(register.error, 'p256PublicKey');
  return (
    <Form onSubmit={attach}>
      <fieldset className="grid gap-3">
        <legend className="sr-only">Which quorum</legend>
        {ways.map((each) => (
          <Choice
            key={each.way}
            group={`quorum-${type}`}
            title={each.title}
            text={each.text}
            isChosen={way === each.way}
            onChoose={() => setWay(each.way)}
          />
        ))}
      </fieldset>
      {way === 'key' && (
        <>
          <TextField
            label="Quorum name"
            maxLength={50}
            fault={faultOf(register.error, 'displayName')}
            value={displayName}
            onChange={setName}
          />
          <TextField
            label="P-256 public key"
            hint="In PEM, from BEGIN PUBLIC KEY to its end."
            fault={keyFault}
            value={p256PublicKey}
            onChange={setKey}
            maxLength={2_000}
            lines={4}
            mono
          />
          <TextField
            label="Note (optional)"
            hint="Kept and shown with the quorum."
            maxLength={1_000}
            value={message}
            onChange={setNote}
          />
        </>
      )}
      {way === 'known' && <TextField label="Quorum ID" mono maxLength={200} value={quorumId} onChange={setId} />}
      {!(way === 'key' && keyFault) && <ChangeResult of={change} done="" />}
      <div>
        <Button busy={change.isPending} disabled={!isReady} onPress={attach}>
          Attach quorum
        </Button>
      </div>
    </Form>
  );
}
