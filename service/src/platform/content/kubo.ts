import { maxBlockBytes } from '@countersign/protocol';
import { z } from 'zod';
import { readLimited } from '../http/read-limited.ts';
import { ContentUnavailable } from './content-unavailable.ts';

const MAX_ANSWER_BYTES = 64 * 1024;

const stored = z.object({ Key: z.string() });

interface Sent {
  readonly body?: FormData;
  /** Aborts the command; by default it has its own timeout. */
  readonly signal?: AbortSignal;
}

/** A Kubo node by its RPC interface. Every unexpected behaviour becomes `ContentUnavailable`. */
export interface Kubo {
  put(cid: string, bytes: Uint8Array): Promise<void>;
  /** Unverified. */
  get(cid: string): Promise<Uint8Array>;
  /** Also succeeds if it is already gone. */
  remove(cid: string): Promise<void>;
  ping(): Promise<void>;
}

export function createKubo(apiUrl: string, timeoutMs: number): Kubo {
  const { baseUrl, authorization } = splitUrl(apiUrl);

  /** Every command is a POST, so that no web page can trigger one by a link. */
  async function command(path: string, maxBytes: number, { body, signal }: Sent = {}): Promise<Uint8Array> {
    try {
      const response = await fetch(`${baseUrl}/api/v0/${path}`, {
        method: 'POST',
        headers: { ...(authorization && { authorization }) },
        ...(body && { body }),
        redirect: 'error',
        signal: signal ?? AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new ContentUnavailable(`status ${response.status}`);
      return await readLimited(response, maxBytes);
    } catch (error) {
      if (error instanceof ContentUnavailable) throw error;
      if (error instanceof RangeError) throw new ContentUnavailable(error.message);
      throw new ContentUnavailable(error instanceof Error ? error.name : 'unknown');
    }
  }

  return {
    async put(cid, bytes) {
      const form = new FormData();
      form.append('data', new Blob([new Uint8Array(bytes)]), 'block');
      const answer = await command('block/put?cid-codec=raw&mhtype=sha2-256&pin=true', MAX_ANSWER_BYTES, {
        body: form,
      });
      if (readKey(answer) !== cid) throw new ContentUnavailable('the node returned a different CID');
    },
    get: (cid) => command(`block/get?arg=${cid}`, maxBlockBytes),
    async remove(cid) {
      // A timeout for both, because a transaction waits meanwhile, and the database ends it after 10 idle seconds.
      const signal = AbortSignal.timeout(timeoutMs);
      // Fails for a block that is no longer pinned. For one that still is, the second command reports it.
      await command(`pin/rm?arg=${cid}`, MAX_ANSWER_BYTES, { signal }).catch(() => {});
      const answer = await command(`block/rm?arg=${cid}&force=true`, MAX_ANSWER_BYTES, { signal });
      if (/"Error":\s*"[^"]/.test(Buffer.from(answer).toString('utf8'))) {
        throw new ContentUnavailable('the node did not remove the block');
      }
    },
    async ping() {
      await command('version', MAX_ANSWER_BYTES);
    },
  };
}

/** `fetch` refuses URLs with a password, and quotes them. */
function splitUrl(apiUrl: string): { baseUrl: string; authorization: string | null } {
  const { username, password, origin, pathname } = new URL(apiUrl);
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    baseUrl: origin + pathname.replace(/\/+$/, ''),
    authorization: credentials === ':' ? null : `Basic ${Buffer.from(credentials).toString('base64')}`,
  };
}

function readKey(answer: Uint8Array): string | null {
  try {
    return stored.parse(JSON.parse(Buffer.from(answer).toString('utf8'))).Key;
  } catch {
    return null;
  }
}
