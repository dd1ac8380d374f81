import { proves } from '@countersign/harness/proves';
import type { ValidationResponse } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import {
  aavePool,
  aaveSupply,
  dai,
  dollars,
  erc20Approve,
  erc20Transfer,
  friend,
  request,
  type SentCall,
  stranger,
  usdc,
  v3ExactInputSingle,
  weth,
} from '../../checks/calldata.fixture.ts';
import { acceptedRequests } from '../../protocols/accepted/accepted-request.fixture.ts';
import { testDeps, validateInTest } from '../../whole/validate.fixture.ts';
import { faultsOf } from './faults.fixture.ts';

/** The claims of an answer, by label, with their words. */
function shown(text: string, { extracted_elements: { assignment } }: ValidationResponse) {
  const wordsOf = (spans: readonly { readonly start: number; readonly end: number }[]) =>
    spans.map(({ start, end }) => text.slice(start, end)).join(' ');
  return (assignment?.claims ?? []).map(({ label, shown: value, status, spans, said, why }) =>
    [label, value, status, wordsOf(spans), said ?? why ?? ''].join(' | '),
  );
}

const marked = (text: string, { extracted_elements: { assignment } }: ValidationResponse, status: string) =>
  (assignment?.mentions ?? []).flatMap((each) =>
    each.status === status ? [`${each.kind} ${text.slice(each.start, each.end)}`] : [],
  );

async function ask(text: string, call: SentCall | readonly SentCall[]) {
  const answer = await validateInTest(request(text, call));
  expect(faultsOf(text, answer)).toEqual([]);
  return answer;
}

const transfer = (amount: number) => erc20Transfer(usdc, friend, dollars(amount));

describe('words and bytes side by side', () => {
  it('connect every value with the words that ground it', proves('validator.answer.assignment'), async () => {
    const text = `Please send 100 USDC to ${friend} on Ethereum`;
    const answer = await ask(text, transfer(100));
    expect(answer.extracted_elements.does).toEqual(['Send 100 USDC to 0xd8dA…6045 on Ethereum']);
    expect(answer.extracted_elements.assignment?.claims[1]).toEqual({
      effect: 0,
      call: '0',
      claim: 'gives',
      label: 'Amount',
      shown: '100 USDC',
      raw: '100000000',
      asset: usdc,
      status: 'grounded',
      spans: [{ start: 12, end: 20 }],
    });
    expect(shown(text, answer)).toEqual([
      'Action | Send | grounded | send | ',
      'Amount | 100 USDC | grounded | 100 USDC | ',
      `To | 0xd8dA…6045 | grounded | ${friend} | `,
      'On | Ethereum | grounded | Ethereum | ',
    ]);
    expect(answer.explanation?.to_pass).toBeNull();
  });

  it(
    'mark contradictions of the bytes on both sides, with the value in the words and the finding',
    proves('validator.answer.assignment', 'validator.answer.to-pass'),
    async () => {
      const text = `Send 100 USDC to ${friend}`;
      const answer = await ask(text, transfer(100_000));
      const reason = 'The intent says 100 USDC, but the call moves 100,000 USDC (100,000,000,000 base units).';
      expect(answer.extracted_elements.assignment?.claims[1]).toMatchObject({
        shown: '100,000 USDC',
        status: 'contradicted',
        said: '100 USDC',
        reason,
      });
      expect(marked(text, answer, 'contradicted')).toEqual(['amount 100 USDC']);
      expect(answer.explanation).toMatchObject({
        to_pass: 'Set the amount to 100000000 (100 USDC).',
        recommendations: ['Set the amount to 100000000 (100 USDC).'],
      });
    },
  );

  it('give the reason if a value needs no words', async () => {
    const text = 'Supply 100 USDC to Aave v3';
    const answer = await ask(text, [erc20Approve(usdc, aavePool, dollars(100)), aaveSupply(usdc, dollars(100))]);
    expect(shown(text, answer)).toEqual([
      'Action | Grant allowance | implied |  | needed for the supply',
      'May take up to | 100 USDC | implied |  | needed for the supply',
      'Spender | Aave V3 pool (0x8787…A4E2) | grounded | Aave v3 | ',
      "On | Ethereum | implied |  | you named no chain; this one is the agent's choice",
      'Action | Supply | grounded | Supply | ',
      'Amount | 100 USDC | grounded | 100 USDC | ',
      'To | you | implied |  | to yourself',
      'With | Aave V3 | grounded | Aave v3 | ',
      "On | Ethereum | implied |  | you named no chain; this one is the agent's choice",
    ]);
  });

  it.each<[name: string, text: string, call: SentCall | SentCall[], claim: string, mention: string | null]>([
    [
      'a recipient',
      `Send 100 USDC to ${stranger}`,
      transfer(100),
      `To | 0xd8dA…6045 | contradicted | ${stranger} |`,
      `party ${stranger}`,
    ],
    [
      'a token',
      `Send 100 DAI to ${friend}`,
      transfer(100),
      'Amount | 100 USDC | contradicted | DAI | DAI',
      'amount DAI',
    ],
    [
      'a chain',
      `Send 100 USDC to ${friend} on Base`,
      transfer(100),
      'On | Ethereum | contradicted | Base | Base',
      'chain Base',
    ],
    [
      'a protocol',
      'Supply 100 USDC to Compound',
      aaveSupply(usdc, dollars(100)),
      'With | Aave V3 | contradicted | Compound | Compound',
      'protocol Compound',
    ],
    [
      'a prohibition',
      'Supply 100 USDC, but not to Aave',
      aaveSupply(usdc, dollars(100)),
      'With | Aave V3 | contradicted | Aave | no aave',
      'protocol Aave',
    ],
    [
      'an action that the words do not mention',
      `Send 100 USDC to ${friend}`,
      [transfer(100), erc20Approve(dai, stranger, 1n)],
      'Action | Grant allowance | contradicted |  | ',
      null,
    ],
    [
      'a deadline',
      'Swap 100 USDC for at least 0.03 WETH on Uniswap V3 within 2 minutes',
      v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(100), minOut: 30_000_000_000_000_000n }),
      'Deadline | 2026-01-01 00:20 UTC | contradicted | within 2 minutes | within 2 minutes',
      'time within 2 minutes',
    ],
  ])('mark %s that differs', async (_name, text, call, claim, mention) => {
    const answer = await ask(text, call);
    expect(shown(text, answer)).toContainEqual(expect.stringContaining(claim));
    expect(marked(text, answer, 'contradicted').includes(mention ?? '')).toBe(mention !== null);
  });

  it.each([
    ['a number', `Send 100 USDC to ${friend}, 12 more`, 'amount 12', /^State what "12" is for/],
    [
      'a condition',
      `Send 100 USDC to ${friend} if gas is low`,
      'cue if',
      /^Send the request once the condition is met/,
    ],
    ['a time', `Send 100 USDC to ${friend} tomorrow`, 'cue tomorrow', /^Send the request when it is due/],
    ['a name', 'Send 100 USDC to bob.eth', 'party bob.eth', /^Give the address of "bob.eth"/],
  ])('mark %s that was not understood only once, and say how to resolve it', async (_name, text, mention, toPass) => {
    const { explanation, ...answer } = await ask(text, transfer(100));
    expect(marked(text, { ...answer, explanation }, 'unexplained')).toEqual([mention]);
    expect(explanation?.to_pass).toMatch(toPass);
    expect(explanation?.recommendations[0]).toBe(explanation?.to_pass);
  });
});

describe('spans', () => {
  it.each([
    ['emoji', `😩🧑‍🚀 rent day 😩, send 100 USDC to ${friend} 👍🏽`],
    ['right-to-left text', `مرحبا، أرسل 100 USDC إلى ${friend}`],
    ['combining marks', `Ve\u0301lo re\u0301pare\u0301: envoie 100 USDC à ${friend}`],
    ['letters that grow when lowered', `İİİ send 100 USDC to ${friend}`],
    ['full-width digits', `Send １００ USDC to ${friend}`],
    ['line ends', `Hello\r\n\r\n\tsend 100 USDC\r\nto ${friend}`],
  ])('count UTF-16 units of the text as it was sent: %s', async (_name, text) => {
    const answer = await ask(text, transfer(100_000));
    const [, amount, to] = answer.extracted_elements.assignment?.claims ?? [];
    const said = amount?.spans.map(({ start, end }) => text.slice(start, end).normalize('NFKC')).join(' ');
    expect(said).toBe('100 USDC');
    expect(to?.spans.map(({ start, end }) => text.slice(start, end))).toEqual([friend]);
  });
});

describe('the size of the shown assignment', () => {
  it('is limited, and contradictions are kept', async () => {
    const batch = Array.from({ length: 60 }, (_, index) => erc20Transfer(usdc, friend, BigInt(index + 1)));
    const text = `Send 100 USDC to ${friend}. ${'5 DAI, '.repeat(400)}`;
    const { extracted_elements: elements } = await validateInTest(request(text, [...batch, transfer(7)]));
    expect(elements.assignment?.claims.length).toBeLessThanOrEqual(100);
    expect(elements.assignment?.mentions.length).toBeLessThanOrEqual(100);
    expect(elements.assignment?.claims.some(({ status }) => status === 'contradicted')).toBe(true);
  });
});

describe('accepted cases', () => {
  it(
    'show nothing that could break a page, unchanged and with other words',
    proves('validator.answer.assignment'),
    async () => {
      const faults: string[] = [];
      // One of three: a test of the opened blind rounds checks the same rules.
      const tried = acceptedRequests(testDeps.registry).filter((_, index) => index % 3 === 0);
      for (const [index, { id, sent }] of tried.entries()) {
        // Words of the case, alternating with words that contradict it.
        const text = index % 2 === 0 ? `Send 7 DAI to ${stranger} within 5 minutes, nothing else` : sent.human_intent;
        const answer = await validateInTest({ ...sent, human_intent: text });
        faults.push(...faultsOf(text, answer).map((fault) => `${id}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );
});
