import { describe, expect, it } from 'vitest';
import { isAcceptedDomain } from './accepted-domain.ts';

describe('isAcceptedDomain', () => {
  it.each(['localhost', 'localhost:9999', '127.9.9.9:1', '[::1]:3', 'LOCALHOST:1'])(
    'accepts %s for a service on loopback, but not because a public service has one page there',
    (domain) => {
      expect(isAcceptedDomain(domain, ['localhost:3000'], 'localhost:3000')).toBe(true);
      expect(isAcceptedDomain(domain, ['good.example', 'localhost:5173'], 'good.example')).toBe(false);
    },
  );

  it('accepts listed hosts, with their port', () => {
    expect(isAcceptedDomain('localhost:5173', ['good.example', 'localhost:5173'], 'good.example')).toBe(true);
    expect(isAcceptedDomain('good.example', ['good.example'], 'good.example')).toBe(true);
    expect(isAcceptedDomain('good.example:444', ['good.example'], 'good.example')).toBe(false);
  });
});
