import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { configuration } from '../configuration.ts';
import { shortAddress } from '../parts/account.tsx';
import { useSession } from '../session/session-context.ts';
import { Logo } from './logo.tsx';

/** Standalone pages that ask one question. */
export const FocusedShell = () => (
  <FocusedFrame>
    <Outlet />
  </FocusedFrame>
);

/** The layout of such a page: its only link leads home. */
export function FocusedFrame({ children }: { children: ReactNode }) {
  const { state } = useSession();
  return (
    <div className="mx-auto flex min-h-svh max-w-2xl flex-col px-4 pb-6 sm:px-6">
      <header className="flex items-center justify-between gap-4 py-5">
        <Logo />
        {state.status === 'signed-in' && (
          <span className="font-mono text-sm text-muted" title={state.user.ethereumAddress}>
            <span className="sr-only">Signed in as </span>
            {shortAddress(state.user.ethereumAddress)}
          </span>
        )}
      </header>
      <main className="grow">{children}</main>
      <footer className="flex flex-wrap gap-x-5 gap-y-1 pt-8 text-sm text-muted">
        <span>Checks what an agent is about to do with your money.</span>
        <a className="underline underline-offset-4 hover:text-ink" href={`${configuration.baseUrl}/docs`}>
          Reference
        </a>
      </footer>
    </div>
  );
}
