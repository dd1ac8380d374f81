import { type AcceptedCase, friend, owner, soon } from './accepted-case.fixture.ts';

const v6 = '0x111111125421ca6dc452d289314280a0f8842a65';
const v5 = '0x1111111254eeb25477b68fb85ed929f73a960582';
const factory = '0xe12e0f117d23a5ccc57f8935cd8c4e80cd91ff01';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const nobody = '0x0000000000000000000000000000000000000000';

const ether = 10n ** 18n;
const dollar = 10n ** 6n;
const half = `0x${'12'.repeat(32)}`;
const hash = `0x${'ab'.repeat(32)}`;
const other = `0x${'cd'.repeat(32)}`;

/** `friend` sells WETH for USDC. */
const order = {
  salt: 1n,
  maker: BigInt(friend),
  receiver: 0n,
  makerAsset: BigInt(weth),
  takerAsset: BigInt(usdc),
  makingAmount: ether,
  takingAmount: 3000n * dollar,
  makerTraits: BigInt(soon) << 80n,
};
const packed = '(uint256,uint256,uint256,uint256,uint256,uint256,uint256,uint256)';
const amount = 1000n * dollar;
const least = (3n * ether) / 10n;

const fill = `Swap 1000 USDC for at least 0.3 WETH on 1inch with the maker ${friend} within 20 minutes`;

const fills = (name: string, signatureTypes: string, signature: object): AcceptedCase[] => [
  {
    function: `${name}(${packed},${signatureTypes},uint256,uint256)`,
    intent: fill,
    to: v6,
    args: { order, ...signature, amount, takerTraits: least },
  },
  {
    function: `${name}Args(${packed},${signatureTypes},uint256,uint256,bytes)`,
    intent: fill,
    to: v6,
    args: { order, ...signature, amount, takerTraits: least, args: '0x' },
  },
];

/** Filled once and whole, so its nonce is cancelled. */
const traits = (nonce: bigint): bigint => nonce << 120n;

export const oneInchOrders: readonly AcceptedCase[] = [
  ...fills('fillOrder', 'bytes32,bytes32', { r: half, vs: half }),
  ...fills('fillContractOrder', 'bytes', { signature: half }),
  {
    function: 'cancelOrder(uint256,bytes32)',
    intent: `Cancel my 1inch order ${hash} with nonce 5021`,
    to: v6,
    args: { makerTraits: traits(5021n), orderHash: hash },
  },
  {
    function: 'increaseEpoch(uint96)',
    intent: 'Cancel all orders of series 3 on 1inch',
    to: v6,
    args: { series: 3n },
  },
  {
    function: 'cancelOrders(uint256[],bytes32[])',
    intent: `Cancel my 1inch orders ${hash} and ${other} with nonces 5021 and 5022`,
    to: v6,
    args: { makerTraits: [traits(5021n), traits(5022n)], orderHashes: [hash, other] },
  },
  {
    function:
      'fillOrder((uint256,address,address,address,address,address,uint256,uint256,uint256,bytes),bytes,bytes,uint256,uint256,uint256)',
    intent: `Swap 1000 USDC for at least 0.3 WETH on 1inch with the maker ${friend}`,
    to: v5,
    args: {
      order: {
        ...order,
        maker: friend,
        receiver: nobody,
        makerAsset: weth,
        takerAsset: usdc,
        allowedSender: nobody,
        offsets: 0n,
        interactions: '0x',
      },
      signature: half,
      interaction: '0x',
      makingAmount: 0n,
      takingAmount: amount,
      skipPermitAndThresholdAmount: least,
    },
  },
  {
    function: `create(${packed})`,
    intent: 'Sell 1 ETH for at least 2500 USDC on 1inch within 20 minutes',
    to: factory,
    value: ether,
    args: {
      order: {
        ...order,
        maker: BigInt(owner),
        makingAmount: ether,
        takingAmount: 2500n * dollar,
      },
    },
  },
];
