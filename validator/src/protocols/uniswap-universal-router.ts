import { type Address, checksumAddress } from '@countersign/protocol';
import type { Hex } from '../call.ts';
import { deployed } from '../data/deployed.ts';
import { effectsOf } from './effects-of.ts';
import { type CallContext, type Protocol, type Reading, rule } from './protocol.ts';
import { exactly, token } from './quantity.ts';
import { foldPlan } from './router-ledger.ts';
import { readCommands } from './universal-router-commands.ts';
import { poolManager, type Setting } from './universal-router-setting.ts';
import { wrappedNativeOf } from './wrapped-native.ts';

const slug = 'uniswap-universal-router';
const does = effectsOf(slug);
const contracts = deployed(slug);

interface Commands {
  readonly commands: Hex;
  readonly inputs: readonly Hex[];
  readonly deadline?: bigint;
}

/** What the commands do together for the user, in whose name the router spends. */
function runs(
  call: CallContext,
  router: Address,
  caller: Address | null,
  plan: Commands,
  before: Reading['effects'] = [],
): Reading {
  const setting: Setting = { call, router, caller, wrapped: wrappedNativeOf(call, contracts) };
  const { steps, pairs } = readCommands(setting, plan.commands, plan.inputs);
  const effects = foldPlan([...before, ...steps], {
    call: call.path,
    protocol: slug,
    user: call.from,
    holders: [router, ...pairs],
    settler: poolManager,
    value: call.value,
    ...(plan.deadline === undefined ? {} : { deadline: plan.deadline }),
  });
  return { effects, value: 'counted' };
}

const on = ['universal_router'];

export const uniswapUniversalRouter: Protocol = {
  slug,
  name: 'Uniswap Universal Router',
  family: 'uniswap',
  words: ['universal router', 'uniswap universal router'],
  contracts,
  functions: [
    rule('function execute(bytes commands, bytes[] inputs)', on, (plan, call) => runs(call, call.to, call.from, plan)),
    rule('function execute(bytes commands, bytes[] inputs, uint256 deadline)', on, (plan, call) =>
      runs(call, call.to, call.from, plan),
    ),
    rule(
      'function executeSigned(bytes commands, bytes[] inputs, bytes32 intent, bytes32 data, bool verifySender, bytes32 nonce, bytes signature, uint256 deadline)',
      on,
      (plan, call) => runs(call, call.to, call.from, plan),
    ),
    // The proxy moves the tokens to the router first and is then itself the caller that the router knows.
    rule(
      'function execute(address router, address token, uint256 amount, bytes commands, bytes[] inputs, uint256 deadline)',
      ['swap_proxy'],
      ({ router, token: address, amount, ...plan }, call) => {
        const isKnown = Object.values(contracts.universal_router ?? {}).some((routers) => routers.includes(router));
        if (!isKnown) return { fault: `${checksumAddress(router)} is not a Universal Router` };
        const deposit = does(call, 'send', { gives: [exactly(token(address), amount)], to: router });
        return runs(call, router, call.to, plan, [deposit]);
      },
    ),
  ],
};
