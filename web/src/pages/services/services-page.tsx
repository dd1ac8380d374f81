import { Page } from '../../parts/page.tsx';

export const ServicesPage = () => <Page title="Verification services">{null}</Page>;
