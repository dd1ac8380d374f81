import { Page } from '../../parts/page.tsx';

export const PlaygroundPage = () => <Page title="Playground">{null}</Page>;
