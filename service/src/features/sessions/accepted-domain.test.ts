import { describe, expect, it } from 'vitest';
import { isAcceptedDomain } from './accepted-domain.ts';

describe('isAcceptedDomain', () => {
  it.each(['localhost', 'localhost:9999', '127.9.9.9:1', '[::1]:3', 'LOCALHOST:1'])(
    'takes %s for a service on loopback, and not because one page of an outside service runs there',
    (domain) => {
      expect(isAcceptedDomain(domain, ['localhost:3000'], 'localhost:3000')).toBe(true);
      expect(isAcceptedDomain(domain, ['good.example', 'localhost:5173'], 'good.example')).toBe(false);
    },
  );

  it('takes what is listed, with its port', () => {
    expect(isAcceptedDomain('localhost:5173', ['good.example', 'localhost:5173'], 'good.example')).toBe(true);
    expect(isAcceptedDomain('good.example', ['good.example'], 'good.example')).toBe(true);
    expect(isAcceptedDomain('good.example:444', ['good.example'], 'good.example')).toBe(false);
  });
});
