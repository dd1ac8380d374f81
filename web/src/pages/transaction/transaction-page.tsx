import { getRouteApi } from '@tanstack/react-router';
import { useNoteOpened } from '../../data/opened.ts';
import { useOwned } from '../../data/use-owned.ts';
import { Page } from '../../parts/page.tsx';
import type { User } from '../../session/kept-session.ts';
import { OwnedPage } from '../../session/owned-page.tsx';

const route = getRouteApi('/app/transactions/$requestHash');

export const TransactionPage = () => (
  <OwnedPage
    title="Transaction"
    purpose="One request of an agent: what you asked for, what it would do, and your decision."
  >
    {(user) => <Transaction user={user} />}
  </OwnedPage>
);

function Transaction({ user }: { user: User }) {
  const { requestHash } = route.useParams();
  const { data } = useOwned(['transactions', requestHash], (client) =>
    client.getTransaction({ params: { requestHash } }),
  );
  useNoteOpened(user.id, data);
  return <Page title="Transaction">{data && <p>{data.status}</p>}</Page>;
}
