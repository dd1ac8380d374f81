import type { Address } from '@countersign/protocol';
import type { Hex } from '../../effects/call.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { handedData } from '../rules/handed-data.ts';
import { type CallContext, type FunctionRule, type Reading, rule } from '../rules/protocol.ts';
import { atMost, exactly, token } from '../rules/quantity.ts';

const does = effectsOf(null);

/** Only the recipient understands the data sent with the tokens; without data, it just receives the tokens. */
const tells = (call: CallContext, to: Address, data: Hex) =>
  data === '0x'
    ? []
    : [does(call, 'unknown', { to, ...handedData(data), detail: 'passes data for the recipient to act on' })];

const sends = (call: CallContext, from: Address | null, to: Address, amount: bigint, data: Hex = '0x'): Reading => ({
  effects: [does(call, 'send', { gives: [exactly(token(call.to), amount)], from, to }), ...tells(call, to, data)],
});

const approves = (call: CallContext, spender: Address, amount: bigint, data: Hex = '0x'): Reading => ({
  effects: [does(call, 'approve', { gives: [atMost(token(call.to), amount)], spender }), ...tells(call, spender, data)],
});

/** Transfers and approvals that also call the recipient or spender (ERC-677, ERC-1363). */
export const erc20Calls: readonly FunctionRule[] = [
  rule('function transferAndCall(address to, uint256 amount)', 'any', ({ to, amount }, call) =>
    sends(call, call.from, to, amount),
  ),
  rule('function transferAndCall(address to, uint256 amount, bytes data)', 'any', ({ to, amount, data }, call) =>
    sends(call, call.from, to, amount, data),
  ),
  rule('function transferFromAndCall(address from, address to, uint256 amount)', 'any', ({ from, to, amount }, call) =>
    sends(call, from, to, amount),
  ),
  rule(
    'function transferFromAndCall(address from, address to, uint256 amount, bytes data)',
    'any',
    ({ from, to, amount, data }, call) => sends(call, from, to, amount, data),
  ),
  rule('function approveAndCall(address spender, uint256 amount)', 'any', ({ spender, amount }, call) =>
    approves(call, spender, amount),
  ),
  rule(
    'function approveAndCall(address spender, uint256 amount, bytes data)',
    'any',
    ({ spender, amount, data }, call) => approves(call, spender, amount, data),
  ),
];
