import { type NotificationEvent, singleLineText, type WebhookFormat } from '@countersign/protocol';
import { useState } from 'react';
import { useChange } from '../../../data/use-change.ts';
import { Button } from '../../../parts/button.tsx';
import { SelectField, TextField } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { ChangeResult } from '../change-result.tsx';
import { faultOf } from '../fault-of.ts';
import { FormBehindButton } from '../form-behind-button.tsx';
import { allEvents, EventChoice } from './event-choice.tsx';
import { type NewSecret, webhooksKey } from './types.ts';

const formats = [
  ['standard', 'Signed JSON, for a program'],
  ['slack', 'Slack'],
  ['telegram', 'Telegram'],
] as const satisfies readonly (readonly [WebhookFormat, string])[];

const hints: Readonly<Record<WebhookFormat, string>> = {
  standard: 'An https URL on the internet that accepts POST requests.',
  slack: 'The URL of an incoming webhook, https://hooks.slack.com/services/…',
  telegram: 'https://api.telegram.org/bot…/sendMessage, with the token of your bot.',
};

export const AddWebhook = ({ onSecret }: { onSecret: (made: NewSecret) => void }) => (
  <FormBehindButton verb="Add webhook">
    {(finish, hold) => (
      <WebhookForm
        onSending={hold}
        onAdded={(name, secret) => {
          finish(`Added “${name}”.`);
          if (secret !== null) onSecret({ name, secret });
        }}
      />
    )}
  </FormBehindButton>
);

interface Props {
  /** The form stays open: without it, the secret in the pending answer would be lost. */
  readonly onSending: (isSending: boolean) => void;
  readonly onAdded: (name: string, secret: string | null) => void;
}

const fields = ['name', 'url', 'chatId', 'events'] as const;

function WebhookForm({ onSending, onAdded }: Props) {
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [chatId, setChatId] = useState('');
  const [format, setFormat] = useState<WebhookFormat>('standard');
  const [events, setEvents] = useState<NotificationEvent[]>(allEvents);
  const add = useChange(
    (client) =>
      client.createWebhook({
        body: { name, url: url.trim(), format, events, ...(format === 'telegram' && { chatId: chatId.trim() }) },
      }),
    webhooksKey,
  );
  const isComplete =
    singleLineText(100).safeParse(name).success &&
    url.trim() !== '' &&
    events.length > 0 &&
    (format !== 'telegram' || chatId.trim() !== '');
  const isByField = fields.some((field) => faultOf(add.error, field) !== null);
  const submit = () => {
    if (!isComplete || add.isPending) return;
    onSending(true);
    add.mutate(undefined, {
      onSuccess: ({ webhook, secret }) => onAdded(webhook.name, secret),
      onSettled: () => onSending(false),
    });
  };
  return (
    <Form onSubmit={submit}>
      <TextField label="Name" value={name} onChange={setName} fault={faultOf(add.error, 'name')} maxLength={100} />
      <SelectField
        label="Format"
        value={format}
        onChange={(value) => setFormat(value as WebhookFormat)}
        options={formats}
      />
      <TextField
        label="URL"
        mono
        value={url}
        onChange={setUrl}
        hint={`${hints[format]} It is stored encrypted and not shown again.`}
        fault={faultOf(add.error, 'url')}
      />
      {format === 'telegram' && (
        <TextField
          label="Chat ID"
          mono
          value={chatId}
          onChange={setChatId}
          hint="The number of the chat, or the @name of a channel."
          fault={faultOf(add.error, 'chatId')}
        />
      )}
      <EventChoice chosen={events} onChange={setEvents} />
      {!isByField && <ChangeResult of={add} done="" />}
      <div>
        <Button busy={add.isPending} disabled={!isComplete} onPress={submit}>
          Add webhook
        </Button>
      </div>
    </Form>
  );
}
