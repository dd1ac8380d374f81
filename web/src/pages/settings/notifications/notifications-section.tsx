import type { ReactNode } from 'react';
import { useOwned } from '../../../data/use-owned.ts';
import { Card } from '../../../parts/card.tsx';
import { Loaded } from '../section.tsx';
import { Email } from './email.tsx';
import { Push } from './push.tsx';
import { notificationsKey, webhooksKey } from './types.ts';
import { Webhooks } from './webhooks.tsx';

/** The channels that notify the owner while no page is open. */
export function NotificationsSection() {
  const webhooks = useOwned(webhooksKey, (client) => client.listWebhooks());
  const notifications = useOwned(notificationsKey, (client) => client.getNotifications());
  return (
    <Card
      title="Notifications"
      lead="Get notified when your decision is needed, or when something else happens. A notification links to the transaction; it never approves anything."
    >
      <div className="flex flex-col gap-6">
        <Part title="Webhooks">
          <Loaded query={webhooks}>{(found) => <Webhooks webhooks={found} />}</Loaded>
        </Part>
        <Part title="E-mail">
          <Loaded query={notifications}>
            {({ email, emailAvailable }) => <Email email={email} isAvailable={emailAvailable} />}
          </Loaded>
        </Part>
        <Part title="Push notifications">
          <Loaded query={notifications}>
            {({ push, pushPublicKey }) => <Push browsers={push} publicKey={pushPublicKey} />}
          </Loaded>
        </Part>
      </div>
    </Card>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="flex flex-col gap-3">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </section>
);
