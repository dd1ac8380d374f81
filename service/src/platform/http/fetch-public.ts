import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeHttp } from '@countersign/edge/node-http';
import { isPublicAddress } from './public-address.ts';
import { type ResolvedAddress, resolveName } from './resolve-name.ts';

const HTTPS_PORT = 443;
const HTTP_PORT = 80;
const MAX_HEADER_BYTES = 8 * 1024;
/** What a stranger's server may cost us. */
export const publicFetchLimits = { timeoutMs: 5_000, maxBytes: 5 * 1024 } as const;

export interface PublicFetchDeps {
  /** Every address of a name. */
  readonly resolve: (name: string) => Promise<readonly ResolvedAddress[]>;
  /** Whether a connection to there may be opened. */
  readonly isAllowed: (address: string, port: number) => boolean;
  /** Hosts that the operator vouches for (`host` or `host:port`): reached wherever they are, in the clear too. Default: none. */
  readonly trustedHosts?: readonly string[];
  /** Who vouches for servers, in PEM. Default: whom Node trusts. */
  readonly trustedCertificate?: string;
  readonly timeoutMs?: number;
}

/** What is sent to a stranger's server. */
interface PublicRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

export interface PublicAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Why a page of a stranger was not fetched: for logs, as callers could probe our network by it. */
class FetchRefused extends Error {}

/** Only hosts on the public internet, and only where web servers are: nobody may scan ports by our hand. */
export const publicHosts: Pick<PublicFetchDeps, 'resolve' | 'isAllowed'> = {
  resolve: (name) => resolveName(name),
  isAllowed: (address, port) => port === HTTPS_PORT && isPublicAddress(address),
};

export type PublicFetch = (url: URL, posted?: PublicRequest) => Promise<PublicAnswer>;

/** Whether an address that a stranger named may be fetched, as far as it can be told without looking. */
export function checkPublicUrl(url: URL, trustedHosts: readonly string[] = []): void {
  const isBare = url.username === '' && url.password === '' && url.hash === '';
  const isWeb = url.protocol === 'https:' || (url.protocol === 'http:' && isTrusted(url, trustedHosts));
  if (!isBare || !isWeb) throw new FetchRefused('only plain https URLs are fetched');
  if (isTrusted(url, trustedHosts)) return;
  // A certificate speaks for a name, and a number would not be resolved.
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) throw new FetchRefused('the host is not a name');
}

/** Whether the operator vouches for this host, on this port or on all. */
export const isTrusted = (url: URL, trustedHosts: readonly string[]): boolean =>
  trustedHosts.includes(url.hostname) || trustedHosts.includes(`${url.hostname}:${portOf(url)}`);

/**
 * Fetches from an address that a stranger named, or posts to it, over HTTPS. The name is resolved once, each of its
 * addresses must be allowed, and only they are connected to, so that an answer of the name server which changes meanwhile
 * changes nothing. Redirects are not followed; the whole takes a limited time and has a limited size.
 */
export function createPublicFetch(deps: PublicFetchDeps): PublicFetch {
  const { timeoutMs = publicFetchLimits.timeoutMs, trustedHosts = [] } = deps;

  return async (url, posted) => {
    checkPublicUrl(url, trustedHosts);
    const signal = AbortSignal.timeout(timeoutMs);
    const addresses = isTrusted(url, trustedHosts) ? null : await findAddresses(url);
    const answer = await send(url, addresses, signal, posted);
    // Of what answers a post, only the status counts.
    return posted ? readStatus(answer) : readLimited(answer);
  };

  async function findAddresses(url: URL): Promise<readonly ResolvedAddress[]> {
    // However long the look-up takes, whoever asked is answered in time.
    const late = sleep(timeoutMs, null, { ref: false });
    const addresses = await Promise.race([deps.resolve(url.hostname), late]);
    if (!addresses || addresses.length === 0) throw new FetchRefused('the host name does not resolve');
    const port = portOf(url);
    if (!addresses.every(({ address }) => deps.isAllowed(address, port))) {
      throw new FetchRefused('the host name resolves to a forbidden address');
    }
    return addresses;
  }

  /** To these addresses only; null: wherever a trusted host is. */
  function send(
    url: URL,
    addresses: readonly ResolvedAddress[] | null,
    signal: AbortSignal,
    posted?: PublicRequest,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const begin = url.protocol === 'https:' ? request : nodeHttp.request;
      const outgoing = begin(url, {
        agent: false,
        ...(addresses && { lookup: answerWith(addresses) }),
        signal,
        maxHeaderSize: MAX_HEADER_BYTES,
        method: posted ? 'POST' : 'GET',
        headers: { accept: 'application/json', 'accept-encoding': 'identity', ...posted?.headers },
        ...(deps.trustedCertificate && { ca: deps.trustedCertificate }),
      });
      outgoing.once('socket', (socket: Socket) => {
        // What was checked was a list; what counts is where the connection went.
        socket.once('connect', () => {
          if (addresses === null || deps.isAllowed(socket.remoteAddress ?? '', portOf(url))) return;
          socket.destroy(new FetchRefused('the connection reached a forbidden address'));
        });
      });
      outgoing.once('response', resolve);
      outgoing.on('error', reject);
      outgoing.end(posted?.body);
    });
  }
}

const portOf = (url: URL) => Number(url.port || (url.protocol === 'http:' ? HTTP_PORT : HTTPS_PORT));

const answerWith =
  (addresses: readonly ResolvedAddress[]): LookupFunction =>
  (_name, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };

/** Reads a little more, as some servers take a connection that ends early for a failure, and then hangs up. */
async function readStatus(answer: IncomingMessage): Promise<PublicAnswer> {
  const { statusCode = 0, headers } = answer;
  let bytes = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > publicFetchLimits.maxBytes) break;
    }
  } catch {
    // However its body ends, the status was said.
  }
  return { status: statusCode, headers, body: Buffer.alloc(0) };
}

async function readLimited(answer: IncomingMessage): Promise<PublicAnswer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > publicFetchLimits.maxBytes) throw new FetchRefused('the response is too long');
    chunks.push(chunk);
  }
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) };
}
