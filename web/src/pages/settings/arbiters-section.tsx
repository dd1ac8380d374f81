import { usePublic } from '../../data/use-public.ts';
import { shortAddress } from '../../parts/account.tsx';
import { Claim } from '../../parts/claim.tsx';
import { Outcome } from './outcome.tsx';
import { Section } from './section.tsx';
import { Toggle } from './toggle.tsx';
import { useSettings, useUpdateSettings } from './use-settings.ts';

/** Whose verdicts count. */
export function ArbitersSection() {
  const settings = useSettings();
  const services = usePublic(['verification-services', 'active'], (client) => client.listActiveVerificationServices());
  const update = useUpdateSettings();
  return (
    <Section
      title="Who checks"
      lead="Only verdicts of the services that you trust count. Anybody can register a service under any name: compare the address."
      query={services}
    >
      {(found) => {
        const trusted = settings.data?.trustedServices ?? [];
        const change = (id: number, isOn: boolean) =>
          update.mutate({ trustedServices: isOn ? [...trusted, id] : trusted.filter((each) => each !== id) });
        return (
          <div className="flex flex-col gap-3">
            <ul className="divide-y divide-line">
              {found.map(({ id, name, own, owner }) => (
                <li key={id} className="py-2">
                  <Toggle
                    label={own ? name : <Claim>{name}</Claim>}
                    text={`${own ? 'Run by the operator of this site' : 'Run by somebody else'} · number ${id} · signs with ${shortAddress(owner)}`}
                    isOn={trusted.includes(id)}
                    busy={update.isPending || !settings.data}
                    onChange={(isOn) => change(id, isOn)}
                  />
                </li>
              ))}
            </ul>
            {trusted.length === 0 && settings.data && (
              <p className="text-care">You trust no service: nothing can be checked for you until you choose one.</p>
            )}
            <Outcome of={update} done="Saved." />
          </div>
        );
      }}
    </Section>
  );
}
