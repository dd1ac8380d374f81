import type { Address } from '@countersign/protocol';
import { type AbiFunction, encodeFunctionData, maxUint256, parseAbiItem } from 'viem';
import type { Hex } from '../effects/call.ts';

/** Parties of the cases. */
export const owner: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const friend: Address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
export const stranger: Address = '0x27b1fdb04752bbc536007a920d24acb045561c26';

/** Tokens on Ethereum. */
export const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
export const usdt: Address = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
export const dai: Address = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
export const weth: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

/** Contracts on Ethereum. */
export const v2Router: Address = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
export const v3Router: Address = '0xE592427A0AEce92De3Edee1F18E0157C05861564';
export const v3Router02: Address = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
export const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
export const aavePool: Address = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2';
export const vaultRelayer: Address = '0xC92E8bdf79f0507f65a392b0ab4667716BFE0110';
export const steth: Address = '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84';

/** A call in the form of a request; amounts are decimal text. */
export interface SentCall {
  readonly to: Address;
  readonly data: Hex;
  readonly value?: string;
}

export const unlimited = maxUint256;
export const units = (whole: number, decimals: number): bigint =>
  BigInt(Math.round(whole * 1e6)) * 10n ** BigInt(decimals - 6);
export const ether = (whole: number): bigint => units(whole, 18);
/** Decimals of USDC and USDT. */
export const dollars = (whole: number): bigint => units(whole, 6);

export function encode(signature: `function ${string}`, ...args: readonly unknown[]): Hex {
  const abi = parseAbiItem<readonly [string]>([signature]) as AbiFunction;
  return encodeFunctionData({ abi: [abi], functionName: abi.name, args });
}

export const nativeTransfer = (to: Address, wei: bigint): SentCall => ({ to, data: '0x', value: String(wei) });

export const erc20Transfer = (token: Address, to: Address, amount: bigint): SentCall => ({
  to: token,
  data: encode('function transfer(address to, uint256 amount)', to, amount),
});

export const erc20TransferFrom = (token: Address, from: Address, to: Address, amount: bigint): SentCall => ({
  to: token,
  data: encode('function transferFrom(address from, address to, uint256 amount)', from, to, amount),
});

export const erc20Approve = (token: Address, spender: Address, amount: bigint): SentCall => ({
  to: token,
  data: encode('function approve(address spender, uint256 amount)', spender, amount),
});

export const wrapEther = (wei: bigint): SentCall => ({
  to: weth,
  data: encode('function deposit()'),
  value: String(wei),
});

export interface Swap {
  readonly tokenIn: Address;
  readonly tokenOut: Address;
  readonly amountIn: bigint;
  readonly minOut: bigint;
  readonly to?: Address;
  readonly fee?: number;
  readonly deadline?: number | bigint;
  readonly value?: bigint;
}

/** Twenty minutes after the time of the cases, 2026-01-01T00:00:00Z. */
export const soon = 1_767_226_800;

export const v3ExactInputSingle = (swap: Swap): SentCall => ({
  to: v3Router,
  data: encode(
    'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
    {
      tokenIn: swap.tokenIn,
      tokenOut: swap.tokenOut,
      fee: swap.fee ?? 500,
      recipient: swap.to ?? owner,
      deadline: BigInt(swap.deadline ?? soon),
      amountIn: swap.amountIn,
      amountOutMinimum: swap.minOut,
      sqrtPriceLimitX96: 0n,
    },
  ),
  ...(swap.value !== undefined && { value: String(swap.value) }),
});

export const v2SwapExactTokens = (swap: Swap): SentCall => ({
  to: v2Router,
  data: encode(
    'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    swap.amountIn,
    swap.minOut,
    [swap.tokenIn, swap.tokenOut],
    swap.to ?? owner,
    BigInt(swap.deadline ?? soon),
  ),
});

export const aaveSupply = (asset: Address, amount: bigint, onBehalfOf: Address = owner): SentCall => ({
  to: aavePool,
  data: encode(
    'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    asset,
    amount,
    onBehalfOf,
    0,
  ),
});

/** A request of the owner on Ethereum, with one call or several. */
export function request(
  intent: string,
  calls: SentCall | readonly SentCall[],
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const { metadata, ...fields } = more;
  const sent = 'to' in calls ? calls : { transactions: calls };
  return {
    human_intent: intent,
    proposed_tx: { chain_id: 1, from: owner, ...sent, ...fields },
    ...(metadata === undefined ? {} : { metadata }),
  };
}

export interface CowOrder {
  readonly sellToken: Address;
  readonly buyToken: Address;
  readonly sellAmount: bigint;
  readonly buyAmount: bigint;
  readonly kind?: 'sell' | 'buy';
  readonly receiver?: Address;
  readonly validTo?: number;
  readonly feeAmount?: bigint;
  readonly partiallyFillable?: boolean;
  /** A document, or its hash. */
  readonly appData?: string;
}

/** In the form of the CoW API. */
export const cowOrder = (order: CowOrder): Readonly<Record<string, unknown>> => ({
  kind: 'sell',
  receiver: owner,
  validTo: soon,
  partiallyFillable: false,
  appData: `0x${'0'.repeat(64)}`,
  sellTokenBalance: 'erc20',
  buyTokenBalance: 'erc20',
  ...order,
  sellAmount: String(order.sellAmount),
  buyAmount: String(order.buyAmount),
  feeAmount: String(order.feeAmount ?? 0n),
});

export const orderRequest = (
  intent: string,
  order: CowOrder,
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => ({
  human_intent: intent,
  proposed_tx: { chain_id: 1, from: owner, order: cowOrder(order), ...more },
});

export const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
export const multiSend: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526';
/** A collection of items, and a Safe; neither is in a book. */
export const collection: Address = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D';
export const safe: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2';
export const nobody: Address = '0x0000000000000000000000000000000000000000';

/** Of SwapRouter02, through several pools. */
export const v3ExactInput = (
  tokens: readonly Address[],
  fees: readonly number[],
  amountIn: bigint,
  minOut: bigint,
): SentCall => ({
  to: v3Router02,
  data: encode(
    'function exactInput((bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum) params)',
    {
      path: `0x${tokens
        .flatMap((token, index) => [token.slice(2), fees[index]?.toString(16).padStart(6, '0') ?? ''])
        .join('')}`,
      recipient: owner,
      amountIn,
      amountOutMinimum: minOut,
    },
  ),
});

export const setApprovalForAll = (operator: Address, isApproved: boolean): SentCall => ({
  to: collection,
  data: encode('function setApprovalForAll(address operator, bool approved)', operator, isApproved),
});

export const transferOwnership = (contract: Address, newOwner: Address): SentCall => ({
  to: contract,
  data: encode('function transferOwnership(address newOwner)', newOwner),
});

export const aggregate = (calls: readonly SentCall[]): SentCall => ({
  to: multicall3,
  data: encode(
    'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
    calls.map(({ to, data }) => ({ target: to, allowFailure: false, callData: data })),
  ),
});

export const safeExec = (call: SentCall, operation: 0 | 1): SentCall => ({
  to: safe,
  data: encode(
    'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
    call.to,
    BigInt(call.value ?? 0),
    call.data,
    operation,
    0n,
    0n,
    0n,
    nobody,
    nobody,
    '0x',
  ),
});

/** The argument of a Safe's call to its MultiSend contract. */
export const safeBatch = (calls: readonly SentCall[], batcher: Address = multiSend): SentCall => {
  const packed = calls.map(({ to, data, value }) => {
    const word = (number: bigint) => number.toString(16).padStart(64, '0');
    return `00${to.slice(2)}${word(BigInt(value ?? 0))}${word(BigInt(data.length / 2 - 1))}${data.slice(2)}`;
  });
  return safeExec({ to: batcher, data: encode('function multiSend(bytes transactions)', `0x${packed.join('')}`) }, 1);
};

const signature = [27, `0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`] as const;

/** EIP-2612, sent on chain. */
export const erc20Permit = (token: Address, spender: Address, amount: bigint, deadline: number = soon): SentCall => ({
  to: token,
  data: encode(
    'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
    owner,
    spender,
    amount,
    BigInt(deadline),
    ...signature,
  ),
});

/** EIP-2612, to be signed. */
export const permitMessage = (
  token: Address,
  spender: Address,
  amount: bigint,
  { deadline = soon as number | bigint, chainId = 1, name = 'USD Coin', signer = owner } = {},
): Readonly<Record<string, unknown>> => ({
  domain: { name, version: '2', chainId, verifyingContract: token },
  primaryType: 'Permit',
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  message: { owner: signer, spender, value: String(amount), nonce: '0', deadline: String(deadline) },
});

/** A request to sign only. */
export const signRequest = (
  intent: string,
  order: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({ human_intent: intent, proposed_tx: { chain_id: 1, from: owner, order } });
