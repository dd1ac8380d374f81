import type { Address } from '@countersign/protocol';
import type { Contracts } from '../../data/data.ts';
import { type Asset, type Effect, maxUint256 } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { nonceOf, signatureOf } from '../rules/irrelevant.ts';
import { type CallContext, type FunctionRule, type Reading, rule } from '../rules/protocol.ts';
import { allOf, atLeast, atMost, exactly, native, token, unnamed } from '../rules/quantity.ts';
import { wrappedNativeOf } from '../tokens/wrapped-native.ts';

const does = effectsOf('uniswap-v3');

const all = ['swap_router', 'swap_router_02', 'position_manager'];
const second = ['swap_router_02'];

/** The fee that an interface takes from a router's payout. */
interface Fee {
  readonly feeBips: bigint;
  readonly feeRecipient: Address;
}

/** The contracts refuse fees above 1 %. */
const mostBips = 100n;

/** The minimum applies before the fee is taken. */
const afterFee = (least: bigint, { feeBips }: Fee): bigint => least - (least * feeBips) / 10_000n;

/** The payouts of a contract from its own balance: mostly steps of a multicall, which should leave nothing behind. */
export function uniswapV3Payments(contracts: Contracts): readonly FunctionRule[] {
  const wrapped = (call: CallContext) => {
    const address = wrappedNativeOf(call, contracts);
    return address ? token(address) : unnamed('the wrapped coin');
  };

  /** A share is paid before the rest is paid out. */
  const withFee = (call: CallContext, asset: Asset, { feeBips, feeRecipient }: Fee, payout: Effect): Reading => {
    if (feeBips > mostBips) return { fault: `a fee of ${feeBips} basis points, but the maximum is 100` };
    const share = does(call, 'send', {
      gives: [allOf(asset)],
      from: call.to,
      to: feeRecipient,
      fees: [{ to: feeRecipient, bps: Number(feeBips), quantity: null }],
      detail: 'a share of what the router pays out',
    });
    return { effects: [share, payout] };
  };

  const unwraps = (call: CallContext, least: bigint, to: Address | null): Effect =>
    does(call, 'unwrap', { gives: [allOf(wrapped(call))], gets: [atLeast(native, least)], from: call.to, to });

  const sweeps = (call: CallContext, address: Address, least: bigint, to: Address | null): Effect =>
    does(call, 'send', { gives: [atLeast(token(address), least)], from: call.to, to });

  const permits = (call: CallContext, address: Address, amount: bigint, deadline: bigint): Effect =>
    does(call, 'permit', { gives: [atMost(token(address), amount)], spender: call.to, deadline });

  return [
    rule(
      'function unwrapWETH9(uint256 amountMinimum, address recipient)',
      all,
      ({ amountMinimum, recipient }, call) => ({
        effects: [unwraps(call, amountMinimum, recipient)],
      }),
    ),
    rule('function unwrapWETH9(uint256 amountMinimum)', second, ({ amountMinimum }, call) => ({
      effects: [unwraps(call, amountMinimum, call.from)],
    })),
    rule(
      'function unwrapWETH9WithFee(uint256 amountMinimum, address recipient, uint256 feeBips, address feeRecipient)',
      all,
      ({ amountMinimum, recipient, ...fee }, call) =>
        withFee(call, wrapped(call), fee, unwraps(call, afterFee(amountMinimum, fee), recipient)),
    ),
    rule(
      'function unwrapWETH9WithFee(uint256 amountMinimum, uint256 feeBips, address feeRecipient)',
      second,
      ({ amountMinimum, ...fee }, call) =>
        withFee(call, wrapped(call), fee, unwraps(call, afterFee(amountMinimum, fee), call.from)),
    ),
    rule(
      'function sweepToken(address token, uint256 amountMinimum, address recipient)',
      all,
      ({ token: address, amountMinimum, recipient }, call) => ({
        effects: [sweeps(call, address, amountMinimum, recipient)],
      }),
    ),
    rule(
      'function sweepToken(address token, uint256 amountMinimum)',
      second,
      ({ token: address, amountMinimum }, call) => ({ effects: [sweeps(call, address, amountMinimum, call.from)] }),
    ),
    rule(
      'function sweepTokenWithFee(address token, uint256 amountMinimum, address recipient, uint256 feeBips, address feeRecipient)',
      all,
      ({ token: address, amountMinimum, recipient, ...fee }, call) =>
        withFee(call, token(address), fee, sweeps(call, address, afterFee(amountMinimum, fee), recipient)),
    ),
    rule(
      'function sweepTokenWithFee(address token, uint256 amountMinimum, uint256 feeBips, address feeRecipient)',
      second,
      ({ token: address, amountMinimum, ...fee }, call) =>
        withFee(call, token(address), fee, sweeps(call, address, afterFee(amountMinimum, fee), call.from)),
    ),
    rule('function refundETH()', all, (_args, call) => ({
      effects: [does(call, 'send', { gives: [allOf(native)], from: call.to, to: call.from })],
    })),
    rule('function wrapETH(uint256 value)', second, ({ value }, call) => ({
      effects: [
        does(call, 'wrap', { gives: [exactly(native, value)], gets: [exactly(wrapped(call), value)], to: call.to }),
      ],
    })),
    rule('function pull(address token, uint256 value)', second, ({ token: address, value }, call) => ({
      effects: [does(call, 'send', { gives: [exactly(token(address), value)], to: call.to })],
    })),
    ...(['selfPermit', 'selfPermitIfNecessary'] as const).map((name) =>
      rule(
        `function ${name}(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)`,
        all,
        ({ token: address, value, deadline }, call) => ({ effects: [permits(call, address, value, deadline)] }),
        { irrelevant: signatureOf() },
      ),
    ),
    ...(['selfPermitAllowed', 'selfPermitAllowedIfNecessary'] as const).map((name) =>
      rule(
        `function ${name}(address token, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)`,
        all,
        ({ token: address, expiry }, call) => ({ effects: [permits(call, address, maxUint256, expiry)] }),
        { irrelevant: { ...nonceOf(), ...signatureOf() } },
      ),
    ),
  ];
}
