import {
  type Contract,
  type Endpoint,
  problemCodeHeader,
  productVersion,
  type Received,
  type SentRequest,
} from '@countersign/protocol';
import { ApiError } from './api-error.ts';
import { type Authenticate, type Credentials, createAuthenticate } from './credentials.ts';
import type { FetchedResponse } from './fetched-response.ts';
import { noteResponse } from './response-to.ts';
import { type Route, routes } from './routes.ts';
import { type NewTransactionBody, toNewTransaction } from './to-new-transaction.ts';

/** How long one call may take. */
export interface CallOptions {
  /** Gives up on an answer after so long, counted from when the request is signed and sent; 30 s where absent. */
  readonly timeoutMs?: number | undefined;
  /** Ends whatever is waited for, once aborted. */
  readonly signal?: AbortSignal | undefined;
}

/** `timeoutMs` and `signal` hold for every call that does not bring its own. */
export interface ClientOptions extends CallOptions {
  /** Where the service is, such as `https://countersign.example`. */
  readonly baseUrl: string;
  readonly credentials?: Credentials;
  /** Asks in place of the built-in `fetch`, for programs that have a lighter one or a proxy to go through. */
  readonly fetch?: Fetch | undefined;
}

/** As much of `fetch` as a client uses. */
export type Fetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body?: string;
    readonly redirect: 'error';
    readonly signal: AbortSignal;
  },
) => Promise<FetchedResponse>;

/** The parts of a request that the row has, and none that it has not. */
type Parts<E extends Endpoint> = {
  [Part in keyof SentRequest<E> as SentRequest<E>[Part] extends undefined ? never : Part]: SentRequest<E>[Part];
};

/** A part in which nothing is needed may be left out. */
type Request<E extends Endpoint> = Partial<Parts<E>> & {
  [Part in keyof Parts<E> as Record<never, never> extends Parts<E>[Part] ? never : Part]: Parts<E>[Part];
};

type Method<E extends Endpoint> =
  Record<never, never> extends Request<E>
    ? (request?: Request<E>, options?: CallOptions) => Promise<Received<E>>
    : (request: Request<E>, options?: CallOptions) => Promise<Received<E>>;

/** Rows whose answer goes on without end are not for a method that waits for it. */
type Answering = {
  [Name in keyof Contract]: Contract[Name]['success'] extends { stream: true } ? never : Name;
}[keyof Contract];

/** What libraries have is converted; all else goes as it is. */
type CreateTransaction = (
  request: Omit<Request<Contract['createTransaction']>, 'body'> & { readonly body: NewTransactionBody },
  options?: CallOptions,
) => Promise<Received<Contract['createTransaction']>>;

/** A method for every endpoint of the contract that answers and is done, named as its row. */
export type Client = {
  readonly [Name in Answering]: Name extends 'createTransaction' ? CreateTransaction : Method<Contract[Name]>;
};

/** Makes a client. Answers that are not a success are thrown as {@link ApiError}. */
export function createClient(options: ClientOptions): Client {
  const authenticate = createAuthenticate(options.credentials);
  const methods = Object.entries<Route>(routes).map(([name, route]) => [
    name,
    // A rejection, whatever is wrong with it.
    async (request: LooseRequest = {}, call: CallOptions = {}) =>
      send({ ...options, ...call }, authenticate, route, converted(route, request)),
  ]);
  return Object.fromEntries(methods) as Client;
}

const converted = (route: Route, request: LooseRequest): LooseRequest =>
  route === routes.createTransaction
    ? { ...request, body: toNewTransaction(request.body as NewTransactionBody) }
    : request;

interface LooseRequest {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly headers?: Record<string, string | undefined>;
  readonly body?: unknown;
}

const MAX_SIGNED_AGAIN = 5;

/** Owners see who asks. A browser speaks for itself, and would ask the service first whether it may say something else. */
const ownName = 'document' in globalThis ? {} : { 'user-agent': `countersign-sdk/${productVersion}` };

const isReplayed = ({ headers }: FetchedResponse): boolean => headers.get(problemCodeHeader) === 'signature.replayed';

async function send(
  options: ClientOptions,
  authenticate: Authenticate,
  route: Route,
  request: LooseRequest,
): Promise<unknown> {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const pathWithQuery = fillPath(route.path, request.params) + queryString(request.query);
  const body = request.body === undefined ? '' : JSON.stringify(request.body);
  const unsigned = { baseUrl, method: route.method, pathWithQuery, body };
  // Looked up with each call, for it may be instrumented after the client was made.
  const { fetch = globalThis.fetch } = options;
  const ask = async () => {
    const headers = {
      ...ownName,
      ...onlyGiven(request.headers),
      ...(!route.isPublic && (await authenticate(unsigned))),
      ...(body !== '' && { 'content-type': 'application/json' }),
    };
    // From here on: a wallet may have asked its owner, who takes some time.
    const timeout = AbortSignal.timeout(options.timeoutMs ?? 30_000);
    return fetch(baseUrl + pathWithQuery, {
      method: route.method,
      headers,
      ...(body !== '' && { body }),
      redirect: 'error',
      signal: options.signal ? AbortSignal.any([timeout, options.signal]) : timeout,
    });
  };
  let response = await ask();
  // Another program of this wallet signed the same in the same second: nothing was done, and the next signature has a later time.
  for (let again = 0; again < MAX_SIGNED_AGAIN && isReplayed(response); again += 1) response = await ask();
  const answer = await readAnswer(response);
  if (!response.ok) throw new ApiError(response, answer);
  noteResponse(answer, response);
  return route.isEmpty ? undefined : answer;
}

/** JSON, text, or bytes, by what the answer says that it is. */
async function readAnswer(response: FetchedResponse): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (/^application\/(.+\+)?json/.test(type)) return response.json();
  return type.startsWith('application/') ? new Uint8Array(await response.arrayBuffer()) : response.text();
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
}

function queryString(query?: Record<string, unknown>): string {
  const given = new URLSearchParams(onlyGiven(query));
  return given.size === 0 ? '' : `?${given}`;
}

function onlyGiven(values: Record<string, unknown> = {}): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
