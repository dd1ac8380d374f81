import { Link, Outlet } from '@tanstack/react-router';
import { configuration } from './configuration.ts';
import { shortAddress } from './parts/account.tsx';
import { useSession } from './session/session-context.ts';

/** What stands around every page. */
export function Shell() {
  const { state } = useSession();
  return (
    <div className="mx-auto flex min-h-svh max-w-2xl flex-col px-4 pb-6 sm:px-6">
      <header className="flex items-center justify-between gap-4 py-5">
        <Link to="/" className="flex items-center gap-2.5 rounded-lg text-lg font-semibold tracking-tight">
          <Logo />
          Countersign
        </Link>
        {state.status === 'signed-in' && (
          <span className="font-mono text-sm text-muted" title={state.user.ethereumAddress}>
            <span className="sr-only">Signed in as </span>
            {shortAddress(state.user.ethereumAddress)}
          </span>
        )}
      </header>
      <main className="grow">
        <Outlet />
      </main>
      <footer className="flex flex-wrap gap-x-5 gap-y-1 pt-8 text-sm text-muted">
        <span>Checks what an agent is about to do with your money.</span>
        <a className="underline underline-offset-4 hover:text-ink" href={`${configuration.baseUrl}/docs`}>
          Reference
        </a>
      </footer>
    </div>
  );
}

const Logo = () => (
  <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
    <rect width="32" height="32" rx="8" className="fill-accent" />
    <path
      d="M7.5 15.5l5 5.2L24 8.5"
      className="fill-none stroke-on-accent"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M8 26h16" className="stroke-on-accent/60" strokeWidth="2.4" strokeLinecap="round" />
  </svg>
);
