import type { ReactNode } from 'react';
import { Panel } from '../parts/panel.tsx';
import type { User } from './kept-session.ts';
import { useSession } from './session-context.ts';
import { SignIn } from './sign-in.tsx';

interface Props {
  /** The title and purpose of the page, shown to users who are not signed in. */
  readonly title: string;
  readonly purpose: string;
  readonly children: (user: User) => ReactNode;
}

/** A page that needs a session; others sign in here and stay on the page. */
export function OwnedPage({ title, purpose, children }: Props) {
  const { state } = useSession();
  if (state.status === 'signed-in') return children(state.user);
  return (
    <div className="mx-auto max-w-2xl">
      <Panel title={title}>
        <p>{purpose}</p>
        <SignIn />
      </Panel>
    </div>
  );
}
