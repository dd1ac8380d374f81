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

/** The timeouts of one call. */
export interface CallOptions {
  /** The timeout of an answer, from the signing and sending of the request; 30 s by default. */
  readonly timeoutMs?: number | undefined;
  /** Aborts every wait. */
  readonly signal?: AbortSignal | undefined;
}

/** `timeoutMs` and `signal` are the defaults of every call. */
export interface ClientOptions extends CallOptions {
  /** The URL of the service, such as `https://countersign.example`. */
  readonly baseUrl: string;
  readonly credentials?: Credentials;
  /** Replaces the built-in `fetch`, for programs with a lighter one or a proxy. */
  readonly fetch?: Fetch | undefined;
}

/** The part of `fetch` that a client uses. */
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

/** The inputs that the endpoint has, and no others. */
type Parts<E extends Endpoint> = {
  [Part in keyof SentRequest<E> as SentRequest<E>[Part] extends undefined ? never : Part]: SentRequest<E>[Part];
};

/** An input without required members may be omitted. */
type Request<E extends Endpoint> = Partial<Parts<E>> & {
  [Part in keyof Parts<E> as Record<never, never> extends Parts<E>[Part] ? never : Part]: Parts<E>[Part];
};

type Method<E extends Endpoint> =
  Record<never, never> extends Request<E>
    ? (request?: Request<E>, options?: CallOptions) => Promise<Received<E>>
    : (request: Request<E>, options?: CallOptions) => Promise<Received<E>>;

/** Endpoints that stream cannot be methods that await the answer. */
type Answering = {
  [Name in keyof Contract]: Contract[Name]['success'] extends { stream: true } ? never : Name;
}[keyof Contract];

/** Converts objects of libraries; passes everything else on unchanged. */
type CreateTransaction = (
  request: Omit<Request<Contract['createTransaction']>, 'body'> & { readonly body: NewTransactionBody },
  options?: CallOptions,
) => Promise<Received<Contract['createTransaction']>>;

/** A method for every endpoint of the contract that does not stream, under its name. */
export type Client = {
  readonly [Name in Answering]: Name extends 'createTransaction' ? CreateTransaction : Method<Contract[Name]>;
};

/** Creates a client. Unsuccessful answers are thrown as {@link ApiError}. */
export function createClient(options: ClientOptions): Client {
  const authenticate = createAuthenticate(options.credentials);
  const methods = Object.entries<Route>(routes).map(([name, route]) => [
    name,
    // Rejects instead of throwing, whatever is wrong with the input.
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

/** Shown to owners. Browsers set it themselves, and a custom header would cause a preflight request. */
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
  // Looked up at each call, because it may be instrumented after the client was created.
  const { fetch = globalThis.fetch } = options;
  const ask = async () => {
    const headers = {
      ...ownName,
      ...onlyGiven(request.headers),
      ...(!route.isPublic && (await authenticate(unsigned))),
      ...(body !== '' && { 'content-type': 'application/json' }),
    };
    // Starts here, because a wallet may have to ask its owner first.
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
  // Another program of this wallet signed the same request in the same second: nothing was done, and the next signature
  // has a later time.
  for (let again = 0; again < MAX_SIGNED_AGAIN && isReplayed(response); again += 1) response = await ask();
  const answer = await readAnswer(response);
  if (!response.ok) throw new ApiError(response, answer);
  noteResponse(answer, response);
  return route.isEmpty ? undefined : answer;
}

/** JSON, text or bytes, by the content type of the answer. */
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
