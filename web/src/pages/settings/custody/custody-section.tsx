import { useOwned } from '../../../data/use-owned.ts';
import { Section } from '../section.tsx';
import { IntegrationSteps } from './integration-steps.tsx';
import { custodyKey, purposes } from './types.ts';

/** The custody provider that holds the keys of the owner's wallet, if there is one. */
export function CustodySection() {
  const integrations = useOwned(custodyKey, (client) => client.listCustodyIntegrations());
  return (
    <Section
      title="Custody"
      lead="Connect a vault at your custody provider. You only need this if a provider keeps the keys of your wallet."
      query={integrations}
    >
      {(found) => (
        <div className="flex flex-col gap-6">
          {found.map((integration) => (
            <section key={integration.type} aria-label={`Custody: ${purposes[integration.type].title}`}>
              <IntegrationSteps integration={integration} />
            </section>
          ))}
        </div>
      )}
    </Section>
  );
}
