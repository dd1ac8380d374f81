import { encodeAbiParameters, parseAbiParameters } from 'viem';
import type { Hex } from '../../effects/call.ts';
import { type AcceptedCase, owner, soon } from './accepted-case.fixture.ts';

const router = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af';
const proxy = '0x02e5be68d46dac0b524905bff209cf47ee6db2a9';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const ether = 10n ** 18n;
const dollars = (amount: number) => BigInt(amount) * 10n ** 6n;
const deadline = BigInt(soon);
const nothing: Hex = `0x${'0'.repeat(64)}`;

/** V3_SWAP_EXACT_IN. */
const commands: Hex = '0x00';
const swap = (payerIsUser: boolean): readonly Hex[] => [
  encodeAbiParameters(parseAbiParameters('address, uint256, uint256, bytes, bool'), [
    owner,
    ether,
    dollars(2900),
    `${weth}000bb8${usdc.slice(2)}`,
    payerIsUser,
  ]),
];
const sell = 'Swap 1 WETH for at least 2900 USDC on Uniswap';

export const uniswapUniversalRouter: readonly AcceptedCase[] = [
  { function: 'execute(bytes,bytes[])', intent: sell, to: router, args: { commands, inputs: swap(true) } },
  {
    function: 'execute(bytes,bytes[],uint256)',
    intent: `${sell} within 20 minutes`,
    to: router,
    args: { commands, inputs: swap(true), deadline },
  },
  {
    function: 'executeSigned(bytes,bytes[],bytes32,bytes32,bool,bytes32,bytes,uint256)',
    intent: `${sell} within 20 minutes`,
    to: router,
    args: {
      commands,
      inputs: swap(true),
      intent: nothing,
      data: nothing,
      verifySender: true,
      nonce: nothing,
      signature: `0x${'12'.repeat(65)}`,
      deadline,
    },
  },
  {
    function: 'execute(address,address,uint256,bytes,bytes[],uint256)',
    intent: `${sell} within 20 minutes`,
    to: proxy,
    args: { router, token: weth, amount: ether, commands, inputs: swap(false), deadline },
  },
];
