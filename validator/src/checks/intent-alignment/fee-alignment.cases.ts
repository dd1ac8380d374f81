import type { Address } from '@countersign/protocol';
import { down, me, portion, self, sweep, v3In, wrap } from '../../protocols/rules/universal-router.fixture.ts';
import {
  dollars,
  encode,
  ether,
  orderRequest,
  owner,
  request,
  type SentCall,
  soon,
  stranger,
  usdc,
  v3ExactInputSingle,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';
import { execute, feeCollector } from '../router-requests.fixture.ts';

const intent = 'Sell 3000 USDC for WETH on CoW Swap';
const order = (bps: number) => ({
  sellToken: usdc,
  buyToken: weth,
  sellAmount: dollars(3000),
  buyAmount: ether(0.9),
  appData: JSON.stringify({ version: '1.3.0', metadata: { partnerFee: { bps, recipient: stranger } } }),
});
const swap = (fee: number) =>
  v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut: ether(0.99), fee });

/** USDC on Base. */
const usdcOnBase = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const nobody = '0x0000000000000000000000000000000000000000';
/** 1000 USDC into the spoke pool of Across, and the output on Base. */
const crossing = (outputAmount: bigint): SentCall => ({
  to: '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5',
  data: encode(
    'function depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message)',
    owner,
    owner,
    usdc,
    usdcOnBase,
    dollars(1000),
    outputAmount,
    8453n,
    nobody,
    soon - 1200,
    soon,
    0,
    '0x',
  ),
});

const portionIntent = `Swap 1 ETH for at least 2940 USDC on Uniswap with a 0.25% fee to ${feeCollector}`;
const portionSwap = (bps: bigint, to: Address = feeCollector): SentCall =>
  execute(
    [
      wrap(self, ether(1)),
      v3In(self, ether(1), 0n, down, false),
      portion(usdc, to, bps),
      sweep(usdc, me, dollars(2940)),
    ],
    ether(1),
  );

export const feeAlignmentCases: NodeCases = {
  node: 'intent_alignment.fee_alignment',
  cases: [
    {
      name: 'lets a share through that the intent names with whom it is for, whatever the pool keeps',
      request: request(portionIntent, portionSwap(25n)),
      expect: 'PASS',
    },
    {
      name: 'stops a larger share than the intent names',
      request: request(portionIntent, portionSwap(30n)),
      expect: 'FAIL',
      says: '0.25 %',
    },
    {
      name: 'stops the named share for somebody else',
      request: request(portionIntent, portionSwap(25n, stranger)),
      expect: 'FAIL',
    },
    {
      name: 'stops a share of 5 % that nobody speaks of',
      request: orderRequest(intent, order(500)),
      expect: 'FAIL',
      says: '5 %',
    },
    {
      name: 'stops a share beyond the one that is allowed',
      request: orderRequest(`${intent}, fees at most 0.1%`, order(50)),
      expect: 'FAIL',
      says: '0.1 %',
    },
    {
      name: 'stops a pool of another fee than the one asked for',
      request: request('Swap 3000 USDC for WETH on Uniswap using the 0.05% fee tier', swap(10_000)),
      expect: 'FAIL',
      says: 'Set the pool fee to 500.',
    },
    {
      name: 'stops a bridge that keeps half',
      request: request('Bridge 1000 USDC to Base with Across', crossing(dollars(500))),
      expect: 'FAIL',
      says: '50 %',
    },
    {
      name: 'lets a bridge through that keeps little',
      request: request('Bridge 1000 USDC to Base with Across', crossing(dollars(999))),
      expect: 'PASS',
    },
    {
      name: 'lets the usual share of an interface through',
      request: orderRequest(intent, order(25)),
      expect: 'PASS',
    },
    {
      name: 'lets the pool through that is asked for',
      request: request('Swap 3000 USDC for WETH on Uniswap using the 0.05% fee tier', swap(500)),
      expect: 'PASS',
    },
    {
      name: 'has nothing to say where nobody takes a share',
      request: request('Swap 3000 USDC for WETH on Uniswap', swap(500)),
      expect: 'SKIP',
    },
  ],
};
