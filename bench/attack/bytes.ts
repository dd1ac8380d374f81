import type { Address } from '@countersign/protocol';
import { checksumAddress } from '@countersign/protocol';
import { concatHex, keccak256, parseUnits, toHex } from 'viem';
import { encodeApprove } from '../accuracy/operations/approvals.ts';
import { type SentCall, sent } from '../accuracy/operations/operation.ts';
import { encodeTransfer } from '../accuracy/operations/transfers.ts';
import { createRandom } from '../accuracy/random.ts';
import type { Request } from '../accuracy/row.ts';
import { type Call, type Hex, nowUnix } from '../accuracy/scene.ts';
import { type Contract, contractAt } from '../accuracy/world/contracts.ts';
import { encodeCall } from '../accuracy/world/encode-call.ts';
import { type Coin, networks, stEth, tokenOf } from '../accuracy/world/networks.ts';

const sender = createRandom('attack/sender').hex(20);
const nobody = '0x0000000000000000000000000000000000000000';
/** Safe's list of owners starts with this sentinel. */
const sentinel = '0x0000000000000000000000000000000000000001';
const HOUR = 3600n;

/** The address of `{A}` in the words. A name of one letter has a generated address. */
const addressOf = (name: string): Address =>
  name === 'me' ? sender : /^[A-Z]$/.test(name) ? createRandom(`attack/${name}`).hex(20) : (name as Address);

/** Coins that the accuracy bench lacks. */
const others: Readonly<Record<string, readonly [address: Address, decimals: number]>> = {
  '1 stETH': [stEth.address, stEth.decimals],
  '1 1INCH': ['0x111111111117dc0aa78b770fa6a738034120c302', 18],
  '42161 USDC.e': ['0xff970a61a04b1ca14834a43f5de4533ebddb5cc8', 6],
  '10 USDC.e': ['0x7f5c764cbc14f9669b88837ca1490cca17c31607', 6],
  '137 USDC.e': ['0x2791bca1f2de4661ed88a30c99a7a9449aa84174', 6],
  '8453 USDbC': ['0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca', 6],
};

/** The chain of a case's calls, with its coins and contracts. */
class Place {
  readonly chainId: number;

  constructor(chainId: number) {
    this.chainId = chainId;
  }

  coin(symbol: string): Coin {
    const network = networks.find(({ id }) => id === this.chainId);
    if (!network) throw new Error(`no chain ${this.chainId}`);
    const [address, decimals] = others[`${this.chainId} ${symbol}`] ?? [];
    if (address && decimals) return { symbol, address, decimals, usd: 1 };
    return symbol === network.native.symbol ? network.native : tokenOf(network, symbol);
  }

  token(symbol: string): Address {
    const { address } = this.coin(symbol);
    if (!address) throw new Error(`${symbol} is no token`);
    return address;
  }

  units = (amount: string, symbol: string): bigint => parseUnits(amount, this.coin(symbol).decimals);

  at = (contract: Contract): Address => contractAt(contract, this.chainId);
}

const plain = (call: Call): SentCall => sent(call.to, call.data, call.value);
const call = (to: Address, data: Hex): Call => ({ to, value: 0n, data });

type Build = (place: Place, args: readonly string[]) => Call;

const amountArg = (args: readonly string[], at: number): string => args[at] ?? '0';
const party = (args: readonly string[], at: number): Address => addressOf(args[at] ?? '');

/** A call of a contract's function with one party as its argument. */
const toParty =
  (signature: `function ${string}`): Build =>
  (_, args) =>
    call(party(args, 0), encodeCall(signature, party(args, 1)));
const roleOf = (name = ''): Hex => keccak256(toHex(name));

function swap(place: Place, [amount = '', from = '', least = '', to = '']: readonly string[]): Call {
  const minimum = /^\d+wei$/.test(least) ? BigInt(least.replace('wei', '')) : place.units(least, to);
  const signature =
    'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)';
  const tokenIn = place.coin(from).address ?? place.token('WETH');
  const params = {
    tokenIn,
    tokenOut: place.token(to),
    fee: 3000,
    recipient: sender,
    deadline: BigInt(nowUnix) + HOUR,
    amountIn: place.units(amount, from),
    amountOutMinimum: minimum,
    sqrtPriceLimitX96: 0n,
  };
  const value = place.coin(from).address ? 0n : params.amountIn;
  return { to: place.at('uniswapSwapRouter'), value, data: encodeCall(signature, params) };
}

/** `buy 0.1 WETH 400 USDC`: an exact output for a maximum input. */
function buy(place: Place, [amount = '', to = '', most = '', from = '']: readonly string[]): Call {
  const signature =
    'function exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)';
  const params = {
    tokenIn: place.token(from),
    tokenOut: place.token(to),
    fee: 3000,
    recipient: sender,
    deadline: BigInt(nowUnix) + HOUR,
    amountOut: place.units(amount, to),
    amountInMaximum: place.units(most, from),
    sqrtPriceLimitX96: 0n,
  };
  return call(place.at('uniswapSwapRouter'), encodeCall(signature, params));
}

const aave =
  (signature: `function ${string}`, ...rest: readonly unknown[]): Build =>
  (place, [amount = '', symbol = '']) =>
    call(place.at('aavePool'), encodeCall(signature, place.token(symbol), place.units(amount, symbol), ...rest));

/** `safe S <call>`: a Safe makes the call. */
function inSafe(place: Place, [safe = '', ...rest]: readonly string[]): Call {
  const inner = build(place, rest);
  const signature =
    'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)';
  const own = concatHex([`0x${sender.slice(2).padStart(64, '0')}`, `0x${'00'.repeat(32)}`, '0x01']);
  const { to, value, data } = inner;
  return call(addressOf(safe), encodeCall(signature, to, value, data, 0, 0n, 0n, 0n, nobody, nobody, own));
}

const builds: Readonly<Record<string, Build>> = {
  pay: (place, [amount = '', symbol = '', to = '']) =>
    place.coin(symbol).address
      ? call(place.token(symbol), encodeTransfer(addressOf(to), place.units(amount, symbol)))
      : { to: addressOf(to), value: place.units(amount, symbol), data: '0x' },
  approve: (place, [amount = '', symbol = '', to = '']) =>
    call(place.token(symbol), encodeApprove(addressOf(to), place.units(amount, symbol))),
  'approve-at': (place, [amount = '', symbol = '', contract = '']) =>
    call(place.token(symbol), encodeApprove(place.at(contract as Contract), place.units(amount, symbol))),
  operator: (_, args) =>
    call(
      party(args, 0),
      encodeCall('function setApprovalForAll(address operator, bool approved)', party(args, 1), args[2] === 'yes'),
    ),
  nft: (_, args) =>
    call(
      party(args, 0),
      encodeCall(
        'function safeTransferFrom(address from, address to, uint256 tokenId)',
        sender,
        party(args, 2),
        BigInt(amountArg(args, 1)),
      ),
    ),
  swap,
  buy,
  supply: aave('function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)', sender, 0),
  withdraw: aave('function withdraw(address asset, uint256 amount, address to)', sender),
  borrow: aave(
    'function borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
    2n,
    0,
    sender,
  ),
  repay: aave(
    'function repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
    2n,
    sender,
  ),
  collateral: (place, [symbol = '', use]) =>
    call(
      place.at('aavePool'),
      encodeCall(
        'function setUserUseReserveAsCollateral(address asset, bool useAsCollateral)',
        place.token(symbol),
        use === 'yes',
      ),
    ),
  wrap: (place, [amount = '']) => ({
    to: place.token('WETH'),
    value: parseUnits(amount, 18),
    data: encodeCall('function deposit()'),
  }),
  unwrap: (place, [amount = '']) =>
    call(place.token('WETH'), encodeCall('function withdraw(uint256 wad)', parseUnits(amount, 18))),
  'stake-lido': (place, [amount = '']) => ({
    to: place.at('lido'),
    value: parseUnits(amount, 18),
    data: encodeCall('function submit(address referral)', nobody),
  }),
  'wrap-lido': (place, [amount = '']) =>
    call(place.at('wstEth'), encodeCall('function wrap(uint256 amount)', parseUnits(amount, 18))),
  'unwrap-lido': (place, [amount = '']) =>
    call(place.at('wstEth'), encodeCall('function unwrap(uint256 amount)', parseUnits(amount, 18))),
  delegate: (place, [symbol = '', to = '']) =>
    call(place.token(symbol), encodeCall('function delegate(address delegatee)', addressOf(to))),
  'add-owner': (_, args) =>
    call(
      party(args, 0),
      encodeCall(
        'function addOwnerWithThreshold(address owner, uint256 threshold)',
        party(args, 1),
        BigInt(amountArg(args, 2)),
      ),
    ),
  'remove-owner': (_, args) =>
    call(
      party(args, 0),
      encodeCall(
        'function removeOwner(address prevOwner, address owner, uint256 threshold)',
        sentinel,
        party(args, 1),
        BigInt(amountArg(args, 2)),
      ),
    ),
  'swap-owner': (_, args) =>
    call(
      party(args, 0),
      encodeCall(
        'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
        sentinel,
        party(args, 1),
        party(args, 2),
      ),
    ),
  threshold: (_, args) =>
    call(party(args, 0), encodeCall('function changeThreshold(uint256 threshold)', BigInt(amountArg(args, 1)))),
  'enable-module': toParty('function enableModule(address module)'),
  'disable-module': (_, args) =>
    call(
      party(args, 0),
      encodeCall('function disableModule(address prevModule, address module)', sentinel, party(args, 1)),
    ),
  'set-guard': toParty('function setGuard(address guard)'),
  'install-hook': (_, args) =>
    call(
      party(args, 0),
      encodeCall(
        'function installModule(uint256 moduleTypeId, address module, bytes initData)',
        4n,
        party(args, 1),
        '0x',
      ),
    ),
  'uninstall-hook': (_, args) =>
    call(
      party(args, 0),
      encodeCall(
        'function uninstallModule(uint256 moduleTypeId, address module, bytes deInitData)',
        4n,
        party(args, 1),
        '0x',
      ),
    ),
  'grant-role': (_, args) =>
    call(
      party(args, 0),
      encodeCall('function grantRole(bytes32 role, address account)', roleOf(args[1]), party(args, 2)),
    ),
  'revoke-role': (_, args) =>
    call(
      party(args, 0),
      encodeCall('function revokeRole(bytes32 role, address account)', roleOf(args[1]), party(args, 2)),
    ),
  'transfer-ownership': toParty('function transferOwnership(address newOwner)'),
  'renounce-ownership': (_, args) => call(party(args, 0), encodeCall('function renounceOwnership()')),
  'increase-allowance': (place, [amount = '', symbol = '', to = '']) =>
    call(
      place.token(symbol),
      encodeCall(
        'function increaseAllowance(address spender, uint256 amount)',
        addressOf(to),
        place.units(amount, symbol),
      ),
    ),
  'decrease-allowance': (place, [amount = '', symbol = '', to = '']) =>
    call(
      place.token(symbol),
      encodeCall(
        'function decreaseAllowance(address spender, uint256 amount)',
        addressOf(to),
        place.units(amount, symbol),
      ),
    ),
  authorise: (place, args) =>
    call(
      place.at('morpho'),
      encodeCall(
        'function setAuthorization(address authorized, bool newIsAuthorized)',
        party(args, 0),
        args[1] === 'yes',
      ),
    ),
  safe: inSafe,
};

function build(place: Place, words: readonly string[]): Call {
  const [name = '', ...args] = words;
  const own = builds[name];
  if (!own) throw new Error(`no call is named ${name}`);
  return own(place, args);
}

/** The words with names replaced by addresses. */
export const fill = (words: string): string =>
  words.replace(/\{([A-Z]|me)\}/g, (_, name: string) => checksumAddress(addressOf(name)));

/** `pay 5 USDC A; pay 9 USDC E`, with a prefix such as `@42161` for a chain other than Ethereum. */
export function requestOf(words: string, calls: string): Request {
  const [, chain = '1', rest = ''] = /^(?:@(\d+) )?(.*)$/s.exec(calls) ?? [];
  const place = new Place(Number(chain));
  const transactions = rest.split('; ').map((each) => plain(build(place, each.split(' '))));
  const [only, ...more] = transactions;
  return {
    human_intent: fill(words),
    proposed_tx: {
      chain_id: place.chainId,
      from: sender,
      ...(more.length === 0 ? only : { transactions }),
    },
    metadata: { generated_at_unix: nowUnix },
  };
}
