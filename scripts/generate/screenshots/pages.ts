import { createHash } from 'node:crypto';
import type { MadeRequest } from '../../run/sample/fill-account.ts';

/** The values from which paths of pages are built. */
export interface Scene {
  readonly baseUrl: string;
  readonly address: string;
  readonly requests: readonly MadeRequest[];
}

export interface PictureOf {
  /** The prefix of the files. */
  readonly name: string;
  /** Relative to the web application, or to the service after the prefix `service:`. */
  readonly path: string | ((scene: Scene) => string | Promise<string>);
  readonly signedIn: boolean;
  /** The text of a heading of the loaded page; a page that never shows it is skipped. */
  readonly shows: RegExp;
  /** Names of the buttons to click before the screenshot, in order. */
  readonly press?: readonly string[];
  /** Connects the owner's wallet, and captures only the visible part of the page. */
  readonly withWallet?: boolean;
}

const transaction = (wanted: string) => (scene: Scene) => {
  const found = scene.requests.find(({ name }) => name === wanted);
  if (!found) throw new Error(`the sample has no request called ${wanted}`);
  return `/transactions/${found.requestHash}`;
};

/** The page behind the link of a connection code. */
async function askToConnect({ baseUrl }: Scene): Promise<string> {
  const headers = { 'user-agent': 'TravelAgent/2.1' };
  const answer = await fetch(`${baseUrl}/auth/connect/initiate`, { method: 'POST', headers });
  const { authUrl } = (await answer.json()) as { authUrl: string };
  return `/connect${new URL(authUrl).search}`;
}

/** The page to which an MCP client redirects, for OAuth. */
async function askForAccess({ baseUrl }: Scene): Promise<string> {
  const redirectUri = 'http://127.0.0.1:7777/callback';
  const registered = await fetch(`${baseUrl}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Claude Code', redirect_uris: [redirectUri] }),
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const query = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update('picture').digest('base64url'),
    code_challenge_method: 'S256',
    state: 'picture',
  });
  const answer = await fetch(`${baseUrl}/oauth/authorize?${query}`, { redirect: 'manual' });
  return `/oauth/consent${new URL(answer.headers.get('location') ?? '', baseUrl).search}`;
}

/** Every page of the application, one per line. */
export const pages: readonly PictureOf[] = [
  { name: 'start', path: '', signedIn: false, shows: /./ },
  { name: 'inbox', path: '', signedIn: true, shows: /./ },
  { name: 'transactions', path: '/transactions', signedIn: true, shows: /transactions/i },
  { name: 'transaction-waiting', path: transaction('rent'), signedIn: true, shows: /./ },
  { name: 'transaction-undecided', path: transaction('unknown name'), signedIn: true, shows: /./ },
  { name: 'transaction-rejected', path: transaction('a thousand times too much'), signedIn: true, shows: /./ },
  { name: 'transaction-batch', path: transaction('batch'), signedIn: true, shows: /./ },
  { name: 'transaction-permit', path: transaction('permit'), signedIn: true, shows: /./ },
  { name: 'transaction-payment', path: transaction('a payment to a paywall'), signedIn: true, shows: /./ },
  { name: 'transaction-hostile', path: transaction('hostile text'), signedIn: true, shows: /./ },
  { name: 'transaction-approved', path: transaction('approved by the owner'), signedIn: true, shows: /./ },
  {
    name: 'transaction-send',
    path: transaction('approved by the owner'),
    signedIn: true,
    shows: /./,
    press: ['Send with my wallet'],
    withWallet: true,
  },
  { name: 'transaction-expired', path: transaction('expired'), signedIn: true, shows: /./ },
  { name: 'agents', path: '/agents', signedIn: true, shows: /agents/i },
  { name: 'policy', path: '/policy', signedIn: true, shows: /policy/i },
  { name: 'settings', path: '/settings', signedIn: true, shows: /settings/i },
  { name: 'profile', path: ({ address }) => `/a/${address}`, signedIn: false, shows: /./ },
  { name: 'services', path: '/services', signedIn: false, shows: /services/i },
  { name: 'playground', path: '/playground', signedIn: false, shows: /playground/i, press: ['One zero too many'] },
  { name: 'connect', path: askToConnect, signedIn: true, shows: /give this agent a key/i },
  { name: 'consent', path: askForAccess, signedIn: true, shows: /asks for access/i },
  { name: 'not-found', path: '/no/such/page', signedIn: false, shows: /./ },
  { name: 'reference', path: 'service:/docs', signedIn: false, shows: /countersign/i },
  { name: 'error', path: 'service:/oauth/authorize', signedIn: false, shows: /cannot continue/i },
];

/** The page for unknown paths: a page that shows this text does not exist yet. */
export const notFound = { name: 'not-found', says: /page not found/i };
