import { createContext, use, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session & { readonly state: SessionState } {
  const session = use(SessionContext);
  if (!session) throw new Error('a page outside its session');
  return { ...session, state: useSyncExternalStore(session.subscribe, session.getState) };
}
