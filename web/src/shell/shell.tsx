import { Outlet } from '@tanstack/react-router';
import { useReportAnywhere } from '../data/report-anywhere.ts';
import { useLive } from '../data/use-live.ts';
import { usePending } from '../data/use-pending.ts';
import { PendingRequests } from '../parts/page.tsx';
import { useSession } from '../session/session-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { FrozenBanner } from './frozen-banner.tsx';
import { Health } from './health.tsx';
import { Logo } from './logo.tsx';
import { DeskNavigation, PhoneNavigation } from './navigation.tsx';

/** The layout of the application: navigation on the left on a desktop, at the bottom on a phone. */
export function Shell() {
  const { state } = useSession();
  const user = state.status === 'signed-in' ? state.user : null;
  const pending = usePending();
  useLive(user?.id ?? null);
  useReportAnywhere(user?.id ?? null);
  return (
    <div className="mx-auto min-h-svh max-w-[88rem] lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:m-2 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <header className="flex items-center justify-between gap-4 px-4 py-4 sm:px-6 lg:sticky lg:top-0 lg:h-svh lg:flex-col lg:items-stretch lg:justify-start lg:border-r lg:border-line lg:px-4 lg:py-6">
        <div className="lg:px-2">
          <Logo />
        </div>
        <DeskNavigation isSignedIn={user !== null} />
        <div className="flex items-center gap-2 lg:mt-auto lg:flex-col lg:items-stretch lg:gap-3">
          <Health />
          {user && <AccountMenu user={user} />}
        </div>
      </header>
      <main id="main" className="px-4 pb-28 sm:px-6 lg:px-10 lg:py-8">
        {user && <FrozenBanner user={user} />}
        <PendingRequests value={pending}>
          <Outlet />
        </PendingRequests>
      </main>
      <PhoneNavigation isSignedIn={user !== null} />
    </div>
  );
}
