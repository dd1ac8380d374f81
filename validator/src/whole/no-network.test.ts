import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadValidator } from '../process/load-validator.ts';
import { validate } from '../validate.ts';

const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const attempts: string[] = [];
const refuse = (how: string) => () => {
  attempts.push(how);
  throw new Error(`${how} is not allowed here`);
};

beforeEach(() => {
  attempts.length = 0;
  vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(refuse('a connection'));
  vi.spyOn(dns, 'lookup').mockImplementation(refuse('a look-up') as unknown as typeof dns.lookup);
  vi.spyOn(dgram, 'createSocket').mockImplementation(refuse('a datagram'));
  vi.spyOn(globalThis, 'fetch').mockImplementation(refuse('a fetch'));
});
afterEach(() => vi.restoreAllMocks());

it('loading and judging open no connection, resolve no name and fetch nothing', async () => {
  const crashes: string[] = [];
  const deps = await loadValidator({
    sanctionsFile: null,
    threatsFile: null,
    policyFile: null,
    model: null,
    now: Date.now,
    onCrash: (where) => crashes.push(where),
  });
  const requests = [
    { human_intent: `Send 1 ETH to ${friend}`, proposed_tx: { to: friend, value: '1000000000000000000', chain_id: 1 } },
    {
      human_intent: 'Send 1 ETH to vitalik.eth',
      proposed_tx: { to: friend, value: '1000000000000000000', chain_id: 1 },
    },
    { human_intent: 'Swap 1 ETH for USDC', proposed_tx: { to: friend, data: '0xdeadbeef', value: 1, chain_id: 8453 } },
    { human_intent: 'see https://example.org/policy.json', proposed_tx: { metadata: { url: 'https://example.org' } } },
  ];
  for (const request of requests) await validate(request, deps);
  expect({ attempts, crashes }).toEqual({ attempts: [], crashes: [] });
});

it('the guard of this test detects a connection', () => {
  expect(() => net.connect(9, '127.0.0.1')).toThrow('not allowed');
  expect(attempts).toEqual(['a connection']);
});
