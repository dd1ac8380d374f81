import {
  dollars,
  encode,
  erc20Permit,
  erc20Transfer,
  ether,
  friend,
  permit2,
  permitMessage,
  request,
  signRequest,
  soon,
  stranger,
  unlimited,
  usdc,
  v3ExactInputSingle,
  v3Router,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const swap = v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(1000), minOut: ether(0.2) });
const swapIntent = 'Swap 1000 USDC for WETH on Uniswap';
const asked = `Sign a permit for ${v3Router} to spend 100 USDC`;

const allowance = (expiration: number) => ({
  to: permit2,
  data: encode(
    'function approve(address token, address spender, uint160 amount, uint48 expiration)',
    usdc,
    '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
    dollars(1000),
    expiration,
  ),
});

export const permitRiskCases: NodeCases = {
  node: 'adversarial_detection.permit_risk',
  cases: [
    {
      name: 'stops a permit to sign where a transfer is asked for',
      request: signRequest(`Send 100 USDC to ${friend}`, permitMessage(usdc, stranger, dollars(100))),
      expect: 'FAIL',
      says: 'does not ask for',
    },
    {
      name: 'stops a permit beside a transfer',
      request: request(`Send 5 USDC to ${friend}`, [
        erc20Transfer(usdc, friend, dollars(5)),
        erc20Permit(usdc, stranger, dollars(100)),
      ]),
      expect: 'FAIL',
    },
    {
      name: 'stops an unlimited permit',
      request: signRequest(asked, permitMessage(usdc, v3Router, unlimited, { deadline: soon })),
      expect: 'FAIL',
      says: 'take',
    },
    {
      name: 'stops an unlimited permit where no amount is named',
      request: signRequest(`Sign a USDC permit for ${v3Router}`, permitMessage(usdc, v3Router, unlimited)),
      expect: 'FAIL',
      says: 'without limit',
    },
    {
      name: 'stops a permit for a swap that goes to somebody else',
      request: request(swapIntent, [erc20Permit(usdc, stranger, dollars(1000)), swap]),
      expect: 'FAIL',
    },
    {
      name: 'asks about a permit that is asked for and never ends',
      request: signRequest(asked, permitMessage(usdc, v3Router, dollars(100), { deadline: unlimited })),
      expect: 'SKIP',
      says: 'forever',
    },
    {
      name: 'asks about a permit that is asked for and lasts a year',
      request: signRequest(asked, permitMessage(usdc, v3Router, dollars(100), { deadline: soon + 365 * 86_400 })),
      expect: 'SKIP',
    },
    {
      name: 'stops an allowance of Permit2 without end, given by a call that prepares a swap',
      request: request(swapIntent, allowance(2 ** 48 - 1)),
      expect: 'FAIL',
      says: 'more than a month',
    },
    {
      name: 'lets an allowance of Permit2 through that ends soon',
      request: request(swapIntent, allowance(soon)),
      expect: 'PASS',
    },
    {
      name: 'lets a permit through that lasts a month',
      request: signRequest(asked, permitMessage(usdc, v3Router, dollars(100), { deadline: soon + 30 * 86_400 })),
      expect: 'PASS',
    },
    {
      name: 'lets a permit without end through where the intent says so',
      request: signRequest(
        `${asked} that never expires`,
        permitMessage(usdc, v3Router, dollars(100), { deadline: unlimited }),
      ),
      expect: 'PASS',
    },
    {
      name: 'lets a permit through that is asked for',
      request: signRequest(asked, permitMessage(usdc, v3Router, dollars(100))),
      expect: 'PASS',
    },
    {
      name: 'lets a permit of the right amount through that serves a swap',
      request: request(swapIntent, [erc20Permit(usdc, v3Router, dollars(1000)), swap]),
      expect: 'PASS',
    },
    { name: 'skips where there is none', request: request(swapIntent, swap), expect: 'SKIP' },
  ],
};
