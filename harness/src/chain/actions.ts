import type { Address, Call } from '@countersign/protocol';
import { encodeFunctionData, parseAbi } from 'viem';

/** USDC, Aave's pool and CoW's settlement on Ethereum. */
export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
export const pool = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2';
const settlement = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41';

const abi = parseAbi([
  'function approve(address spender, uint256 value)',
  'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
]);

interface Supply {
  readonly account: string;
  readonly amount?: bigint;
  readonly spender?: string;
  readonly onBehalfOf?: string;
  readonly to?: string;
}

/** Approves USDC for Aave's pool and supplies it, in base units; a test can change any part. */
export function supplyCalls({ account, amount = 100_000_000n, ...different }: Supply): Call[] {
  const { spender = pool, onBehalfOf = account, to = pool } = different;
  const approve = encodeFunctionData({ abi, functionName: 'approve', args: [spender as Address, amount] });
  const supply = encodeFunctionData({
    abi,
    functionName: 'supply',
    args: [usdc, amount, onBehalfOf as Address, 0],
  });
  return [
    { to: usdc, value: '0', data: approve },
    { to: to as Address, value: '0', data: supply },
  ];
}

const field = (declaration: string) => {
  const [type = '', name = ''] = declaration.split(' ');
  return { name, type };
};

const soon = () => Math.floor(Date.now() / 1000) + 1200;

/** An EIP-2612 permit that lets Aave's pool take 100 USDC. */
export const permitOf = (owner: string, different: Record<string, unknown> = {}) => ({
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc },
  types: {
    Permit: ['address owner', 'address spender', 'uint256 value', 'uint256 nonce', 'uint256 deadline'].map(field),
  },
  primaryType: 'Permit',
  message: { owner, spender: pool, value: '100000000', nonce: '0', deadline: String(soon()), ...different },
});

/** A CoW order that sells 1,000 USDC for at least 0.3 WETH. */
export const cowOrderOf = (receiver: string, different: Record<string, unknown> = {}) => ({
  domain: { name: 'Gnosis Protocol', version: 'v2', chainId: 1, verifyingContract: settlement },
  types: {
    Order: [
      ...['address sellToken', 'address buyToken', 'address receiver', 'uint256 sellAmount', 'uint256 buyAmount'],
      ...['uint32 validTo', 'bytes32 appData', 'uint256 feeAmount', 'string kind', 'bool partiallyFillable'],
      ...['string sellTokenBalance', 'string buyTokenBalance'],
    ].map(field),
  },
  primaryType: 'Order',
  message: {
    sellToken: usdc,
    buyToken: weth,
    receiver,
    sellAmount: '1000000000',
    buyAmount: '300000000000000000',
    validTo: soon(),
    appData: `0x${'00'.repeat(32)}`,
    feeAmount: '0',
    kind: 'sell',
    partiallyFillable: false,
    sellTokenBalance: 'erc20',
    buyTokenBalance: 'erc20',
    ...different,
  },
});
