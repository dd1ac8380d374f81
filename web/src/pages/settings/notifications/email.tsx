import type { NotificationEvent } from '@countersign/protocol';
import { useState } from 'react';
import { useChange } from '../../../data/use-change.ts';
import { Button } from '../../../parts/button.tsx';
import { TextField } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { ChangeResult } from '../change-result.tsx';
import { faultOf } from '../fault-of.ts';
import { allEvents, EventChoice } from './event-choice.tsx';
import { type Notifications, notificationsKey } from './types.ts';

interface Props {
  readonly email: Notifications['email'];
  readonly isAvailable: boolean;
}

/** One address, which its owner must confirm by a link. */
export function Email({ email, isAvailable }: Props) {
  const [address, setAddress] = useState(email?.address ?? '');
  const [events, setEvents] = useState<readonly NotificationEvent[]>(email?.events ?? allEvents);
  const save = useChange(
    (client) => client.setNotificationEmail({ body: { address: address.trim(), events: [...events] } }),
    notificationsKey,
  );
  const remove = useChange((client) => client.deleteNotificationEmail(), notificationsKey);
  const isComplete = address.trim() !== '' && events.length > 0;
  const submit = () => {
    if (!isComplete || save.isPending) return;
    remove.reset();
    save.mutate(undefined);
  };
  if (!isAvailable && email === null) return <p className="text-muted">This service does not send e-mails.</p>;
  const fault = faultOf(save.error, 'address');
  return (
    <>
      {email && !email.confirmed && (
        <p className="text-care">Not confirmed yet: open the link that was sent to {email.address} within 24 hours.</p>
      )}
      <Form onSubmit={submit}>
        <TextField
          label="E-mail address"
          value={address}
          onChange={setAddress}
          fault={fault}
          hint="E-mails name the event and link to it; they never say what a transaction does."
          maxLength={254}
        />
        <EventChoice chosen={events} onChange={setEvents} />
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" busy={save.isPending} disabled={!isComplete || !isAvailable} onPress={submit}>
            Save address
          </Button>
          {email && (
            <Button
              look="quiet"
              busy={remove.isPending}
              onPress={() => {
                save.reset();
                remove.mutate(undefined, { onSuccess: () => setAddress('') });
              }}
            >
              Stop e-mails
            </Button>
          )}
        </div>
      </Form>
      {fault === null && (
        <ChangeResult
          of={save}
          done={save.data?.confirmed ? 'Saved.' : 'Saved. A link to confirm the address is on its way.'}
        />
      )}
      <ChangeResult of={remove} done="No more e-mails are sent." />
    </>
  );
}
