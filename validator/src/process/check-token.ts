import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Compares digests, so that the time reveals neither the token nor its length. */
export function createTokenCheck(token: string): (request: FastifyRequest) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(token);
  return ({ raw }) => {
    const [header = '', ...more] = raw.headersDistinct.authorization ?? [];
    const [, given = ''] = /^Bearer ([\x21-\x7e]+)$/i.exec(header) ?? [];
    return timingSafeEqual(digest(given), expected) && more.length === 0;
  };
}
