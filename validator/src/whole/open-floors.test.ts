import { describe, expect, it } from 'vitest';
import { ether, request, usdc, v3ExactInputSingle, weth } from '../checks/calldata.fixture.ts';
import type { Cue } from '../reader/languages/meaning.ts';
import { allLanguages, phrasesOf, spread } from '../reader/languages/phrases-of.fixture.ts';
import { isApprovedInTest, testTimeUnix, validateInTest } from './validate.fixture.ts';

/** Listed, without a known price. */
const gno = '0x6810e776880C02933D47DB1b9fc05908e5386b96' as const;
const coins = { USDC: usdc, GNO: gno };
const sell = (words: string, coin: keyof typeof coins, minOut = 1n) =>
  request(words, v3ExactInputSingle({ tokenIn: weth, tokenOut: coins[coin], amountIn: ether(1), minOut }));

const cuesOf = (cue: Cue): readonly string[] =>
  allLanguages.flatMap(({ book }) =>
    phrasesOf(book).flatMap(([phrase, meaning]) => (meaning.is === 'cue' && meaning.cue === cue ? [phrase] : [])),
  );
const topics = ['price', 'rate', 'output', 'slippage', 'minimum output'];
const any = cuesOf('any').flatMap((cue) => topics.map((topic) => `${cue} ${topic}`));
const fine = cuesOf('fine').flatMap((cue) => topics.map((topic) => `${topic} ${cue}`));
/** All phrases that the reader accepts as leaving an output open. */
const phrases = [
  ...cuesOf('any-output'),
  ...any,
  ...spread(fine, 60),
  'minimum output: 0',
  'minimum output is zero',
  'at any rate',
];

const elsewhere: Readonly<Record<string, (trade: string, phrase: string) => string>> = {
  'another clause': (trade, phrase) => `${trade}, ${phrase}`,
  'another sentence': (trade, phrase) => `${trade}. ${phrase}.`,
  'a sentence before': (trade, phrase) => `${phrase}. ${trade}.`,
  'before the verb': (trade, phrase) => `${phrase} ${trade}`,
  'the next line': (trade, phrase) => `${trade}\n${phrase}`,
  'of another order': (trade, phrase) => `${trade} and do it now ${phrase}`,
  'before another order': (trade, phrase) => `${trade} ${phrase} do it now`,
  'of gas': (trade, phrase) => `${trade} ${phrase} of gas`,
  'of the price of gas': (trade, phrase) => `${trade} ${phrase} for the gas price`,
  'behind gas': (trade, phrase) => `${trade} with gas ${phrase}`,
  'of time': (trade, phrase) => `${trade} ${phrase} of time`,
  'of minutes': (trade, phrase) => `${trade} ${phrase} minutes`,
  'of somebody': (trade, phrase) => `${trade} ${phrase} the electrician says`,
  'behind somebody': (trade, phrase) => `${trade} for the electrician ${phrase}`,
};

const places = Object.entries(elsewhere);
/** The number of places per phrase; consecutive phrases cover all places. */
const MOST_PLACES = 2;

describe('words that leave the output open', () => {
  it('open nothing outside the clause of the trade, or with another object', async () => {
    expect(phrases.length).toBeGreaterThan(120);
    const passed: string[] = [];
    for (const [index, phrase] of phrases.entries()) {
      for (let turn = 0; turn < MOST_PLACES; turn++) {
        const [place, words] = places[(index * MOST_PLACES + turn) % places.length] ?? [];
        if (words && (await isApprovedInTest(sell(words('Swap 1 WETH for GNO on Uniswap', phrase), 'GNO'))))
          passed.push(`${place}: ${phrase}`);
      }
    }
    expect(passed).toEqual([]);
  });

  it('open nothing if a price is known', async () => {
    const passed: string[] = [];
    for (const phrase of phrases)
      if (await isApprovedInTest(sell(`On Uniswap, swap 1 WETH for USDC ${phrase}`, 'USDC'))) passed.push(phrase);
    expect(passed).toEqual([]);
  });

  it.each(['at any price', 'with no minimum', 'for whatever comes out'])(
    'are accepted in the clause of the trade if no price is known: %s',
    async (phrase) => {
      expect(await isApprovedInTest(sell(`Swap 1 WETH for GNO on Uniswap ${phrase}`, 'GNO'))).toBe(true);
    },
  );

  it('do not include an idiom that means anyway', async () => {
    expect(await isApprovedInTest(sell('Swap 1 WETH for GNO on Uniswap at any rate', 'GNO'))).toBe(false);
  });

  it('are not accepted once a price was looked up', async () => {
    const words = 'Swap 1 WETH for GNO on Uniswap at any price';
    const bare = await validateInTest(sell(words, 'GNO'));
    const wanted = (bare.context as { wanted?: readonly { kind: string }[] } | undefined)?.wanted ?? [];
    expect(wanted.filter(({ kind }) => kind === 'price')).toHaveLength(2);
    const price = (asset: string, usd: string) => ({
      kind: 'price',
      asset: asset.toLowerCase(),
      usd,
      source: 'Chainlink',
      updated_at: testTimeUnix - 60,
      block: 24_000_000,
    });
    const looked_up = {
      chain_id: 1,
      at_unix: testTimeUnix,
      block: { number: 24_000_000, hash: `0x${'ab'.repeat(32)}`, timestamp: testTimeUnix - 5 },
      nodes: ['node.example'],
      facts: [price(weth, '3000'), price(gno, '150')],
      missing: [],
    };
    expect(await isApprovedInTest({ ...sell(words, 'GNO'), looked_up })).toBe(false);
    expect(await isApprovedInTest({ ...sell(words, 'GNO', ether(19.8)), looked_up })).toBe(true);
  });

  it('make Countersign ask the owner, and reject nothing', async () => {
    for (const words of [
      'Swap 1 WETH for USDC on Uniswap at any price',
      'Swap 1 WETH for USDC on Uniswap. Any price is fine.',
    ]) {
      const { decision, confidence } = await validateInTest(sell(words, 'USDC'));
      expect({ words, decision, isSure: confidence >= 0.75 }).toEqual({ words, decision: 'PASS', isSure: false });
    }
  });

  it('open only one trade', async () => {
    const call = sell('', 'GNO').proposed_tx;
    const { chain_id, from, ...one } = call as unknown as Record<string, unknown>;
    const other = v3ExactInputSingle({ tokenIn: usdc, tokenOut: gno, amountIn: 5_000_000_000n, minOut: 1n });
    const human_intent = 'On Uniswap swap 1 WETH for GNO at any price and swap 5,000 USDC for GNO';
    expect(await isApprovedInTest({ human_intent, proposed_tx: { chain_id, from, transactions: [one, other] } })).toBe(
      false,
    );
  });
});
