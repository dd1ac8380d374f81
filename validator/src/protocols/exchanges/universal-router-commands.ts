import type { Address } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import type { Hex } from '../../effects/call.ts';
import type { Asset, Effect, Term } from '../../effects/effect.ts';
import { showCount } from '../../show/show.ts';
import { MalformedArguments, tupleReader } from '../rules/abi-arguments.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { allOf, atLeast, atMost, exactly, native, someOf, token, unnamed } from '../rules/quantity.ts';
import { pairsOf } from './uniswap-v2-pair.ts';
import { readV3Path, reverseV3Path } from './uniswap-v3-path.ts';
import { unusualFees, withTerms } from './uniswap-v3-terms.ts';
import { assetOf, contractBalance, heldAmount, recipientOf, type Setting } from './universal-router-setting.ts';
import { readV4Actions } from './universal-router-v4.ts';

export interface Commands {
  /** For {@link foldPlan}. */
  readonly steps: readonly Effect[];
  /** Uniswap V2 pairs that receive the tokens of the next step's swap. */
  readonly pairs: readonly Address[];
}

const does = effectsOf('uniswap-universal-router');
const ofPermit2 = effectsOf('permit2');
const ofAcross = effectsOf('across');

const maxCommands = 256;
const maxDepth = 8;

const swapHead = 'address recipient, uint256 amount, uint256 limit';
/** Routers since version 2.1.1 also take the minimum price of each hop, which can only refuse a swap. */
const readers = <const S extends string>(parameters: S) => {
  const [plain, withPrices] = [tupleReader(parameters), tupleReader(`${parameters}, uint256[] minHopPrices`)];
  return (data: Hex) => {
    // The head of the longer form has one more word, so the first tail starts later.
    const isLonger = data.slice(2 + 64 * 3, 2 + 64 * 4).endsWith('c0');
    return (isLonger ? withPrices(data) : plain(data)) as ReturnType<typeof plain>;
  };
};
const readV3Swap = readers(`${swapHead}, bytes path, bool payerIsUser`);
const readV2Swap = readers(`${swapHead}, address[] path, bool payerIsUser`);
const readPayment = tupleReader('address token, address recipient, uint256 amount');
const readWrap = tupleReader('address recipient, uint256 amount');
const readPlan = tupleReader('bytes commands, bytes[] inputs');
const allowance = '(address token, uint160 amount, uint48 expiration, uint48 nonce)';
const readPermit = tupleReader(`(${allowance} details, address spender, uint256 sigDeadline) permit, bytes signature`);
const readPermits = tupleReader(
  `(${allowance}[] details, address spender, uint256 sigDeadline) permit, bytes signature`,
);
const readTransfers = tupleReader('(address from, address to, uint160 amount, address token)[] transfers');
const readBalanceCheck = tupleReader('address owner, address token, uint256 minBalance');
const readDeposit = tupleReader(
  '(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message, bool useNative) deposit',
);

interface Swap {
  readonly recipient: Address;
  readonly amount: bigint;
  readonly limit: bigint;
  readonly payerIsUser: boolean;
}

/** `tokens` are ordered from input to output, whichever of the two is exact. */
function swapStep(
  setting: Setting,
  swap: Swap,
  isExactIn: boolean,
  tokens: readonly Address[],
  fees: readonly number[],
): Effect {
  const [tokenIn, tokenOut] = [tokens[0], tokens.at(-1)];
  if (!tokenIn || !tokenOut || tokens.length < 2)
    throw new MalformedArguments('the path of a swap has fewer than two tokens');
  const { amount, limit, payerIsUser } = swap;
  const [from, to] = [payerIsUser ? setting.caller : setting.router, recipientOf(setting, swap.recipient)];
  const given = payerIsUser && amount === contractBalance ? someOf(token(tokenIn)) : heldAmount(token(tokenIn), amount);
  return does({ path: setting.call.path, from }, 'swap', {
    gives: [isExactIn ? given : atMost(token(tokenIn), limit)],
    gets: [isExactIn ? atLeast(token(tokenOut), limit) : exactly(token(tokenOut), amount)],
    to,
    routes: [{ path: tokens, poolFees: fees }],
    ...withTerms(...unusualFees(fees)),
  });
}

function v3Step(setting: Setting, input: Hex, isExactIn: boolean): Effect {
  const swap = readV3Swap(input);
  const path = readV3Path(swap.path);
  if (!path) throw new MalformedArguments('the path of a swap must alternate between tokens and pool fees');
  const { tokens, fees } = isExactIn ? path : reverseV3Path(path);
  return swapStep(setting, swap, isExactIn, tokens, fees);
}

/** An earlier step may have sent the tokens directly to the first pair, which then only has to swap. */
function v2ExactInSteps(setting: Setting, input: Hex, plan: Plan): void {
  const swap = readV2Swap(input);
  const [first, second] = swap.path;
  const isHeld = !swap.payerIsUser && (swap.amount === 0n || swap.amount === contractBalance);
  if (isHeld && first && second) {
    const pair = pairsOf(setting.call.chainId, first, second).find((each) => plan.steps.some(({ to }) => to === each));
    if (pair) {
      plan.pairs.push(pair);
      plan.steps.push(
        does({ path: setting.call.path, from: pair }, 'send', { gives: [allOf(token(first))], to: setting.router }),
      );
    }
  }
  plan.steps.push(swapStep(setting, isHeld ? { ...swap, amount: contractBalance } : swap, true, swap.path, []));
}

interface Plan {
  readonly steps: Effect[];
  readonly pairs: Address[];
  /** Commands that may still be read, including those of nested plans. */
  left: number;
  /** Whether a command may fail while the later ones run: its input or payout then stays with the router. */
  mayFail: boolean;
}

type Command = (setting: Setting, input: Hex, plan: Plan, depth: number) => void;

const place = ({ call, router }: Setting) => ({ path: call.path, from: router });
const userPlace = ({ call, caller }: Setting) => ({ path: call.path, from: caller });

const portion =
  (whole: bigint): Command =>
  (setting, input, { steps }) => {
    const { token: currency, recipient, amount } = readPayment(input);
    if (amount > whole) throw new MalformedArguments('a portion exceeds the whole');
    const to = recipientOf(setting, recipient) ?? setting.router;
    const bps = Number((amount * 10n ** 12n) / whole) / 1e8;
    const fees = [{ to, bps, quantity: null }];
    steps.push(does(place(setting), 'send', { gives: [someOf(assetOf(currency))], to, fees }));
  };

/** Calls to the position managers with raw bytes; their own protocols have their addresses. */
const positionCall =
  (manager: string): Command =>
  (setting, _input, { steps }) => {
    steps.push(
      does(userPlace(setting), 'unknown', { to: setting.router, detail: `calls the position manager of ${manager}` }),
    );
  };

const commands: Readonly<Record<number, Command>> = {
  0: (setting, input, { steps }) => steps.push(v3Step(setting, input, true)),
  1: (setting, input, { steps }) => steps.push(v3Step(setting, input, false)),
  2: (setting, input, { steps }) => {
    const { token: address, recipient, amount } = readPayment(input);
    const to = recipientOf(setting, recipient);
    steps.push(does(userPlace(setting), 'send', { gives: [exactly(token(address), amount)], to }));
  },
  3: (setting, input, { steps }) => {
    const { permit } = readPermits(input);
    steps.push(...permit.details.map((details) => permitStep(setting, details, permit)));
  },
  4: (setting, input, { steps }) => {
    const { token: currency, recipient, amount } = readPayment(input);
    const to = recipientOf(setting, recipient);
    steps.push(does(place(setting), 'send', { gives: [atLeast(assetOf(currency), amount)], to }));
  },
  5: (setting, input, { steps }) => {
    const { token: currency, recipient, amount } = readPayment(input);
    const to = recipientOf(setting, recipient);
    steps.push(does(place(setting), 'send', { gives: [heldAmount(assetOf(currency), amount)], to }));
  },
  6: portion(10_000n),
  7: portion(10n ** 18n),
  8: (setting, input, plan) => v2ExactInSteps(setting, input, plan),
  9: (setting, input, { steps }) => {
    const swap = readV2Swap(input);
    steps.push(swapStep(setting, swap, false, swap.path, []));
  },
  10: (setting, input, { steps }) => {
    const { permit } = readPermit(input);
    steps.push(permitStep(setting, permit.details, permit));
  },
  11: (setting, input, { steps }) => {
    const { recipient, amount } = readWrap(input);
    const gives = [heldAmount(native, amount)];
    const gets = [heldAmount(wrappedAsset(setting), amount)];
    steps.push(does(place(setting), 'wrap', { gives, gets, to: recipientOf(setting, recipient) }));
  },
  12: (setting, input, { steps }) => {
    const { recipient, amount } = readWrap(input);
    const gives = [allOf(wrappedAsset(setting))];
    steps.push(
      does(place(setting), 'unwrap', { gives, gets: [atLeast(native, amount)], to: recipientOf(setting, recipient) }),
    );
  },
  13: (setting, input, { steps }) => {
    for (const { from, to, amount, token: address } of readTransfers(input).transfers) {
      const gives = [exactly(token(address), amount)];
      steps.push(does({ ...place(setting), from }, 'send', { gives, to: recipientOf(setting, to) }));
    }
  },
  // Only reads a balance.
  14: (_setting, input) => void readBalanceCheck(input),
  16: (setting, input, { steps }) => steps.push(...readV4Actions(setting, input)),
  17: positionCall('Uniswap V3'),
  18: positionCall('Uniswap V3'),
  19: (setting, _input, { steps }) =>
    steps.push(does(userPlace(setting), 'unknown', { to: setting.router, detail: 'creates a pool of Uniswap V4' })),
  20: positionCall('Uniswap V4'),
  33: (setting, input, plan, depth) => {
    const { commands: inner, inputs } = readPlan(input);
    addCommands(setting, inner, inputs, plan, depth + 1);
  },
  64: (setting, input, { steps }) => {
    const { deposit } = readDeposit(input);
    const asset = deposit.useNative ? native : token(deposit.inputToken);
    steps.push(
      ofAcross(place(setting), 'bridge', {
        gives: [heldAmount(asset, deposit.inputAmount)],
        gets: [exactly(token(deposit.outputToken), deposit.outputAmount)],
        to: deposit.recipient,
        destinationChainId: deposit.destinationChainId,
        deadline: BigInt(deposit.fillDeadline),
        ...withTerms(...depositTerms(setting, deposit)),
        ...(deposit.message === '0x' ? {} : { detail: 'passes a message for the recipient to act on' }),
      }),
    );
  },
};

interface Deposit {
  readonly depositor: Address;
  readonly exclusiveRelayer: Address;
  readonly exclusivityDeadline: number;
  readonly message: Hex;
}

/** The refund recipient, the exclusive relayer at first, and the message for the recipient. */
function depositTerms({ caller }: Setting, deposit: Deposit): readonly Term[] {
  const { depositor, exclusiveRelayer, exclusivityDeadline, message } = deposit;
  const terms: Term[] = [];
  if (depositor !== caller) terms.push({ what: 'refund recipient', is: 'hex', value: depositor });
  if (exclusiveRelayer !== nobody)
    terms.push(
      { what: 'exclusive relayer', is: 'hex', value: exclusiveRelayer },
      { what: 'exclusivity', is: 'number', value: BigInt(exclusivityDeadline) },
    );
  if (message !== '0x') terms.push({ what: 'message', is: 'hex', value: message });
  return terms;
}

const wrappedAsset = ({ wrapped }: Setting): Asset => (wrapped ? token(wrapped) : unnamed('the wrapped coin'));

function permitStep(
  setting: Setting,
  details: { readonly token: Address; readonly amount: bigint; readonly expiration: number },
  { spender, sigDeadline }: { readonly spender: Address; readonly sigDeadline: bigint },
): Effect {
  return ofPermit2(userPlace(setting), 'permit', {
    gives: [atMost(token(details.token), details.amount)],
    spender,
    deadline: sigDeadline,
    expiration: BigInt(details.expiration),
  });
}

function addCommands(setting: Setting, codes: Hex, inputs: readonly Hex[], plan: Plan, depth: number): void {
  const count = (codes.length - 2) / 2;
  if (inputs.length !== count)
    throw new MalformedArguments(`${showCount(count, 'command')} and ${showCount(inputs.length, 'input')}`);
  plan.left -= count;
  if (plan.left < 0) throw new MalformedArguments(`more than ${maxCommands} commands`);
  if (depth > maxDepth) throw new MalformedArguments(`plans nested deeper than ${maxDepth}`);
  inputs.forEach((input, index) => {
    const code = Number.parseInt(codes.slice(2 + index * 2, 4 + index * 2), 16);
    const command = commands[code & 0x7f];
    if (!command) throw new MalformedArguments(`the command 0x${code.toString(16)} is not known`);
    const before = plan.steps.length;
    command(setting, input, plan, depth);
    // A permit may fail because it was submitted already; the allowance then still exists.
    if (code & 0x80) plan.mayFail ||= plan.steps.slice(before).some(({ kind }) => kind !== 'permit');
  });
}

/** Reads the commands of a plan, and of nested plans, into the steps of the router. */
export function readCommands(setting: Setting, codes: Hex, inputs: readonly Hex[]): Commands {
  const plan: Plan = { steps: [], pairs: [], left: maxCommands, mayFail: false };
  addCommands(setting, codes, inputs, plan, 0);
  if (plan.mayFail) {
    const detail = 'continues if a part of the plan fails, and leaves in the router what that part should have moved';
    plan.steps.push(does(userPlace(setting), 'unknown', { to: setting.router, detail }));
  }
  return plan;
}
