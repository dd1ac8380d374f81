import { type Address, checksumAddress } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { decodeOrder, typesOf } from '../../decode/decode-request.fixture.ts';
import { friend, sender } from '../rules/protocol-cases.fixture.ts';
import { atLeast, atMost, exactly, native, token } from '../rules/quantity.ts';
import { orderKinds, permitType } from './uniswap-x-orders.ts';

const permit2: Address = '0x000000000022d473030f116ddee9f6b43ac78ba3';
const usdc: Address = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth: Address = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const nobody: Address = '0x0000000000000000000000000000000000000000';
const dutch: Address = '0x6000da47483062a0d734ba3dc7576ce6a0b645c4';
const onBase: Address = '0x000000001ec5656dcdb24d90dfa42742738de729';
const onArbitrum: Address = '0xb274d5f4b833b61b340b654d600a864fb604a87c';
const collector: Address = '0x5555555555555555555555555555555555555555';

const info = (reactor: Address, swapper: Address = sender) => ({
  reactor,
  swapper,
  nonce: 7,
  deadline: 9,
  additionalValidationContract: nobody,
  additionalValidationData: '0x',
});
const permitOf = (spender: Address, amount: number) => ({
  permitted: { token: usdc, amount },
  spender,
  nonce: 7,
  deadline: 9,
});
const pays = (startAmount: number, endAmount: number, recipient: Address = sender, paid: Address = weth) => ({
  token: paid,
  startAmount,
  endAmount,
  recipient,
});

type Message = Readonly<Record<string, unknown>>;

function decodeKind(witnessName: string, message: Message, chainId: number | null = 1) {
  const types = orderKinds.map((kind) => kind.types).find((each) => Object.keys(each)[0] === witnessName) ?? {};
  return decodeOrder(
    {
      domain: { name: 'Permit2', chainId: chainId ?? 1, verifyingContract: permit2 },
      types: typesOf({
        PermitWitnessTransferFrom: `TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline, ${witnessName} witness`,
        TokenPermissions: 'address token, uint256 amount',
        ...types,
      }),
      primaryType: 'PermitWitnessTransferFrom',
      message,
    },
    chainId,
  );
}

const exclusive = (outputs: readonly unknown[], change: Message = {}, permit: Message = {}) => ({
  ...permitOf(dutch, 100),
  ...permit,
  witness: {
    info: info(dutch),
    decayStartTime: 1,
    decayEndTime: 2,
    exclusiveFiller: nobody,
    exclusivityOverrideBps: 0,
    inputToken: usdc,
    inputStartAmount: 100,
    inputEndAmount: 100,
    outputs,
    ...change,
  },
});

const swap = {
  kind: 'swap',
  call: 'order',
  protocol: 'uniswap-x',
  gives: [exactly(token(usdc), 100n)],
  gets: [atLeast(token(weth), 30n)],
  from: sender,
  to: sender,
  deadline: 9n,
  detail: 'an order that somebody has to fill',
};

describe('an order of UniswapX', () => {
  it.each<[string, Message, readonly unknown[]]>([
    ['sells at no less than it decays to', exclusive([pays(33, 30)]), [swap]],
    ['pays in coins', exclusive([pays(33, 30, sender, nobody)]), [{ ...swap, gets: [atLeast(native, 30n)] }]],
    ['pays another account', exclusive([pays(33, 30, friend)]), [{ ...swap, to: friend }]],
    [
      'buys for no more than it rises to',
      exclusive([pays(30, 30)], { inputStartAmount: 90 }),
      [{ ...swap, gives: [atMost(token(usdc), 100n)], gets: [exactly(token(weth), 30n)] }],
    ],
    [
      'pays a share to an interface',
      exclusive([pays(2, 1, collector), pays(33, 30)]),
      [
        {
          ...swap,
          fees: [{ to: collector, bps: null, quantity: exactly(token(weth), 2n) }],
          terms: [{ what: 'fee recipient', is: 'hex', value: collector }],
        },
      ],
    ],
    [
      'is first open to one filler only',
      exclusive([pays(33, 30)], { exclusiveFiller: friend, exclusivityOverrideBps: 3 }),
      [
        {
          ...swap,
          terms: [
            { what: 'exclusive filler', is: 'hex', value: friend },
            { what: 'exclusivity override', is: 'number', value: 3n },
          ],
        },
      ],
    ],
    [
      'asks another contract whether it may be filled',
      exclusive([pays(33, 30)], {
        info: { ...info(dutch), additionalValidationContract: friend, additionalValidationData: '0x12' },
      }),
      [
        {
          ...swap,
          terms: [
            { what: 'validation contract', is: 'hex', value: friend },
            { what: 'validation data', is: 'hex', value: '0x12' },
          ],
        },
      ],
    ],
    [
      'reports every other payment',
      exclusive([pays(33, 30), pays(5, 4, collector, usdc)]),
      [
        swap,
        {
          kind: 'send',
          call: 'order',
          protocol: 'uniswap-x',
          gives: [atMost(token(usdc), 5n)],
          gets: [],
          from: sender,
          to: collector,
        },
      ],
    ],
    [
      'of another account is that account’s',
      exclusive([pays(33, 30, friend)], { info: info(dutch, friend) }),
      [{ ...swap, from: friend, to: friend }],
    ],
  ])('%s', (_name, message, effects) => {
    const signed = decodeKind('ExclusiveDutchOrder', message);
    expect(signed).toMatchObject({ protocol: 'uniswap-x', role: 'permit2', faults: [] });
    expect(signed.effects).toEqual(effects);
  });

  it.each<[string, Message, string]>([
    ['that asks for nothing', exclusive([]), 'the order asks for nothing in return'],
    [
      'with another nonce than its permit',
      exclusive([pays(3, 3)], {}, { nonce: 8 }),
      'the permit does not match the order',
    ],
    [
      'whose permit allows more',
      exclusive([pays(3, 3)], {}, { permitted: { token: usdc, amount: 101 } }),
      'the permit does not match the order',
    ],
    [
      'for a contract that is not a reactor',
      exclusive([pays(33, 30)], { info: info(collector) }, { spender: collector }),
      `${checksumAddress(collector)} is not a contract that fills orders of UniswapX on this chain`,
    ],
    [
      'for a reactor of another chain',
      exclusive([pays(33, 30)], { info: info(onBase) }, { spender: onBase }),
      `${checksumAddress(onBase)} is not a contract that fills orders of UniswapX on this chain`,
    ],
  ])('%s is refused', (_name, message, fault) => {
    const { faults } = decodeKind('ExclusiveDutchOrder', message);
    expect(faults).toEqual([{ code: 'malformed', message: fault }]);
  });

  it('for a contract that is not a reactor is a permit, not a swap', () => {
    const { effects } = decodeKind(
      'ExclusiveDutchOrder',
      exclusive([pays(33, 30)], { info: info(collector) }, { spender: collector }),
    );
    expect(effects).toMatchObject([{ kind: 'permit', spender: collector, gives: [atMost(token(usdc), 100n)] }]);
  });

  it('without a chain may be for any reactor', () => {
    const message = exclusive([pays(33, 30)], { info: info(onBase) }, { spender: onBase });
    expect(decodeKind('ExclusiveDutchOrder', message, null).effects).toEqual([swap]);
  });

  it('of the second kind is a swap', () => {
    const reactor = '0x00000011f84b9aa48e5f8aa8b9897600006289be';
    const witness = {
      info: info(reactor),
      cosigner: friend,
      baseInputToken: usdc,
      baseInputStartAmount: 100,
      baseInputEndAmount: 100,
      baseOutputs: [pays(33, 30)],
    };
    const signed = decodeKind('V2DutchOrder', { ...permitOf(reactor, 100), witness });
    expect({ effects: signed.effects, faults: signed.faults }).toEqual({ effects: [swap], faults: [] });
  });

  it.each<[string, readonly number[], number, Message]>([
    ['sells', [], 100, swap],
    ['buys for less over time', [5], 100, { ...swap, gives: [atMost(token(usdc), 100n)] }],
    ['buys for more over time', [], 90, { ...swap, gives: [atMost(token(usdc), 100n)] }],
  ])('of the third kind %s', (_name, relativeAmounts, startAmount, effect) => {
    const curve = { relativeBlocks: 1, relativeAmounts };
    const witness = {
      info: info(onArbitrum),
      cosigner: friend,
      startingBaseFee: 0,
      baseInput: { token: usdc, startAmount, curve, maxAmount: 100, adjustmentPerGweiBaseFee: 0 },
      baseOutputs: [
        {
          token: weth,
          startAmount: 33,
          curve: { relativeBlocks: 1, relativeAmounts: [3] },
          recipient: sender,
          minAmount: 30,
          adjustmentPerGweiBaseFee: 0,
        },
      ],
    };
    const signed = decodeKind('V3DutchOrder', { ...permitOf(onArbitrum, 100), witness }, 42161);
    expect({ effects: signed.effects, faults: signed.faults }).toEqual({ effects: [effect], faults: [] });
  });

  it.each<[string, number, number, Message]>([
    ['pays more to be first', 0, 1, swap],
    [
      'takes less to be first',
      1,
      0,
      { ...swap, gives: [atMost(token(usdc), 100n)], gets: [exactly(token(weth), 30n)] },
    ],
  ])('that its filler %s', (_name, ofInput, ofOutput, effect) => {
    const witness = {
      info: info(onBase),
      cosigner: friend,
      auctionStartBlock: 1,
      baselinePriorityFeeWei: 0,
      input: { token: usdc, amount: 100, mpsPerPriorityFeeWei: ofInput },
      outputs: [{ token: weth, amount: 30, mpsPerPriorityFeeWei: ofOutput, recipient: sender }],
    };
    const signed = decodeKind('PriorityOrder', { ...permitOf(onBase, 100), witness }, 8453);
    expect({ effects: signed.effects, faults: signed.faults }).toEqual({ effects: [effect], faults: [] });
  });

  it('is signed with these types', () => {
    expect(orderKinds.map(({ types }) => permitType(types))).toMatchInlineSnapshot(`
      [
        "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,ExclusiveDutchOrder witness)DutchOutput(address token,uint256 startAmount,uint256 endAmount,address recipient)ExclusiveDutchOrder(OrderInfo info,uint256 decayStartTime,uint256 decayEndTime,address exclusiveFiller,uint256 exclusivityOverrideBps,address inputToken,uint256 inputStartAmount,uint256 inputEndAmount,DutchOutput[] outputs)OrderInfo(address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData)TokenPermissions(address token,uint256 amount)",
        "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,V2DutchOrder witness)DutchOutput(address token,uint256 startAmount,uint256 endAmount,address recipient)OrderInfo(address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData)TokenPermissions(address token,uint256 amount)V2DutchOrder(OrderInfo info,address cosigner,address baseInputToken,uint256 baseInputStartAmount,uint256 baseInputEndAmount,DutchOutput[] baseOutputs)",
        "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,V3DutchOrder witness)NonlinearDutchDecay(uint256 relativeBlocks,int256[] relativeAmounts)OrderInfo(address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData)TokenPermissions(address token,uint256 amount)V3DutchInput(address token,uint256 startAmount,NonlinearDutchDecay curve,uint256 maxAmount,uint256 adjustmentPerGweiBaseFee)V3DutchOrder(OrderInfo info,address cosigner,uint256 startingBaseFee,V3DutchInput baseInput,V3DutchOutput[] baseOutputs)V3DutchOutput(address token,uint256 startAmount,NonlinearDutchDecay curve,address recipient,uint256 minAmount,uint256 adjustmentPerGweiBaseFee)",
        "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,PriorityOrder witness)OrderInfo(address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData)PriorityInput(address token,uint256 amount,uint256 mpsPerPriorityFeeWei)PriorityOrder(OrderInfo info,address cosigner,uint256 auctionStartBlock,uint256 baselinePriorityFeeWei,PriorityInput input,PriorityOutput[] outputs)PriorityOutput(address token,uint256 amount,uint256 mpsPerPriorityFeeWei,address recipient)TokenPermissions(address token,uint256 amount)",
      ]
    `);
  });
});
