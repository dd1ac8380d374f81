import type { Hex } from '../../effects/call.ts';
import { type AcceptedCase, owner, soon } from './accepted-case.fixture.ts';

const settlement = '0x9008d19f58aabd9ed0d60971565aa8510560ab41';
const ethFlow = '0xba3cb449bd2b4adddbc894d8697f5170800eadec';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const ether = 10n ** 18n;

const orderUid: Hex = `0x${'ab'.repeat(32)}${owner.slice(2)}${soon.toString(16)}`;
const order = {
  buyToken: usdc,
  receiver: owner,
  sellAmount: ether,
  buyAmount: 2_900_000_000n,
  appData: `0x${'0'.repeat(64)}`,
  feeAmount: 0n,
  validTo: soon,
  partiallyFillable: false,
  quoteId: 7n,
};
const orderType = '(address,address,uint256,uint256,bytes32,uint256,uint32,bool,int64)';
const noWords = 'the order is known by all that it says, and has no id that words could name';

export const cow: readonly AcceptedCase[] = [
  {
    function: 'setPreSignature(bytes,bool)',
    intent: `Sign the CoW order ${orderUid} within 20 minutes`,
    to: settlement,
    args: { orderUid, signed: true },
    notApproved: 'the bytes give the digest of the order alone',
  },
  {
    function: 'invalidateOrder(bytes)',
    intent: `Cancel my CoW order ${orderUid}`,
    to: settlement,
    args: { orderUid },
  },
  {
    function: `createOrder(${orderType})`,
    intent: 'Sell 1 ETH for at least 2900 USDC on CoW Swap within 20 minutes',
    to: ethFlow,
    value: ether,
    args: { order },
  },
  {
    function: `invalidateOrder(${orderType})`,
    intent: 'Cancel my CoW order that sells 1 ETH',
    to: ethFlow,
    args: { order },
    notApproved: noWords,
  },
  {
    function: `invalidateOrdersIgnoringNotAllowed(${orderType}[])`,
    intent: 'Cancel my CoW order that sells 1 ETH',
    to: ethFlow,
    args: { orders: [order] },
    notApproved: noWords,
  },
];
