import { Page } from '../../parts/page.tsx';

export const ProfilePage = () => <Page title="Agent">{null}</Page>;
