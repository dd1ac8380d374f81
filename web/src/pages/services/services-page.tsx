import type { Contract, Received } from '@countersign/protocol';
import { usePublic } from '../../data/use-public.ts';
import { Account } from '../../parts/account.tsx';
import { Card } from '../../parts/card.tsx';
import { Claim } from '../../parts/claim.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Fingerprint } from '../../parts/fingerprint.tsx';
import { Page } from '../../parts/page.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { When } from '../../parts/when.tsx';

type Service = Received<Contract['listVerificationServices']>[number];

/** The verification services that can check a request. */
export function ServicesPage() {
  const services = usePublic(['verification-services'], (client) => client.listVerificationServices());
  return (
    <Page
      title="Verification services"
      lead="A verification service runs an arbiter, which checks requests and signs its verdict. Anyone can register one under any name; you choose in your settings whose verdicts count for you."
    >
      {services.error ? (
        <FailureNotice error={services.error} onRetry={() => void services.refetch()} />
      ) : services.data ? (
        <ul className="grid gap-4 xl:grid-cols-2">
          {services.data.map((service) => (
            <li key={service.id}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      ) : (
        <Waiting>Looking up the services…</Waiting>
      )}
    </Page>
  );
}

function ServiceCard({
  service: { id, name, own, active, inbox, owner, pgpFingerprint, registeredAt },
}: {
  service: Service;
}) {
  return (
    <Card
      title={own ? name : <Claim>{name}</Claim>}
      lead={own ? 'Run by the operator of this site.' : 'Run by someone else. Self-chosen name, not verified.'}
      actions={
        <span
          className={`rounded-full px-2.5 py-0.5 text-sm font-medium ${active ? 'bg-good-wash text-good' : 'bg-sunken text-muted'}`}
        >
          {active ? 'Active' : 'Inactive'}
        </span>
      }
    >
      <Facts>
        <Fact name="Service ID">{id}</Fact>
        <Fact name="Signs with">
          <Account address={owner} />
        </Fact>
        <Fact name="Inbox" hint="Requests on chain are addressed to it.">
          <Account address={inbox} />
        </Fact>
        <Fact name="PGP key" hint="Sealed requests are encrypted to it.">
          <Fingerprint of={pgpFingerprint} />
        </Fact>
        <Fact name="Registered">
          <When at={registeredAt} />
        </Fact>
      </Facts>
    </Card>
  );
}
