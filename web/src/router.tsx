import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { basePath } from './configuration.ts';
import { FaultPage } from './pages/fault-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { readFilters } from './pages/transactions/filters.ts';
import { FocusedShell } from './shell/focused-shell.tsx';
import { Shell } from './shell/shell.tsx';

const root = createRootRoute({ notFoundComponent: NotFoundPage });

/** Standalone pages that ask one question. */
const focused = createRoute({ getParentRoute: () => root, id: 'focused', component: FocusedShell });
/** The pages of the application, with its navigation. */
const app = createRoute({ getParentRoute: () => root, id: 'app', component: Shell });

const connect = createRoute({
  getParentRoute: () => focused,
  path: '/connect',
  validateSearch: ({ code }: Record<string, unknown>) => ({ code: code as string | undefined }),
  component: lazyRouteComponent(() => import('./pages/connect/connect-page.tsx'), 'ConnectPage'),
});

const consent = createRoute({
  getParentRoute: () => focused,
  path: '/oauth/consent',
  validateSearch: ({ session }: Record<string, unknown>) => ({ session: session as string | undefined }),
  component: lazyRouteComponent(() => import('./pages/consent/consent-page.tsx'), 'ConsentPage'),
});

const mail = createRoute({
  getParentRoute: () => focused,
  path: '/mail/$use',
  component: lazyRouteComponent(() => import('./pages/mail/mail-page.tsx'), 'MailPage'),
});

const inbox = createRoute({
  getParentRoute: () => app,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/inbox/inbox-page.tsx'), 'InboxPage'),
});

const transactions = createRoute({
  getParentRoute: () => app,
  path: '/transactions',
  validateSearch: readFilters,
  component: lazyRouteComponent(() => import('./pages/transactions/transactions-page.tsx'), 'TransactionsPage'),
});

const transaction = createRoute({
  getParentRoute: () => app,
  path: '/transactions/$requestHash',
  component: lazyRouteComponent(() => import('./pages/transaction/transaction-page.tsx'), 'TransactionPage'),
});

const agents = createRoute({
  getParentRoute: () => app,
  path: '/agents',
  component: lazyRouteComponent(() => import('./pages/agents/agents-page.tsx'), 'AgentsPage'),
});

const policy = createRoute({
  getParentRoute: () => app,
  path: '/policy',
  component: lazyRouteComponent(() => import('./pages/policy/policy-page.tsx'), 'PolicyPage'),
});

const settings = createRoute({
  getParentRoute: () => app,
  path: '/settings',
  component: lazyRouteComponent(() => import('./pages/settings/settings-page.tsx'), 'SettingsPage'),
});

const profile = createRoute({
  getParentRoute: () => app,
  path: '/a/$address',
  component: lazyRouteComponent(() => import('./pages/profile/profile-page.tsx'), 'ProfilePage'),
});

const services = createRoute({
  getParentRoute: () => app,
  path: '/services',
  component: lazyRouteComponent(() => import('./pages/services/services-page.tsx'), 'ServicesPage'),
});

const playground = createRoute({
  getParentRoute: () => app,
  path: '/playground',
  component: lazyRouteComponent(() => import('./pages/playground/playground-page.tsx'), 'PlaygroundPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    focused.addChildren([connect, consent, mail]),
    app.addChildren([inbox, transactions, transaction, agents, policy, settings, profile, services, playground]),
  ]),
  basepath: basePath,
  defaultErrorComponent: FaultPage,
  defaultPreload: 'intent',
  // A code may consist of digits: it must remain a string.
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
