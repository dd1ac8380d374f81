import { Page } from '../../parts/page.tsx';
import { OwnedPage } from '../../session/owned-page.tsx';

export const PolicyPage = () => (
  <OwnedPage title="Policy" purpose="What your agents may do without asking you.">
    {() => <Page title="Policy">{null}</Page>}
  </OwnedPage>
);
