import { useState } from 'react';
import { useChange } from '../../../data/use-change.ts';
import { Button } from '../../../parts/button.tsx';
import { Confirm } from '../../../parts/confirm.tsx';
import { CopyField } from '../../../parts/copy-field.tsx';
import { ChangeResult } from '../change-result.tsx';
import { AddWebhook } from './add-webhook.tsx';
import { Deliveries, DeliveryState } from './deliveries.tsx';
import { deliveriesKey, type NewSecret, type Webhook, webhooksKey } from './types.ts';

export function Webhooks({ webhooks }: { webhooks: readonly Webhook[] }) {
  const [made, setMade] = useState<NewSecret | null>(null);
  return (
    <>
      {webhooks.length === 0 ? (
        <p className="text-muted">None yet. A webhook notifies your own program, a Slack channel or a Telegram chat.</p>
      ) : (
        <ul className="divide-y divide-line rounded-xl border border-line">
          {webhooks.map((webhook) => (
            <li key={webhook.id} className="px-4 py-3">
              <OneWebhook webhook={webhook} onSecret={setMade} />
            </li>
          ))}
        </ul>
      )}
      {made && (
        <div className="flex flex-col gap-2 rounded-xl border border-care/40 bg-care-wash p-4">
          <p>
            Save the secret of “{made.name}” now; it is not shown again. Your receiver uses it to verify that deliveries
            come from here.
          </p>
          <CopyField label="Webhook secret" text={made.secret} />
        </div>
      )}
      <AddWebhook onSecret={setMade} />
    </>
  );
}

const formatNames = { standard: 'Signed JSON', slack: 'Slack', telegram: 'Telegram' } as const;

function OneWebhook({ webhook, onSecret }: { webhook: Webhook; onSecret: (made: NewSecret) => void }) {
  const { id, name, origin, format, disabledAt, lastDelivery } = webhook;
  const [isOpen, setOpen] = useState(false);
  const test = useChange((client) => client.testWebhook({ params: { webhookId: id } }), webhooksKey, deliveriesKey(id));
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="wrap-anywhere font-medium">{name}</p>
          <p className="wrap-anywhere text-sm text-muted">
            {formatNames[format]} · {origin}
          </p>
          <p className="text-sm">
            {disabledAt
              ? 'Disabled: the receiver answered “410 Gone”. Delete it and add a new one.'
              : lastDelivery && <DeliveryState delivery={lastDelivery} />}
          </p>
        </div>
        <div className="flex flex-wrap gap-x-4">
          {!disabledAt && (
            <Button
              look="quiet"
              label={`Send test to ${name}`}
              busy={test.isPending}
              onPress={() => test.mutate(undefined, { onSuccess: () => setOpen(true) })}
            >
              Send test
            </Button>
          )}
          <Button
            look="quiet"
            label={`${isOpen ? 'Hide deliveries' : 'Deliveries'} of ${name}`}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide deliveries' : 'Deliveries'}
          </Button>
          {format === 'standard' && !disabledAt && <Rotate webhook={webhook} onSecret={onSecret} />}
          <Delete webhook={webhook} />
        </div>
      </div>
      <ChangeResult of={test} done="The test is on its way." />
      {isOpen && <Deliveries webhookId={id} canReplay={disabledAt === null} />}
    </div>
  );
}

function Rotate({ webhook: { id, name }, onSecret }: { webhook: Webhook; onSecret: (made: NewSecret) => void }) {
  const [isAsked, ask] = useState(false);
  const rotate = useChange((client) => client.rotateWebhookSecret({ params: { webhookId: id } }), webhooksKey);
  return (
    <>
      <Button look="quiet" label={`New secret for ${name}`} onPress={() => ask(true)}>
        New secret
      </Button>
      {isAsked && (
        <Confirm
          title={`New secret for “${name}”?`}
          confirm="Create new secret"
          busy={rotate.isPending}
          onClose={() => ask(false)}
          onConfirm={() =>
            rotate.mutate(undefined, {
              onSuccess: ({ secret }) => {
                if (secret) onSecret({ name, secret });
                ask(false);
              },
            })
          }
        >
          <p>For 24 hours deliveries are signed with both secrets. Put the new one into your receiver by then.</p>
          <ChangeResult of={rotate} done="" />
        </Confirm>
      )}
    </>
  );
}

function Delete({ webhook: { id, name } }: { webhook: Webhook }) {
  const [isAsked, ask] = useState(false);
  const remove = useChange((client) => client.deleteWebhook({ params: { webhookId: id } }), webhooksKey);
  return (
    <>
      <Button look="quiet" label={`Delete ${name}`} onPress={() => ask(true)}>
        Delete
      </Button>
      {isAsked && (
        <Confirm
          title={`Delete “${name}”?`}
          confirm="Delete webhook"
          danger
          busy={remove.isPending}
          onClose={() => ask(false)}
          onConfirm={() => remove.mutate(undefined, { onSuccess: () => ask(false) })}
        >
          <p>It receives nothing more, not even events that are still queued.</p>
          <ChangeResult of={remove} done="" />
        </Confirm>
      )}
    </>
  );
}
