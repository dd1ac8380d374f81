import {
  type AbiFunction,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  parseAbiItem,
  toFunctionSelector,
} from 'viem';
import type { Request } from '../accuracy/row.ts';
import type { Base } from './bases.ts';
import type { Mutant, Mutation } from './mutant.ts';

interface Sent {
  readonly to: string;
  readonly value: bigint;
  readonly from: string;
}

interface Flipped {
  readonly args: readonly unknown[];
  readonly value?: bigint;
}

/** The arguments with which the opposite function reverses the effect of a call; null if there are none. */
type Turn = (args: readonly unknown[], sent: Sent) => Flipped | null;

interface Direction {
  readonly from: AbiFunction;
  readonly to: AbiFunction;
  readonly turn: Turn;
}

const parse = (signature: string): AbiFunction =>
  parseAbiItem([`function ${signature}`] as readonly string[]) as AbiFunction;

const same: Turn = (args) => ({ args });
const pick =
  (...at: readonly (number | ((sent: Sent) => unknown))[]): Turn =>
  (args, sent) => ({ args: at.map((each) => (typeof each === 'number' ? args[each] : each(sent))) });

const sender = ({ from }: Sent) => from;
const noCode = () => 0;
const nobody = '0x0000000000000000000000000000000000000000';
/** Safe's list of owners starts with this sentinel. */
const sentinel = '0x0000000000000000000000000000000000000001';

const both = (one: string, other: string, there: Turn = same, back: Turn = same): Direction[] => [
  { from: parse(one), to: parse(other), turn: there },
  { from: parse(other), to: parse(one), turn: back },
];

/** Flips a boolean argument. */
function flag(signature: string): Direction[] {
  const from = parse(signature);
  const at = from.inputs.findLastIndex(({ type }) => type === 'bool');
  return [{ from, to: from, turn: (args) => ({ args: args.with(at, args[at] !== true) }) }];
}

/** Replaces an amount with zero, and zero with an amount. */
function limit(signature: string): Direction[] {
  const from = parse(signature);
  const at = from.inputs.findLastIndex(({ name }) => name === 'amount');
  const given = 1_000_000_000n;
  return [{ from, to: from, turn: (args) => ({ args: args.with(at, args[at] === 0n ? given : 0n) }) }];
}

/** Replaces a party with the zero address. */
function party(signature: string): Direction[] {
  const from = parse(signature);
  return [{ from, to: from, turn: (args) => (args[0] === nobody ? null : { args: args.with(0, nobody) }) }];
}

const market = '(address loanToken,address collateralToken,address oracle,address irm,uint256 lltv) marketParams';

const directions: readonly Direction[] = [
  ...limit('approve(address spender, uint256 amount)'),
  ...limit('approve(address token, address spender, uint160 amount, uint48 expiration)'),
  ...limit('approveDelegation(address delegatee, uint256 amount)'),
  ...both('increaseAllowance(address spender, uint256 amount)', 'decreaseAllowance(address spender, uint256 amount)'),
  ...flag('setApprovalForAll(address operator, bool approved)'),
  ...flag('setOperator(address operator, bool approved)'),
  ...flag('allow(address manager, bool isAllowed)'),
  ...flag('setAuthorization(address authorized, bool newIsAuthorized)'),
  ...flag('setUserUseReserveAsCollateral(address asset, bool useAsCollateral)'),
  ...flag('setRelayerApproval(address sender, address relayer, bool approved)'),
  ...both(
    'addOwnerWithThreshold(address owner, uint256 threshold)',
    'removeOwner(address prevOwner, address owner, uint256 threshold)',
    pick(() => sentinel, 0, 1),
    pick(1, 2),
  ),
  ...both(
    'enableModule(address module)',
    'disableModule(address prevModule, address module)',
    pick(() => sentinel, 0),
    pick(1),
  ),
  ...both(
    'installModule(uint256 moduleTypeId, address module, bytes initData)',
    'uninstallModule(uint256 moduleTypeId, address module, bytes deInitData)',
  ),
  ...both('grantRole(bytes32 role, address account)', 'revokeRole(bytes32 role, address account)'),
  ...both('grantRole(bytes32 role, address account)', 'renounceRole(bytes32 role, address account)').slice(1),
  ...both(
    'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    'withdraw(address asset, uint256 amount, address to)',
    pick(0, 1, 2),
    pick(0, 1, 2, noCode),
  ),
  ...both(
    'deposit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    'withdraw(address asset, uint256 amount, address to)',
    pick(0, 1, 2),
  ).slice(0, 1),
  ...both(
    'borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
    'repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
    pick(0, 1, 2, 4),
    pick(0, 1, 2, noCode, 3),
  ),
  ...both('supply(address asset, uint256 amount)', 'withdraw(address asset, uint256 amount)'),
  ...both(
    'deposit(uint256 assets, address receiver)',
    'withdraw(uint256 assets, address receiver, address owner)',
    pick(0, 1, sender),
    pick(0, 1),
  ),
  ...both(
    'mint(uint256 shares, address receiver)',
    'redeem(uint256 shares, address receiver, address owner)',
    pick(0, 1, sender),
    pick(0, 1),
  ),
  ...both(
    `supply(${market}, uint256 assets, uint256 shares, address onBehalf, bytes data)`,
    `withdraw(${market}, uint256 assets, uint256 shares, address onBehalf, address receiver)`,
    pick(0, 1, 2, 3, sender),
    pick(0, 1, 2, 3, () => '0x'),
  ),
  ...both(
    `borrow(${market}, uint256 assets, uint256 shares, address onBehalf, address receiver)`,
    `repay(${market}, uint256 assets, uint256 shares, address onBehalf, bytes data)`,
    pick(0, 1, 2, 3, () => '0x'),
    pick(0, 1, 2, 3, sender),
  ),
  ...both(
    `supplyCollateral(${market}, uint256 assets, address onBehalf, bytes data)`,
    `withdrawCollateral(${market}, uint256 assets, address onBehalf, address receiver)`,
    pick(0, 1, 2, sender),
    pick(0, 1, 2, () => '0x'),
  ),
  ...both('mint(uint256 mintAmount)', 'redeemUnderlying(uint256 redeemAmount)'),
  ...both('borrow(uint256 borrowAmount)', 'repayBorrow(uint256 repayAmount)'),
  ...both(
    'deposit()',
    'withdraw(uint256 wad)',
    (_, { value }) => ({ args: [value], value: 0n }),
    ([amount]) => ({ args: [], value: BigInt(amount as bigint) }),
  ),
  ...both('wrap(uint256 amount)', 'unwrap(uint256 amount)'),
  ...both('stake(uint256 amount)', 'unstake(uint256 amount)'),
  ...both('stake(uint256 amount)', 'withdraw(uint256 amount)').slice(0, 1),
  ...both('lock(uint256 amount)', 'unlock(uint256 amount)'),
  ...both('pause()', 'unpause()'),
  ...party('delegate(address delegatee)'),
];

const bySelector = Map.groupBy(directions, ({ from }) => toFunctionSelector(from));

type Call = Readonly<Record<string, unknown>>;

interface Flip {
  readonly phrase: string;
  readonly call: Call;
}

function flipsOf(call: Call, from: string): Flip[] {
  const { to, value, data } = call;
  if (typeof data !== 'string' || typeof to !== 'string' || data.length < 10) return [];
  return (bySelector.get(data.slice(0, 10).toLowerCase() as Hex) ?? []).flatMap((direction): Flip[] => {
    try {
      const { args = [] } = decodeFunctionData({ abi: [direction.from], data: data as Hex });
      const sent = { to, from, value: BigInt(String(value ?? '0')) };
      const flipped = direction.turn(args as readonly unknown[], sent);
      if (!flipped) return [];
      const other = encodeFunctionData({ abi: [direction.to], args: [...flipped.args] });
      const phrase = `${direction.from.name} -> ${direction.to.name}`;
      return [
        {
          phrase,
          call: { ...call, data: other, ...(flipped.value !== undefined && { value: String(flipped.value) }) },
        },
      ];
    } catch {
      // Another function with the same selector, or arguments that do not decode: nothing to flip.
      return [];
    }
  });
}

/** Allowances next to other calls serve one of them: whether one is needed depends on earlier allowances. */
const isRight = (call: Call) => /^0x(?:095ea7b3|87517c45|39509351|a457c2d7)/.test(String(call.data));

function flippedRequests({ request }: Base): { phrase: string; request: Request }[] {
  const { proposed_tx: tx } = request;
  const from = String(tx.from);
  if (!Array.isArray(tx.transactions)) {
    return flipsOf(tx, from).map(({ phrase, call }) => ({ phrase, request: { ...request, proposed_tx: call } }));
  }
  const calls = tx.transactions as readonly Call[];
  return calls.flatMap((own, at) =>
    isRight(own) && calls.length > 1
      ? []
      : flipsOf(own, from).map(({ phrase, call }) => ({
          phrase,
          request: { ...request, proposed_tx: { ...tx, transactions: calls.with(at, call) } },
        })),
  );
}

/** The functions of a request that have an opposite, each with its opposite. */
export const directionsOf = (base: Base): string[] => flippedRequests(base).map(({ phrase }) => phrase);

/** The same words with the opposite function. Tries every opposite once. */
export const polarity: Mutation = (base, turn): Mutant[] =>
  turn > 0
    ? []
    : flippedRequests(base).map(({ phrase, request }) => ({
        base,
        kind: 'polarity',
        language: 'mul',
        position: 'bytes',
        phrase,
        request,
      }));
