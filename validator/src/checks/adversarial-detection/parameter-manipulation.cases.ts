import {
  dollars,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  nativeTransfer,
  orderRequest,
  request,
  soon,
  stranger,
  usdc,
  v3ExactInputSingle,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const send = erc20Transfer(usdc, friend, dollars(5));
const intent = `Send 5 USDC to ${friend}`;
const swap = v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(1000), minOut: ether(0.2) });
const swapIntent = 'Swap 1000 USDC for WETH on Uniswap';
const sale = { sellToken: usdc, buyToken: weth, sellAmount: dollars(1000), buyAmount: ether(0.2) };
const call = (name: string, params: object) => ({ call: { function: name, params } });

export const parameterManipulationCases: NodeCases = {
  node: 'adversarial_detection.parameter_manipulation',
  cases: [
    {
      name: 'stops another operation',
      request: request(intent, send, { operation: 'swap' }),
      expect: 'FAIL',
      says: 'send',
    },
    {
      name: 'stops another function',
      request: request(intent, send, call('approve', {})),
      expect: 'FAIL',
      says: 'transfer',
    },
    {
      name: 'stops another function by its signature',
      request: request(intent, send, call('approve(address,uint256)', {})),
      expect: 'FAIL',
      says: 'transfer',
    },
    {
      name: 'stops another recipient among the parameters',
      request: request(intent, send, call('transfer', { to: stranger, amount: '5000000' })),
      expect: 'FAIL',
      says: 'params.to',
    },
    {
      name: 'stops another amount among the parameters',
      request: request(intent, send, call('transfer', { to: friend, amount: '5000001' })),
      expect: 'FAIL',
      says: '5000001',
    },
    {
      name: 'stops an address that the bytes do not have',
      request: request(intent, send, call('transfer', { receiver: stranger })),
      expect: 'FAIL',
      says: 'receiver',
    },
    { name: 'stops another asset', request: request(intent, send, { asset: 'DAI' }), expect: 'FAIL', says: 'USDC' },
    { name: 'stops another amount', request: request(intent, send, { amount: '50' }), expect: 'FAIL', says: '5 USDC' },
    {
      name: 'stops another token to sell',
      request: request(swapIntent, swap, { token_in: 'DAI', token_out: weth }),
      expect: 'FAIL',
      says: 'token_in',
    },
    {
      name: 'stops tokens the other way round',
      request: request(swapIntent, swap, { token_in: weth, token_out: usdc }),
      expect: 'FAIL',
      says: 'token_in',
    },
    {
      name: 'stops another end of an order',
      request: orderRequest('Swap 1000 USDC for WETH on CoW Swap', sale, { validTo: soon + 3600 }),
      expect: 'FAIL',
      says: String(soon),
    },
    {
      name: 'stops a slippage that the minimum belies',
      request: request(swapIntent, swap, { slippage_bps: 50, metadata: { prices_usd: { WETH: 4000, USDC: 1 } } }),
      expect: 'FAIL',
      says: '20 %',
    },
    {
      name: 'stops a price of a thousandth',
      request: request(swapIntent, swap, { metadata: { prices_usd: { WETH: 1 } } }),
      expect: 'FAIL',
      says: 'WETH',
    },
    {
      name: 'stops such a price under an address',
      request: request(swapIntent, swap, { metadata: { prices_usd: { [weth]: '1' } } }),
      expect: 'FAIL',
      says: 'WETH',
    },
    {
      name: 'stops a dollar that costs 3,000',
      request: request(swapIntent, swap, { metadata: { prices_usd: { USDC: 3000 } } }),
      expect: 'FAIL',
      says: 'USDC',
    },
    {
      name: 'stops a dollar of 80 cents',
      request: request(swapIntent, swap, { metadata: { prices_usd: { USDC: 0.8 } } }),
      expect: 'FAIL',
    },
    {
      name: 'skips prices that a market may have, and those of assets that it does not know',
      request: request(swapIntent, swap, { metadata: { prices_usd: { WETH: 1500, USDC: 0.97, MOON: 1e-9 } } }),
      expect: 'SKIP',
    },
    {
      name: 'skips prices on a test network',
      request: request(swapIntent, swap, { chain_id: 11_155_111, metadata: { prices_usd: { WETH: 1 } } }),
      expect: 'SKIP',
    },
    {
      name: 'lets right hints through',
      request: request(intent, send, {
        operation: 'transfer',
        asset: 'USDC',
        amount: '5',
        ...call('transfer', { to: friend, amount: '5000000' }),
      }),
      expect: 'PASS',
    },
    {
      name: 'lets base units and addresses through',
      request: request(intent, send, { asset: usdc, amount: '5000000', operation: 'ERC20_TRANSFER' }),
      expect: 'PASS',
    },
    {
      name: 'lets whole tokens and other names of parameters through',
      request: request(intent, send, call('transfer(address,uint256)', { recipient: friend.toLowerCase(), amount: 5 })),
      expect: 'PASS',
    },
    {
      name: 'lets hints of a swap through',
      request: request(swapIntent, swap, {
        operation: 'swap',
        token_in: 'USDC',
        token_out: 'WETH',
        amount: '1000',
        slippage_bps: 50,
      }),
      expect: 'PASS',
    },
    {
      name: 'lets the end of an order through',
      request: orderRequest('Swap 1000 USDC for WETH on CoW Swap', sale, { validTo: soon }),
      expect: 'PASS',
    },
    {
      name: 'lets the coin through under its symbol',
      request: request(`Send 1 ETH to ${friend}`, nativeTransfer(friend, ether(1)), {
        operation: 'transfer',
        asset: 'ETH',
        amount: '1.0',
      }),
      expect: 'PASS',
    },
    {
      name: 'lets the amount of the function that is named through, where another call comes first',
      request: request(
        `Approve ${stranger} to spend 7 USDC and send 5 USDC to ${friend}`,
        [erc20Approve(usdc, stranger, dollars(7)), send],
        call('function transfer(address to, uint256 amount)', { amount: '5000000' }),
      ),
      expect: 'PASS',
    },
    { name: 'skips where nothing is hinted', request: request(intent, send), expect: 'SKIP' },
  ],
};
