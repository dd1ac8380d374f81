import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { basePath } from './configuration.ts';
import { ConnectPage } from './pages/connect-page.tsx';
import { ConsentPage } from './pages/consent-page.tsx';
import { FaultPage } from './pages/fault-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { StartPage } from './pages/start-page.tsx';
import { Shell } from './shell.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage });

const start = createRoute({ getParentRoute: () => root, path: '/', component: StartPage });

const connect = createRoute({
  getParentRoute: () => root,
  path: '/connect',
  validateSearch: ({ code }: Record<string, unknown>) => ({ code: code as string | undefined }),
  component: ConnectPage,
});

const consent = createRoute({
  getParentRoute: () => root,
  path: '/oauth/consent',
  validateSearch: ({ session }: Record<string, unknown>) => ({ session: session as string | undefined }),
  component: ConsentPage,
});

export const router = createRouter({
  routeTree: root.addChildren([start, connect, consent]),
  basepath: basePath,
  defaultErrorComponent: FaultPage,
  // A code may consist of digits: it stays the text that it is.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined);
    return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
