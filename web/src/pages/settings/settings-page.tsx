import { useEffect, useRef } from 'react';
import { Page } from '../../parts/page.tsx';
import { OwnedPage } from '../../session/owned-page.tsx';
import { ArbitersSection } from './arbiters-section.tsx';
import { CustodySection } from './custody/custody-section.tsx';
import { EscrowSection } from './escrow/escrow-section.tsx';
import { ExecutionSection } from './execution-section.tsx';
import { keepInView } from './keep-in-view.ts';
import { NotificationsSection } from './notifications/notifications-section.tsx';
import { PgpSection } from './pgp/pgp-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { QuorumSection } from './quorums/quorum-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** In the order in which owners need them. */
const sections = [
  { id: 'execution', name: 'Execution', Section: ExecutionSection },
  { id: 'arbiters', name: 'Arbiters', Section: ArbitersSection },
  { id: 'notifications', name: 'Notifications', Section: NotificationsSection },
  { id: 'accounts', name: 'Escrow accounts', Section: EscrowSection },
  { id: 'pgp', name: 'PGP key', Section: PgpSection },
  { id: 'custody', name: 'Custody', Section: CustodySection },
  { id: 'quorums', name: 'Quorums', Section: QuorumSection },
  { id: 'profile', name: 'Public profile', Section: ProfileSection },
  { id: 'sessions', name: 'Sessions', Section: SessionsSection },
] as const;

export const SettingsPage = () => (
  <OwnedPage title="Settings" purpose="Execution, arbiters, accounts, keys and your public profile.">
    {/* What was typed, or shown once, is nothing for the next who signs in. */}
    {({ id }) => <Settings key={id} />}
  </OwnedPage>
);

function Settings() {
  const all = useRef<HTMLDivElement>(null);
  useEffect(() => keepInView(document.getElementById(location.hash.slice(1)), all.current), []);
  return (
    <Page title="Settings">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 xl:grid-cols-[12rem_minmax(0,48rem)]">
        <nav aria-label="Settings" className="max-xl:overflow-x-auto">
          <ul className="flex gap-1 xl:sticky xl:top-8 xl:flex-col">
            {sections.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block whitespace-nowrap rounded-lg px-3 py-1.5 text-muted hover:bg-sunken hover:text-ink max-xl:border max-xl:border-line max-xl:bg-surface"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div ref={all} className="flex min-w-0 flex-col gap-6">
          {sections.map(({ id, Section }) => (
            <div key={id} id={id} className="scroll-mt-6">
              <Section />
            </div>
          ))}
        </div>
      </div>
    </Page>
  );
}
