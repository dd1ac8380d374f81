import { Page } from '../../parts/page.tsx';
import { OwnedPage } from '../../session/owned-page.tsx';

export const TransactionsPage = () => (
  <OwnedPage title="Transactions" purpose="Everything your agents asked for, and what became of it.">
    {() => <Page title="Transactions">{null}</Page>}
  </OwnedPage>
);
