import { globSync } from 'node:fs';
import { join } from 'node:path';
import { proves } from '@countersign/harness/proves';
import type { ValidationResponse } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { ether, friend, request, stranger, usdc, v3Router02 } from '../checks/calldata.fixture.ts';
import type { NodeCases } from '../checks/node-case.ts';
import { validateInTest } from './validate.fixture.ts';

const files = globSync('../checks/*/*.cases.ts', { cwd: import.meta.dirname }).sort();
const tables = await Promise.all(
  files.map(async (file) => {
    const exports = Object.values((await import(join(import.meta.dirname, file))) as Record<string, NodeCases>);
    return exports.find((value) => 'cases' in value) as NodeCases;
  }),
);

/** The fields that an arbiter sends for a plain request: all others are claims that only direct callers make. */
const sent: ReadonlySet<string> = new Set(['chain_id', 'from', 'to', 'value', 'data', 'transactions', 'order']);
const isPlain = ({ request: { proposed_tx, metadata } }: NodeCases['cases'][number]): boolean =>
  metadata === undefined && Object.keys((proposed_tx ?? {}) as object).every((field) => sent.has(field));

/** All texts in an answer that a person reads. */
const textsOf = ({ reason, results, explanation }: ValidationResponse): string =>
  [
    reason,
    explanation?.summary,
    ...(explanation?.recommendations ?? []),
    ...(explanation?.key_issues ?? []).flatMap((issue) => [issue.reason, issue.remedy]),
    ...Object.values(results).flatMap(({ reasoning, details }) => [reasoning, String(details.fix ?? '')]),
  ].join('\n');

/**
 * Fields of POST /validate that a request to the service does not have; the arbiter translates those with another name.
 */
const foreignFields = /proposed_tx\.(?:context|metadata|protocol|chain_id|from|gas)|\bmetadata\.|\bchain_id\b/;

/** One of three: the tests of the checks run them all. */
const tried = tables
  .flatMap(({ cases }) => cases.filter((one) => isPlain(one) && one.expect !== 'PASS'))
  .filter((_, index) => index % 3 === 0);

describe('the advice in an answer', () => {
  it('names no field that only the other interface has, and is never missing', proves('verdict.settles'), async () => {
    const answers = await Promise.all(tried.map(({ request, policy }) => validateInTest(request, policy)));
    const unsettled = answers.filter(({ decision, confidence }) => decision === 'REJECT' || confidence < 0.75);
    expect(unsettled.length).toBeGreaterThan(60);
    for (const answer of unsettled) {
      expect(textsOf(answer)).not.toMatch(foreignFields);
      expect(answer.explanation?.recommendations).not.toEqual([]);
    }
  });
});

/** Selectors of our protocols, each on a contract that is in no list. */
const selectors: Readonly<Record<string, string>> = {
  'deposit()': '0xd0e30db0',
  'withdraw(uint256)': '0x2e1a7d4d',
  'exchange(int128,int128,uint256,uint256)': '0x3df02124',
  'stake(uint256)': '0xa694fc3a',
  'claim()': '0x4e71d92d',
  'mint(uint256)': '0xa0712d68',
  'borrow(uint256)': '0xc5ebeaec',
  'getReward()': '0x3d18b912',
  'unknown to everybody': '0x12345678',
};
const protocolNames =
  /Wrapped native|Curve|Compound|Aave|Lido|Balancer|Morpho|Stargate|Across|Hop|Sushi|Uniswap|1inch|Safe\b/;

describe('a contract that is in no list', () => {
  const words = 'x'.repeat(64);
  it.each(Object.entries(selectors))('is not named after a protocol that has %s', async (_signature, selector) => {
    const data = `${selector}${words.replaceAll('x', '0')}${words.replaceAll('x', '0')}` as const;
    const intent = `Do what has to be done at ${stranger}`;
    const answer = await validateInTest(request(intent, { to: stranger, data: data as `0x${string}` }));
    // The example in the advice names a protocol; no other text may.
    const told = textsOf(answer).replaceAll('on Uniswap".', '');
    expect(told).not.toMatch(protocolNames);
    expect(told).toMatch(/is not listed and has no descriptor|of an unknown contract/);
    expect(answer.protocol).toBeNull();
    expect(answer).toMatchObject({ decision: 'REJECT' });
    expect(answer.confidence).toBeLessThan(0.75);
  });
});

describe('an unknown function', () => {
  const unknownCall = { to: v3Router02, data: '0x12345678', value: String(ether(1)) } as const;

  it('of a known contract is reported as unknown, and is for the owner to decide', async () => {
    const answer = await validateInTest(request('Swap 1 ETH for USDC on Uniswap', unknownCall));
    expect(answer.decision).toBe('REJECT');
    expect(answer.confidence).toBeLessThan(0.75);
    expect(textsOf(answer)).toContain(
      `The function 0x12345678 of ${v3Router02} (Uniswap V3 swap router 02) is unknown`,
    );
  });

  it.each([
    ['more coins than the words give', 'Swap 0.1 ETH for USDC on Uniswap', unknownCall],
    ['coins where the words give a token', 'Swap 1000 USDC for WETH on Uniswap', unknownCall],
    [
      'a call beside all that the words ask for',
      `Send 1 ETH to ${friend}`,
      [
        { to: friend, data: '0x', value: String(ether(1)) },
        { to: stranger, data: '0x12345678' },
      ],
    ],
    [
      'an approval beside it',
      'Swap 1 ETH for USDC on Uniswap',
      [unknownCall, { to: usdc, data: `0x095ea7b3${stranger.slice(2).padStart(64, '0')}${'f'.repeat(64)}` }],
    ],
    ['a function of the protocol said on another contract', 'Supply 100 USDC to Aave', fakeSupply()],
  ] as const)('is refused with %s', async (_name, intent, calls) => {
    const answer = await validateInTest(request(intent, calls as Parameters<typeof request>[1]));
    expect(answer.decision).toBe('REJECT');
    expect(answer.confidence).toBeGreaterThanOrEqual(0.75);
  });

  function fakeSupply() {
    const words = [usdc.slice(2), (100_000_000).toString(16), friend.slice(2), '0'].map((word) =>
      word.padStart(64, '0'),
    );
    return { to: stranger, data: `0x617ba037${words.join('')}` } as const;
  }
});

describe('the coverage of an answer', () => {
  const coverageOf = async (sentRequest: Readonly<Record<string, unknown>>) =>
    (await validateInTest(sentRequest)).context.coverage;
  const pay = { to: friend, data: '0x', value: String(ether(1)) } as const;

  it('counts the effects that move value or give rights', async () => {
    expect(await coverageOf(request(`Send 1 ETH to ${friend}`, pay))).toEqual({
      effects: 1,
      judged: 1,
      share: 1,
      open: [],
      missing: [],
    });
  });

  it('leaves out effects for which a check missed an input', async () => {
    expect(await coverageOf(request('Send 1 ETH to bob.eth', pay))).toMatchObject({
      effects: 1,
      judged: 0,
      share: 0,
      open: [{ call: '0', node_ids: ['intent_alignment.recipient_matching'] }],
    });
  });

  it('counts an unknown call as not judged', async () => {
    const answer = await coverageOf(request(`Send 1 ETH to ${friend}`, { ...pay, data: '0x12345678' }));
    expect(answer).toMatchObject({ effects: 2, judged: 1, share: 0.5 });
  });
});
