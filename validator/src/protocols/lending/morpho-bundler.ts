import type { Address } from '@countersign/protocol';
import { toFunctionSelector } from 'viem/utils';
import type { Contracts } from '../../data/data.ts';
import type { Hex, RawCall } from '../../effects/call.ts';
import type { Asset, Effect, Quantity } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type FunctionRule, rule } from '../rules/protocol.ts';
import { exactly, native } from '../rules/quantity.ts';
import { foldPlan } from '../rules/router-ledger.ts';
import { isWrappedNative } from '../tokens/wrapped-native.ts';

const does = effectsOf('morpho-blue');

const noCallback: Hex = `0x${'00'.repeat(32)}`;

const isSame = (one: Asset, other: Asset | undefined): boolean =>
  one.kind === 'token' && other?.kind === 'token' && one.address === other.address;

/**
 * Replaces `all` by the amount that the adapter holds, and names the token for a vault known only by its address: if
 * only one token came in, it must be that one.
 */
function nameHeld(steps: readonly Effect[], holder: Address): readonly Effect[] {
  return steps.map((step, index) => {
    if (step.from !== holder) return step;
    const came = steps
      .slice(0, index)
      .flatMap(({ kind, to, gives, gets }) =>
        to !== holder ? [] : kind === 'send' ? gives : kind === 'wrap' ? gets : [],
      );
    const name = (quantity: Quantity): Quantity => {
      const [only, ...others] = came;
      const isVaults = quantity.asset.kind === 'unnamed' && only && others.length === 0;
      const asset = isVaults ? only.asset : quantity.asset;
      const own = came.filter((each) => isSame(each.asset, asset));
      const isKnown = own.length > 0 && own.every(({ amount }) => typeof amount === 'bigint');
      if (quantity.amount !== 'all' || !isKnown) return { ...quantity, asset };
      return exactly(
        asset,
        own.reduce((sum, { amount }) => sum + (amount as bigint), 0n),
      );
    };
    return { ...step, gives: step.gives.map(name) };
  });
}

/** If coins are wrapped only for a deposit, the deposit is in coins. */
function payInCoins(steps: readonly Effect[], holder: Address, coins: bigint): readonly Effect[] {
  const wrap = steps.find(({ kind, from, to }) => kind === 'wrap' && from === holder && to === holder);
  const wrapped = wrap?.gets[0]?.asset;
  if (!wrap || !wrapped) return steps;
  const amount = wrap.gives[0]?.amount === 'all' ? coins : wrap.gives[0]?.amount;
  const use = steps.find(
    ({ from, gives: [given] }) =>
      from === holder && given && isSame(wrapped, given.asset) && (given.amount === amount || given.amount === 'all'),
  );
  if (!use || typeof amount !== 'bigint') return steps;
  return steps
    .filter((step) => step !== wrap)
    .map((step) => (step === use ? { ...step, gives: [exactly(native, amount)] } : step));
}

/**
 * Assets that are withdrawn or borrowed to the adapter and then paid out, perhaps unwrapped, go to the final recipient.
 */
function payOut(call: CallContext, steps: readonly Effect[], holder: Address): readonly Effect[] {
  const paid = new Set<Effect>();
  const settled = steps.map((step, index) => {
    const [got] = step.gets;
    if ((step.kind !== 'withdraw' && step.kind !== 'borrow') || step.to !== holder || !got) return step;
    const payout = steps
      .slice(index + 1)
      .find((later) => later.from === holder && !paid.has(later) && isSame(got.asset, later.gives[0]?.asset));
    // Anyone can take assets left in the adapter, so a payout of less, or of more, is an effect of its own.
    const isWhole =
      payout?.gives[0]?.amount === 'all' || (got.amount !== null && payout?.gives[0]?.amount === got.amount);
    if (!payout || !isWhole || (payout.kind !== 'send' && payout.kind !== 'unwrap')) return step;
    paid.add(payout);
    const isCoin =
      payout.kind === 'unwrap' && got.asset.kind === 'token' && isWrappedNative(call.chainId, got.asset.address);
    return { ...step, gets: isCoin ? [{ ...got, asset: native }] : step.gets, to: payout.to };
  });
  return settled.filter((step) => !paid.has(step));
}

/** Permits, which may have been submitted by others already: without them, later steps fail and revert all. */
const mayFail: ReadonlySet<string> = new Set(
  [
    'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
    'function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
    'function permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permitSingle, bytes signature)',
    'function setAuthorizationWithSig((address authorizer, address authorized, bool isAuthorized, uint256 nonce, uint256 deadline) authorization, (uint8 v, bytes32 r, bytes32 s) signature)',
  ].map((signature) => toFunctionSelector(signature)),
);

interface Part {
  readonly data: Hex;
  readonly skipRevert: boolean;
  readonly callbackHash: Hex;
}

/** Hidden effects of a part: the others go on if it fails, or it runs another bundle. */
function openEndsOf(call: CallContext, { data, skipRevert, callbackHash }: Part, index: number): readonly Effect[] {
  const within = { path: `${call.path}.${index}`, from: call.from };
  return [
    ...(skipRevert && !mayFail.has(data.slice(0, 10))
      ? [does(within, 'unknown', { detail: 'may fail while the other steps go on' })]
      : []),
    ...(callbackHash === noCallback
      ? []
      : [
          does(within, 'unknown', {
            terms: [{ what: 'callback', is: 'hex', value: callbackHash }],
            detail: 'runs another bundle in between, of which the bytes contain only the hash',
          }),
        ]),
  ];
}

/** Calls made in the name of the bundler's caller, by an adapter that holds the assets in between. */
export const morphoBundler = (contracts: Contracts): FunctionRule =>
  rule(
    'function multicall((address to, bytes data, uint256 value, bool skipRevert, bytes32 callbackHash)[] bundle)',
    ['bundler'],
    ({ bundle }, call) => {
      const known = Object.entries(contracts.general_adapter ?? {});
      const adapters = known.flatMap(([id, all]) => (call.chainId === null || Number(id) === call.chainId ? all : []));
      const holder = bundle.find(({ to }) => adapters.includes(to))?.to ?? adapters[0] ?? call.to;
      const isForward = ({ kind, from, to }: Effect) => kind === 'send' && from === call.to && to === holder;
      const forwarded = bundle.reduce((sum, { to, value }) => (to === holder ? sum + value : sum), 0n);
      // The bundler's payments to other accounts than the adapter, which can only come from the call.
      const spent = bundle.reduce((sum, { value }) => sum + value, 0n) - forwarded;
      const kept = call.value - forwarded - spent;
      const keep = does(call, 'send', { gives: [exactly(native, spent)], from: holder, to: call.to });
      const settle = (steps: readonly Effect[]) => [
        ...(spent > 0n && holder !== call.to ? [keep] : []),
        ...payOut(call, nameHeld(payInCoins(steps, holder, forwarded), holder), holder),
      ];
      return {
        value: 'passed',
        calls: bundle.map(
          ({ to, data, value }): RawCall => ({
            from: adapters.includes(to) && data !== '0x' ? call.from : call.to,
            to,
            value,
            data,
            operation: 'call',
          }),
        ),
        fold: (steps) => [
          ...foldPlan(settle(steps.filter((step) => !isForward(step))), {
            call: call.path,
            protocol: 'morpho-blue',
            user: call.from,
            holders: [holder, call.to],
            value: forwarded + spent,
          }),
          ...bundle.flatMap((part, index) => openEndsOf(call, part, index)),
          ...(kept > 0n ? [does(call, 'send', { gives: [exactly(native, kept)], to: call.to })] : []),
        ],
      };
    },
    {
      pinned: {
        'bundle[].skipRevert': 'false, but for rights by signature',
        'bundle[].callbackHash': 'zero: nobody calls back',
      },
    },
  );
