import { Page } from '../../parts/page.tsx';
import { OwnedPage } from '../../session/owned-page.tsx';

export const AgentsPage = () => (
  <OwnedPage title="Agents" purpose="Every program that can act for you here, and how to end its access.">
    {() => <Page title="Agents">{null}</Page>}
  </OwnedPage>
);
