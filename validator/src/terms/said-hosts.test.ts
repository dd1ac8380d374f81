import { describe, expect, it } from 'vitest';
import { Wording } from '../reader/modality/denials.ts';
import { isSaidOf, saidHosts } from './said-hosts.ts';

const hostsOf = (text: string) =>
  saidHosts(new Wording(text))
    .filter(({ isPlace }) => isPlace)
    .map(({ host, path }) => `${host}${path ?? ''}`);

describe('hosts in a text', () => {
  it.each([
    ['Pay api.example.com now', ['api.example.com']],
    ['Pay API.Example.COM.', ['api.example.com']],
    ['Pay for (https://api.example.com/a?b=c), please', ['api.example.com/a?b=c']],
    ['Pay "api.example.com/weather"!', ['api.example.com/weather']],
    ['Pay localhost:4021 and http://127.0.0.1:80/x', ['localhost:4021', '127.0.0.1/x']],
    ['Pay https://api.example.com:443/', ['api.example.com']],
    ['Pay api.example.com:8443', ['api.example.com:8443']],
    ['Pay https://api.example.com@evil.io/', ['evil.io']],
    ['Pay аpi.example.com', ['xn--pi-6kc.example.com']],
    ['Pay no more than 5 cents to api.example.com', ['api.example.com']],
    ['Pay bob.eth 0.05 USDC.e, version 1.2, e.g. to a@b.com', []],
    ['Pay bob.base.eth, bob.lens, bob.crypto and bob.box', []],
    ['Pay for report.pdf, archive.zip, README.md and run.sh', []],
    ['Pay https://bob.eth/ and HTTP://report.pdf', ['bob.eth', 'report.pdf']],
    [
      'Pay shop.example.co.uk, example.ai and Example.XYZ:8443/a',
      ['shop.example.co.uk', 'example.ai', 'example.xyz:8443/a'],
    ],
    ['Pay anybody, but not api.example.com', []],
    ['Pay 5 USDC', []],
  ])('%s', (text, expected) => {
    expect(hostsOf(text)).toEqual(expected);
  });

  it('are the place of an address only if host and path agree', () => {
    const isSaid = (text: string, url: string) =>
      saidHosts(new Wording(text)).some((said) => isSaidOf(said, new URL(url)));
    expect(isSaid('api.example.com', 'https://api.example.com/weather')).toBe(true);
    expect(isSaid('https://api.example.com/weather/', 'https://api.example.com/weather?x=1')).toBe(true);
    expect(isSaid('https://api.example.com/weather?x=2', 'https://api.example.com/weather?x=1')).toBe(false);
    expect(isSaid('https://api.example.com/weather', 'https://api.example.com/weather/all')).toBe(false);
    expect(isSaid('api.example.com', 'http://api.example.com:8080/')).toBe(false);
    expect(isSaid('https://api.example.com', 'http://api.example.com/')).toBe(false);
    expect(isSaid('http://api.example.com', 'https://api.example.com/')).toBe(true);
    expect(isSaid('bob.eth', 'https://bob.eth/')).toBe(false);
  });
});
