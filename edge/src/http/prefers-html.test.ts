import { describe, expect, it } from 'vitest';
import { prefersHtml } from './prefers-html.ts';

describe('prefersHtml', () => {
  it.each([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'],
    ['text/html'],
    ['Text/HTML ; q=0.2, application/json;q=0.1'],
    ['*/*, application/json;q=0.5'],
    ['text/*, application/*;q=0.9'],
    ['application/json;q=0, */*;q=0.1'],
    ['text/html;level=1;q=0.9, application/json;q=0.8'],
  ])('a page for %s', (accept) => expect(prefersHtml(accept)).toBe(true));

  it.each([
    [undefined],
    [''],
    ['*/*'],
    ['application/json'],
    ['text/html, application/json'],
    ['application/json, text/html;q=0.9'],
    ['text/html;q=0, */*'],
    ['text/html;q=0'],
    ['*/html'],
    ['application/json, text/plain, */*'],
    ['text/html;q=0.5, application/*;q=0.6'],
  ])('JSON for %s', (accept) => expect(prefersHtml(accept)).toBe(false));
});
