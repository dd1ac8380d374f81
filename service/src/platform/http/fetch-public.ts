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
/** Limits for third-party servers. */
export const publicFetchLimits = { timeoutMs: 5_000, maxBytes: 5 * 1024 } as const;

export interface PublicFetchDeps {
  /** Every address of a name. */
  readonly resolve: (name: string) => Promise<readonly ResolvedAddress[]>;
  /** Whether connecting to the address is allowed. */
  readonly isAllowed: (address: string, port: number) => boolean;
  /** Hosts allowed by the operator (`host` or `host:port`): reached at any address, also over http. Default: none. */
  readonly trustedHosts?: readonly string[];
  /** Trusted certificate authorities, in PEM. Default: Node's. */
  readonly trustedCertificate?: string;
  readonly timeoutMs?: number;
}

/** The request to a third-party server. */
interface PublicRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

export interface PublicAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Why a third-party page was not fetched: for logs only, because callers could probe our network by it. */
class FetchRefused extends Error {}

/** Only public hosts, and only the web port: otherwise users could scan ports through us. */
export const publicHosts: Pick<PublicFetchDeps, 'resolve' | 'isAllowed'> = {
  resolve: (name) => resolveName(name),
  isAllowed: (address, port) => port === HTTPS_PORT && isPublicAddress(address),
};

export type PublicFetch = (url: URL, posted?: PublicRequest) => Promise<PublicAnswer>;

/** Whether a user-supplied URL may be fetched, as far as its text shows. */
export function checkPublicUrl(url: URL, trustedHosts: readonly string[] = []): void {
  const isBare = url.username === '' && url.password === '' && url.hash === '';
  const isWeb = url.protocol === 'https:' || (url.protocol === 'http:' && isTrusted(url, trustedHosts));
  if (!isBare || !isWeb) throw new FetchRefused('only plain https URLs are fetched');
  if (isTrusted(url, trustedHosts)) return;
  // Certificates are issued for names, and a numeric address would not be resolved.
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) throw new FetchRefused('the host is not a name');
}

/** Whether the operator allows this host, on this port or on all. */
export const isTrusted = (url: URL, trustedHosts: readonly string[]): boolean =>
  trustedHosts.includes(url.hostname) || trustedHosts.includes(`${url.hostname}:${portOf(url)}`);

/**
 * Fetches a user-supplied URL over HTTPS, or posts to it. The name is resolved once, each of its addresses must be
 * allowed, and only they are connected to, so that a later change of the DNS answer has no effect. Redirects are not
 * followed; total time and size are limited.
 */
export function createPublicFetch(deps: PublicFetchDeps): PublicFetch {
  const { timeoutMs = publicFetchLimits.timeoutMs, trustedHosts = [] } = deps;

  return async (url, posted) => {
    checkPublicUrl(url, trustedHosts);
    const signal = AbortSignal.timeout(timeoutMs);
    const addresses = isTrusted(url, trustedHosts) ? null : await findAddresses(url);
    const answer = await send(url, addresses, signal, posted);
    // Of the answer to a POST, only the status counts.
    return posted ? readStatus(answer) : readLimited(answer);
  };

  async function findAddresses(url: URL): Promise<readonly ResolvedAddress[]> {
    // However long the DNS lookup takes, the caller gets an answer in time.
    const late = sleep(timeoutMs, null, { ref: false });
    const addresses = await Promise.race([deps.resolve(url.hostname), late]);
    if (!addresses || addresses.length === 0) throw new FetchRefused('the host name does not resolve');
    const port = portOf(url);
    if (!addresses.every(({ address }) => deps.isAllowed(address, port))) {
      throw new FetchRefused('the host name resolves to a forbidden address');
    }
    return addresses;
  }

  /** Only these addresses; null: any address of a trusted host. */
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
        // A list was checked; the actual peer counts.
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

/** Reads a little further before closing, because some servers treat an early close as a failure. */
async function readStatus(answer: IncomingMessage): Promise<PublicAnswer> {
  const { statusCode = 0, headers } = answer;
  let bytes = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > publicFetchLimits.maxBytes) break;
    }
  } catch {
    // The status is known, however the body ends.
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
