import './without-eval.ts';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { apiUrl } from './configuration.ts';
import { router } from './router.tsx';
import { createSession } from './session/session.ts';
import { SessionContext } from './session/session-context.ts';

// Whoever reads an error can try again by a button; offline, an attempt fails at once instead of waiting unseen.
const patience = { retry: false, networkMode: 'always' } as const;
const queries = new QueryClient({ defaultOptions: { queries: patience, mutations: patience } });

// By default after a timer: a second click that is already queued would find the button as it was, and send again.
notifyManager.setScheduler(queueMicrotask);

const session = createSession(apiUrl);

createRoot(document.querySelector('#app') as Element).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </QueryClientProvider>
  </StrictMode>,
);
