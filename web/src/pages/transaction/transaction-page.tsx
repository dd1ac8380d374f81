import { Page } from '../../parts/page.tsx';
import { OwnedPage } from '../../session/owned-page.tsx';

export const TransactionPage = () => (
  <OwnedPage
    title="Transaction"
    purpose="One request of an agent: what you asked for, what it would do, and your decision."
  >
    {() => <Page title="Transaction">{null}</Page>}
  </OwnedPage>
);
