import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPublicAddress } from './public-address.ts';
import { type ResolvedAddress, resolveName } from './resolve-name.ts';

const HTTPS_PORT = 443;
const MAX_HEADER_BYTES = 8 * 1024;
/** What a stranger's server may cost us. */
export const publicFetchLimits = { timeoutMs: 5_000, maxBytes: 5 * 1024 } as const;

export interface PublicFetchDeps {
  /** Every address of a name. */
  readonly resolve: (name: string) => Promise<readonly ResolvedAddress[]>;
  /** Whether a connection to there may be opened. */
  readonly isAllowed: (address: string, port: number) => boolean;
  /** Who vouches for servers, in PEM. Default: whom Node trusts. */
  readonly trustedCertificate?: string;
  readonly timeoutMs?: number;
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

/**
 * Fetches from an address that a stranger named, over HTTPS. The name is resolved once, each of its addresses must be
 * allowed, and only they are connected to, so that an answer of the name server which changes meanwhile changes nothing.
 * Redirects are not followed; the whole takes a limited time and has a limited size.
 */
export function createPublicFetch(deps: PublicFetchDeps): (url: URL) => Promise<PublicAnswer> {
  const { timeoutMs = publicFetchLimits.timeoutMs } = deps;

  return async (url) => {
    const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
    if (!isPlain) throw new FetchRefused('only plain https addresses are fetched');
    // A certificate speaks for a name, and a number would not be resolved.
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) throw new FetchRefused('the host is not a name');
    const signal = AbortSignal.timeout(timeoutMs);
    const addresses = await findAddresses(url);
    return readLimited(await send(url, addresses, signal));
  };

  async function findAddresses(url: URL): Promise<readonly ResolvedAddress[]> {
    // However long the look-up takes, whoever asked is answered in time.
    const late = sleep(timeoutMs, null, { ref: false });
    const addresses = await Promise.race([deps.resolve(url.hostname), late]);
    if (!addresses || addresses.length === 0) throw new FetchRefused('the name has no address');
    const port = portOf(url);
    if (!addresses.every(({ address }) => deps.isAllowed(address, port))) {
      throw new FetchRefused('an address of the name is not allowed');
    }
    return addresses;
  }

  function send(url: URL, addresses: readonly ResolvedAddress[], signal: AbortSignal): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const outgoing = request(url, {
        agent: false,
        lookup: answerWith(addresses),
        signal,
        maxHeaderSize: MAX_HEADER_BYTES,
        headers: { accept: 'application/json', 'accept-encoding': 'identity' },
        ...(deps.trustedCertificate && { ca: deps.trustedCertificate }),
      });
      outgoing.once('socket', (socket: Socket) => {
        // What was checked was a list; what counts is where the connection went.
        socket.once('connect', () => {
          if (deps.isAllowed(socket.remoteAddress ?? '', portOf(url))) return;
          socket.destroy(new FetchRefused('the connection went to an address that is not allowed'));
        });
      });
      outgoing.once('response', resolve);
      outgoing.on('error', reject);
      outgoing.end();
    });
  }
}

const portOf = (url: URL) => Number(url.port || HTTPS_PORT);

const answerWith =
  (addresses: readonly ResolvedAddress[]): LookupFunction =>
  (_name, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };

async function readLimited(answer: IncomingMessage): Promise<PublicAnswer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > publicFetchLimits.maxBytes) throw new FetchRefused('the answer is too long');
    chunks.push(chunk);
  }
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) };
}
