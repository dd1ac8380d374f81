import fc from 'fast-check';
import { zeroAddress } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Contracts, hashOf, startContracts } from './contracts.fixture.ts';
import { apply, type Ledger, requestKey, type Step, textOf } from './ledger.fixture.ts';

const accountCount = 3;
const requestCount = 2;

let contracts: Contracts;

beforeAll(async () => {
  contracts = await startContracts();
});
afterAll(() => contracts.stop());

const step: fc.Arbitrary<Step> = fc.record({
  call: fc.constantFrom(
    ...(['register', 'update', 'deactivate', 'reactivate', 'offer', 'accept', 'name'] as const),
    // Repeated, because these are the purpose of the contracts.
    ...(['create', 'create', 'verdict', 'verdict'] as const),
  ),
  caller: fc.nat(accountCount - 1),
  // Existing values are more likely: a refused step changes nothing.
  service: fc.constantFrom(0, 1, 1, 1, 1, 2, 2, 9),
  other: fc.nat(accountCount - 1),
  request: fc.nat(requestCount - 1),
  decision: fc.constantFrom(0, 1, 1, 2, 2, 3, 3, 4),
});
/** Most sequences start with a service, a request and a verdict, or part of these; otherwise most would do little. */
const nobody = { caller: 0, service: 1, other: 0, request: 0, decision: 1 };
const beginning = (['register', 'create', 'verdict'] as const).map((call): Step => ({ ...nobody, call }));
const steps = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.array(step, { minLength: 40, maxLength: 80, size: 'max' }))
  .map(([length, more]) => [...beginning.slice(0, length), ...more]);

/** The step as a call of a contract. */
function callOf(given: Step): [keyof Contracts['addresses'], string, ...unknown[]] {
  const { call, service, decision } = given;
  const [id, other, hash, text] = [
    BigInt(service),
    contracts.account(given.other),
    hashOf(given.request),
    textOf(given),
  ];
  const said = [contracts.account(given.caller), text, hashOf(given.request + 1), text];
  const [registry, inbox] = ['verificationServiceRegistry', 'verificationInbox'] as const;
  if (call === 'register') return [registry, 'register', ...said];
  if (call === 'update') return [registry, 'update', id, ...said];
  if (call === 'offer') return [registry, 'offerOwnership', id, other];
  if (call === 'accept') return [registry, 'acceptOwnership', id];
  if (call === 'name') return [inbox, 'nameVerdictWriter', id, other];
  if (call === 'create') return [inbox, 'createRequest', hash, text, id];
  if (call === 'verdict') return [inbox, 'setVerdict', other, hash, decision, text];
  return [registry, call, id];
}

async function compare({ services, requests }: Ledger): Promise<void> {
  const { read, account } = contracts;
  expect(await read('verificationServiceRegistry', 'serviceCount')).toBe(BigInt(services.length));
  for (const [index, { owner, text, active, candidate, writers }] of services.entries()) {
    const id = BigInt(index + 1);
    expect(await read('verificationServiceRegistry', 'getService', id)).toMatchObject({
      owner: account(owner),
      name: text,
      pgpKeyCid: text,
      active,
    });
    const addressOf = (number: number | null | undefined) =>
      typeof number === 'number' ? account(number) : zeroAddress;
    expect(await read('verificationServiceRegistry', 'candidateOf', id)).toBe(addressOf(candidate));
    expect(await read('verificationInbox', 'verdictWriterOf', id)).toBe(addressOf(writers.get(owner)));
  }
  for (let sender = 0; sender < accountCount; sender += 1) {
    for (let request = 0; request < requestCount; request += 1) {
      const expected = requests.get(requestKey(sender, request));
      expect(await read('verificationInbox', 'getRequest', account(sender), hashOf(request))).toMatchObject({
        serviceId: BigInt(expected?.service ?? 0),
        cid: expected?.cid ?? '',
        decision: expected?.decision ?? 0,
        responseCid: expected?.response ?? '',
      });
    }
  }
}

it('any calls by anyone: one record for a sender and a hash, one verdict, consecutive ids, owners only', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const id = await contracts.client.snapshot();
      const ledger: Ledger = { services: [], requests: new Map() };
      for (const given of sequence) {
        const expected = apply(ledger, given);
        const from = contracts.account(given.caller);
        if (expected === null) await contracts.send(from, ...callOf(given));
        else expect(await contracts.refusal(from, ...callOf(given))).toMatch(new RegExp(`^${expected}\\(`));
      }
      await compare(ledger);
      await contracts.client.revert({ id });
    }),
    { numRuns: 50 },
  );
});
