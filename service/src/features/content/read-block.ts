import { unchanged } from '@countersign/edge';
import type { ContentStore } from '../../platform/content/content-store.ts';
import { hasSeenTag } from '../../platform/http/has-seen-tag.ts';
import { blockNotFound, formatRefused } from './errors.ts';

interface Reading {
  readonly format: 'raw' | undefined;
  readonly accept: string | undefined;
  readonly seenTag: string | undefined;
  readonly setHeader: (name: string, value: string) => void;
}

/** The media types of a raw block, with any parameters. */
const takesRaw = /(?:^|,)\s*(?:\*\/\*|application\/(?:\*|vnd\.ipld\.raw))\s*(?:[;,]|$)/i;

/** Returns one of our own blocks as a trustless gateway does; nothing is fetched for strangers. */
export async function readBlock(content: ContentStore, cid: string, reading: Reading) {
  const { format, accept, seenTag, setHeader } = reading;
  if (format === undefined && accept !== undefined && !takesRaw.test(accept)) throw formatRefused();
  // Public, and verified by its hash: pages of any origin may read it.
  setHeader('access-control-allow-origin', '*');
  const tag = `"${cid}.raw"`;
  const isSeen = hasSeenTag(seenTag, tag);
  const block = isSeen ? (await content.isOurs(cid)) && unchanged : await content.getOurs(cid);
  if (!block) throw blockNotFound();
  setHeader('etag', tag);
  setHeader('x-ipfs-path', `/ipfs/${cid}`);
  setHeader('content-disposition', `attachment; filename="${cid}.bin"`);
  return block;
}
