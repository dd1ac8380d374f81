import { proves } from '@countersign/harness/proves';
import { type Address, checksumAddress, parseAddress } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { protocols } from '../../protocols/index.ts';
import { createContractBook } from '../../protocols/registry.ts';
import { testDeps, validateInTest } from '../../whole/validate.fixture.ts';
import { aggregate, dollars, encode, erc20Approve, erc20Transfer, friend, request, usdc } from '../calldata.fixture.ts';

const node = 'legal_compliance.address_blocklist';
const { threats } = testDeps.data.threats;
const all = [...threats.keys()] as Address[];

/** 300 of the shipped addresses, from the whole list and every source. */
const sample = Array.from({ length: 300 }, (_, index) => all[Math.floor((index * all.length) / 300)] as Address);

/** The address with a different last digit. */
function neighbourOf(address: Address): Address {
  const last = (Number.parseInt(address.slice(-1), 16) + 1) % 16;
  return parseAddress(`${address.slice(0, -1)}${last.toString(16)}`) as Address;
}

const calls = {
  'as the recipient of coins': (who: Address) =>
    request(`Send 1 ETH to ${checksumAddress(who)}`, { to: who, data: '0x', value: String(10n ** 18n) }),
  'as the recipient of a token': (who: Address) =>
    request(`Send 100 USDC to ${checksumAddress(who)}`, erc20Transfer(usdc, who, dollars(100))),
  'as a spender': (who: Address) =>
    request(`Approve ${checksumAddress(who)} to spend 100 USDC`, erc20Approve(usdc, who, dollars(100))),
  'deep inside a multicall': (who: Address) =>
    request(
      `Send 100 USDC to ${friend} and 5 USDC to ${checksumAddress(who)}`,
      aggregate([
        erc20Transfer(usdc, friend, dollars(100)),
        aggregate([aggregate([erc20Transfer(usdc, who, dollars(5))])]),
      ]),
    ),
  'packed into bytes of a function that is not known': (who: Address) =>
    request('Do it', { to: friend, data: encode('function frobnicate(bytes what)', `0xff${who.slice(2)}ff`) }),
};

describe.each(Object.entries(calls))('300 shipped addresses %s', (_, call) => {
  it('are rejected, with kind and source of the report', proves('validator.threats'), async () => {
    const accepted: string[] = [];
    for (const who of sample) {
      const answer = await validateInTest(call(who));
      const { kind, source, asOf } = threats.get(who) ?? {};
      const report = `is on the threat list: reported as ${kind} by ${source}, as of ${asOf}.`;
      const names = [checksumAddress(who), report].every((text) => answer.results[node]?.reasoning.includes(text));
      if (answer.decision !== 'REJECT' || answer.primary_failure_node !== node || !names) accepted.push(who);
    }
    expect(accepted).toEqual([]);
  });

  it('have neighbours that are judged like any stranger', async () => {
    for (const who of sample.slice(0, 20).map(neighbourOf)) {
      const [answer, usual] = [await validateInTest(call(who)), await validateInTest(call(stranger))];
      expect(answer.results[node]?.status).toBe('PASS');
      expect([who, answer.decision]).toEqual([who, usual.decision]);
    }
  });
});

/** An unlisted address. */
const stranger: Address = '0x27b1fdb04752bbc536007a920d24acb045561c26';

it.each(['as the recipient of coins', 'as the recipient of a token', 'as a spender'] as const)(
  'a neighbour %s passes',
  async (place) => {
    const [first] = sample;
    expect((await validateInTest(calls[place](neighbourOf(first as Address)))).decision).toBe('PASS');
  },
);

it('typed data that hides a reported address in its bytes is rejected', async () => {
  const [who] = sample as [Address];
  const typed = (inner: Address) => ({
    human_intent: 'Sign the note',
    proposed_tx: {
      chain_id: 1,
      order: {
        domain: { name: 'Notes', version: '1', chainId: 1, verifyingContract: friend },
        types: { Note: [{ name: 'what', type: 'bytes' }] },
        primaryType: 'Note',
        message: { what: `0xff${inner.slice(2)}ff` },
      },
    },
  });
  expect((await validateInTest(typed(who))).results[node]).toMatchObject({
    status: 'FAIL',
    details: { place: 'the order' },
  });
  expect((await validateInTest(typed(neighbourOf(who)))).results[node]?.status).toBe('PASS');
});

it('no contract of a protocol is on the shipped list', () => {
  expect([...createContractBook(protocols).all()].filter((address) => threats.has(address))).toEqual([]);
});
