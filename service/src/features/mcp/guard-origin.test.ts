import { describe, expect, it } from 'vitest';
import { createOriginGuard } from './guard-origin.ts';

const local = createOriginGuard({ baseUrl: 'http://localhost:3000', uiUrl: 'https://app.example' });
const remote = createOriginGuard({ baseUrl: 'https://api.example', uiUrl: 'http://app.example:8080' });

describe('a service on loopback', () => {
  it.each([
    'http://localhost:3000',
    'http://localhost:6274',
    'http://127.0.0.1',
    'https://[::1]:8443',
    'https://app.example',
  ])('lets pages of %s call', (origin) => expect(local.allowsOrigin(origin)).toBe(true));

  it.each([
    'https://evil.example',
    'http://evil.example',
    'http://localhost.evil.example',
    'http://evil.example#localhost',
    'http://localhost@evil.example',
    'http://localhost:3000/',
    'null',
    'file://',
    '',
  ])('refuses pages of %j', (origin) => expect(local.allowsOrigin(origin)).toBe(false));

  it.each(['localhost', 'localhost:3000', '127.0.0.1:9', '[::1]:1', 'app.example'])('accepts the host %s', (host) =>
    expect(local.allowsHost(host)).toBe(true),
  );

  it.each(['evil.example', 'localhost.evil.example', 'evil.example:3000', '', 'localhost@evil.example', 'x y'])(
    'refuses the host %j',
    (host) => expect(local.allowsHost(host)).toBe(false),
  );
});

describe('a public service', () => {
  it.each(['https://api.example', 'http://app.example:8080', 'https://any.example', 'http://localhost:6274'])(
    'accepts pages of %s',
    (origin) => expect(remote.allowsOrigin(origin)).toBe(true),
  );

  it.each(['http://any.example', 'http://app.example', 'null', 'https://any.example/path', 'app://any', ''])(
    'refuses pages of %j',
    (origin) => expect(remote.allowsOrigin(origin)).toBe(false),
  );

  it('accepts its own hosts, and those used by a proxy on the same machine', () => {
    for (const host of ['api.example', 'api.example:443', 'app.example', '127.0.0.1:3000', 'localhost']) {
      expect(remote.allowsHost(host)).toBe(true);
    }
    expect(remote.allowsHost('evil.example')).toBe(false);
  });
});
