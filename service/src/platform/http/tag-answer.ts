import { createHash } from 'node:crypto';
import { unchanged } from '@countersign/edge';
import { hasSeenTag } from './has-seen-tag.ts';

interface TaggedCall {
  readonly headers: { readonly 'if-none-match'?: string | undefined };
  setHeader(name: string, value: string): void;
}

/** The answer with a tag derived from its content; `unchanged` for a client that has it already. */
export function tagAnswer<Answer>({ headers, setHeader }: TaggedCall, answer: Answer): Answer | typeof unchanged {
  const tag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url')}"`;
  setHeader('etag', tag);
  return hasSeenTag(headers['if-none-match'], tag) ? unchanged : answer;
}
