import { lifetimes } from '@countersign/protocol';
import { ApiError, type Client, createClient } from '@countersign/sdk';
import { SignedOutError } from '../parts/signed-out-error.ts';
import { endPairing } from '../wallets/wallet-connect/end-pairing.ts';
import { asUser, dropSession, type KeptSession, keepSession, readKeptSession, type User } from './kept-session.ts';

/** The signed-in user, shown at once and shared between tabs. */
const USER = 'countersign.user';
const LOCK = 'countersign.session';
/** How long before their expiry access tokens are renewed. */
const MARGIN_SECONDS = 60;

export type SessionState =
  | { readonly status: 'signed-in'; readonly user: User }
  | {
      readonly status: 'signed-out';
      /** `ended`: by the service; `not-revoked`: here, but the service could not be reached. */
      readonly cause: 'never' | 'left' | 'not-revoked' | 'ended';
    };

export type Session = ReturnType<typeof createSession>;

interface Access {
  readonly userId: string;
  readonly client: Client;
  readonly accessToken: string;
  readonly freshUntilMs: number;
}

/**
 * The session. The access token is in memory, the refresh token in storage shared by all tabs: it works once, and
 * reusing one ends the session, so only one tab at a time may use it.
 */
export function createSession(baseUrl: string) {
  const publicClient = createClient({ baseUrl });
  const listeners = new Set<() => void>();
  let access: Access | null = null;
  let state: SessionState = readState('never');

  function become(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  const userId = () => (state.status === 'signed-in' ? state.user.id : null);

  async function keep(session: KeptSession, accessToken: string): Promise<Access> {
    await keepSession(session);
    localStorage.setItem(USER, JSON.stringify(session.user));
    const client = createClient({ baseUrl, credentials: { accessToken } });
    const freshUntilMs = Date.now() + (lifetimes.accessToken - MARGIN_SECONDS) * 1000;
    access = { userId: session.user.id, client, accessToken, freshUntilMs };
    return access;
  }

  async function forget(cause: 'left' | 'not-revoked' | 'ended'): Promise<void> {
    await dropSession();
    localStorage.removeItem(USER);
    access = null;
    become({ status: 'signed-out', cause });
  }

  /** The caller must hold the lock. */
  async function renew(): Promise<Access> {
    if (access?.userId === userId() && access.freshUntilMs > Date.now()) return access;
    const kept = await readKeptSession();
    if (!kept) {
      await forget('ended');
      throw new SignedOutError('Nobody is signed in.');
    }
    if (kept.user.id !== userId()) {
      // Another tab has changed the session and this one does not know yet: it must not act for a user it does not
      // show.
      become({ status: 'signed-in', user: kept.user });
      throw new SignedOutError('Someone else is signed in.');
    }
    try {
      const { refreshToken, accessToken } = await publicClient.refreshTokens({
        body: { refreshToken: kept.refreshToken },
      });
      return await keep({ user: kept.user, refreshToken }, accessToken);
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      await forget('ended');
      throw new SignedOutError('The session has ended.');
    }
  }

  window.addEventListener('storage', ({ key }) => {
    if (key !== USER && key !== null) return;
    const now = readState('left');
    const isOther = now.status === 'signed-in' ? now.user.id !== userId() : userId() !== null;
    if (isOther) become(now);
  });

  return {
    /** For public requests. */
    publicClient,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Sends a request as the user; an access token that the service refuses is renewed once. */
    async call<T>(ask: (client: Client) => Promise<T>): Promise<T> {
      try {
        return await ask((await alone(renew)).client);
      } catch (error) {
        if (!isUnauthorized(error)) throw error;
        access = null;
        return ask((await alone(renew)).client);
      }
    },

    /** For streams and downloads. */
    async open(pathWithQuery: string, signal: AbortSignal): Promise<Response> {
      const ask = async () => {
        const { accessToken } = await alone(renew);
        const headers = { authorization: `Bearer ${accessToken}` };
        return fetch(baseUrl.replace(/\/+$/, '') + pathWithQuery, { headers, signal, redirect: 'error' });
      };
      let response = await ask();
      if (response.status === 401) {
        access = null;
        response = await ask();
      }
      if (!response.ok) throw new ApiError(response, await response.json().catch(() => null));
      return response;
    },

    async signIn(message: string, signature: string): Promise<void> {
      const { user, accessToken, refreshToken } = await publicClient.verifySiwe({ body: { message, signature } });
      await alone(() => keep({ user, refreshToken }, accessToken));
      become({ status: 'signed-in', user });
    },

    /** For a session that the service has already ended. */
    forget: () => alone(() => forget('ended')),

    /** Ends the session at the service too, and disconnects the phone. */
    async signOut(): Promise<void> {
      const ending = endPairing().catch(() => {});
      await alone(async () => {
        try {
          const { client } = await renew();
          const kept = await readKeptSession();
          if (kept) await client.logout({ body: { refreshToken: kept.refreshToken } });
          await forget('left');
        } catch (error) {
          if (!(error instanceof SignedOutError)) await forget('not-revoked');
        }
      });
      await ending;
    },
  };
}

/** Locks exist in secure contexts only; elsewhere two tabs may at worst end each other's session. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  isSecureContext ? navigator.locks.request(LOCK, work) : work();

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.statusCode === 401;

function readState(otherwise: 'never' | 'left'): SessionState {
  try {
    const user = asUser(JSON.parse(localStorage.getItem(USER) ?? 'null'));
    if (user) return { status: 'signed-in', user };
  } catch {}
  return { status: 'signed-out', cause: otherwise };
}
