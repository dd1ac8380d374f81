import { usePublic } from '../../data/use-public.ts';
import { useSettings, useUpdateSettings } from '../../data/use-settings.ts';
import { Account } from '../../parts/account.tsx';
import { Claim } from '../../parts/claim.tsx';
import { ChangeResult } from './change-result.tsx';
import { Section } from './section.tsx';
import { Toggle } from './toggle.tsx';

/** The arbiters whose verdicts count. */
export function ArbitersSection() {
  const settings = useSettings();
  const services = usePublic(['verification-services', 'active'], (client) => client.listActiveVerificationServices());
  const update = useUpdateSettings();
  return (
    <Section
      title="Arbiters"
      lead="Only verdicts from services you trust count. Anyone can register a service under any name: compare the address."
      query={services}
    >
      {(found) => {
        const trusted = settings.data?.trustedServices ?? [];
        const unlisted = trusted.filter((id) => found.every((service) => service.id !== id));
        const switchOf = (id: number) => ({
          isOn: trusted.includes(id),
          busy: update.isPending || !settings.data,
          onChange: (isOn: boolean) =>
            update.mutate({ trustedServices: isOn ? [...trusted, id] : trusted.filter((each) => each !== id) }),
        });
        return (
          <div className="flex flex-col gap-3">
            {/* Strangers may register as many as they like. */}
            <ul className="max-h-96 divide-y divide-line overflow-y-auto">
              {found.map(({ id, name, own, owner }) => (
                <li key={id} className="py-2">
                  <Toggle
                    label={own ? name : <Claim>{name}</Claim>}
                    text={
                      <>
                        {own ? 'Run by the operator of this site' : 'Run by someone else'} · service ID {id} · signs
                        with
                        <span className="block">
                          <Account address={owner} />
                        </span>
                      </>
                    }
                    {...switchOf(id)}
                  />
                </li>
              ))}
              {unlisted.map((id) => (
                <li key={id} className="py-2">
                  <Toggle
                    label={`Verification service ${id}`}
                    text="You trust it, but it is not among the newest active services."
                    {...switchOf(id)}
                  />
                </li>
              ))}
            </ul>
            {trusted.length === 0 && settings.data && (
              <p className="text-care">You trust no service: nothing can be checked until you choose one.</p>
            )}
            <ChangeResult of={update} done="Saved." />
          </div>
        );
      }}
    </Section>
  );
}
