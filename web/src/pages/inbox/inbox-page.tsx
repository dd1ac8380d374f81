import { Page } from '../../parts/page.tsx';
import { useSession } from '../../session/session-context.ts';
import { WelcomePage } from './welcome-page.tsx';

/** What waits for the owner. */
export function InboxPage() {
  const { state } = useSession();
  if (state.status !== 'signed-in') return <WelcomePage />;
  return <Page title="Inbox">{null}</Page>;
}
