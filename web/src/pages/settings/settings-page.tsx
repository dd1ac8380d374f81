import { Page } from '../../parts/page.tsx';
import { OwnedPage } from '../../session/owned-page.tsx';

export const SettingsPage = () => (
  <OwnedPage title="Settings" purpose="Who signs, who checks, and what others see.">
    {() => <Page title="Settings">{null}</Page>}
  </OwnedPage>
);
