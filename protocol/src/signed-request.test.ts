import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { serviceHost, sha256Hex, signedRequestText } from './signed-request.ts';

describe('signedRequestText', () => {
  test('is five lines without a newline at the end', () => {
    const text = signedRequestText({
      host: 'localhost:3000',
      method: 'post',
      path: '/users?x=1',
      bodySha256Hex: sha256Hex(new TextEncoder().encode('{}')),
      timestamp: 1_700_000_000,
    });
    expect(text).toBe(
      'localhost:3000\nPOST\n/users?x=1\n44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a\n1700000000',
    );
  });
});

describe('sha256Hex', () => {
  test('of no bytes and of some', () => {
    expect(sha256Hex(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);
    expect(sha256Hex(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });
});

describe('serviceHost', () => {
  test.each([
    ['http://localhost:3000', 'localhost:3000'],
    ['http://example.org:80/api', 'example.org'],
    ['https://Example.ORG:443/', 'example.org'],
    ['https://example.org:80', 'example.org:80'],
    ['https://example.org:8443/x?y', 'example.org:8443'],
    ['http://[::1]:3000', '[::1]:3000'],
  ])('%s is %s', (baseUrl, host) => {
    expect(serviceHost(baseUrl)).toBe(host);
  });
});
