import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { configuration } from '../configuration.ts';
import { Account, shortAddress } from '../parts/account.tsx';
import { Button } from '../parts/button.tsx';
import type { User } from '../session/kept-session.ts';
import { useSession } from '../session/session-context.ts';

/** The signed-in account, and sign-out. */
export function AccountMenu({ user }: { user: User }) {
  const { signOut } = useSession();
  const leaving = useMutation({ mutationFn: signOut });
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (menu.current && (isEscape || (event.type === 'pointerdown' && !isInside))) menu.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details ref={menu} className="relative">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-xl border border-line bg-surface px-3 font-mono text-sm hover:border-muted">
        <span className="sr-only">Account </span>
        {shortAddress(user.ethereumAddress)}
      </summary>
      <div className="absolute right-0 top-full z-20 mt-2 flex w-72 flex-col gap-3 rounded-2xl border border-line bg-surface p-4 shadow-lg lg:bottom-full lg:left-0 lg:right-auto lg:top-auto lg:mb-2">
        <p className="text-sm text-muted">Signed in as</p>
        <p>
          <Account address={user.ethereumAddress} />
        </p>
        <Link
          to="/a/$address"
          params={{ address: user.ethereumAddress }}
          className="text-accent underline underline-offset-4"
        >
          Public profile
        </Link>
        <a className="text-accent underline underline-offset-4" href={`${configuration.baseUrl}/docs`}>
          Reference
        </a>
        <Button look="secondary" busy={leaving.isPending} onPress={() => leaving.mutate()}>
          Sign out
        </Button>
      </div>
    </details>
  );
}
