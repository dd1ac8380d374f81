import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { exactly, native, token } from '../rules/quantity.ts';
import { erc20 } from '../tokens/erc20.ts';
import { multicall3 } from './multicall3.ts';

const aggregator = '0xca11bde05977b3631167028862be2a173976ca11';
const coin = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const transfer = encode('function transfer(address,uint256)', [friend, 5n]);
const sent = (call: string, from: `0x${string}`) => ({
  kind: 'send' as const,
  call,
  protocol: null,
  gives: [exactly(token(coin), 5n)],
  from,
  to: friend,
});

describeProtocol(
  multicall3,
  [
    ...['aggregate', 'blockAndAggregate'].map((name) => ({
      name: `${name} makes its calls as itself`,
      to: aggregator as `0x${string}`,
      data: encode(`function ${name}((address,bytes)[])`, [[[coin, transfer]]]),
      effects: [sent('0.0', aggregator)],
    })),
    ...['tryAggregate', 'tryBlockAndAggregate'].map((name) => ({
      name: `${name} makes its calls as itself`,
      to: aggregator as `0x${string}`,
      data: encode(`function ${name}(bool,(address,bytes)[])`, [true, [[coin, transfer]]]),
      effects: [sent('0.0', aggregator)],
    })),
    {
      name: 'aggregate3 makes its calls as itself',
      to: aggregator,
      data: encode('function aggregate3((address,bool,bytes)[])', [
        [
          [coin, true, transfer],
          [coin, false, transfer],
        ],
      ]),
      effects: [sent('0.0', aggregator), sent('0.1', aggregator)],
    },
    {
      name: 'aggregate3Value passes coins on and says what is left of them',
      to: aggregator,
      value: 10n,
      data: encode('function aggregate3Value((address,bool,uint256,bytes)[])', [[[friend, true, 7n, '0x']]]),
      effects: [
        { kind: 'send', protocol: null, gives: [exactly(native, 3n)], to: aggregator },
        { kind: 'send', call: '0.0', protocol: null, gives: [exactly(native, 7n)], from: aggregator, to: friend },
      ],
    },
    {
      name: 'multicall of any contract acts as the caller',
      to: coin,
      data: encode('function multicall(bytes[])', [[transfer, transfer]]),
      effects: [sent('0.0', sender), sent('0.1', sender)],
    },
    {
      name: 'multicall until a time gives it to its parts',
      to: coin,
      data: encode('function multicall(uint256,bytes[])', [9n, [transfer]]),
      effects: [{ ...sent('0.0', sender), deadline: 9n }],
    },
    {
      name: 'multicall after a block acts as the caller',
      to: coin,
      data: encode('function multicall(bytes32,bytes[])', [`0x${'7'.repeat(64)}`, [transfer]]),
      effects: [sent('0.0', sender)],
    },
  ],
  [erc20],
);

it('the selectors do not change', () => {
  expect(selectorsOf(multicall3)).toEqual([
    '0x252dba42 aggregate',
    '0xc3077fa9 blockAndAggregate',
    '0xbce38bd7 tryAggregate',
    '0x399542e9 tryBlockAndAggregate',
    '0x82ad56cb aggregate3',
    '0x174dea71 aggregate3Value',
    '0xac9650d8 multicall',
    '0x5ae401dc multicall',
    '0x1f0464d1 multicall',
  ]);
});
