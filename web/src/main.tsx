import './without-eval.ts';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { apiUrl } from './configuration.ts';
import { router } from './router.tsx';
import { createSession } from './session/session.ts';
import { SessionContext } from './session/session-context.ts';

// A failed query offers a retry button; offline, it must fail at once instead of pausing silently.
const patience = { retry: false, networkMode: 'always' } as const;
const queries = new QueryClient({ defaultOptions: { queries: patience, mutations: patience } });

// By default a timer does this: a second click already in the queue would still find the old button and submit again.
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
