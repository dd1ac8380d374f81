import { type Address, checksumAddress } from '@countersign/protocol';
import { encodeAbiParameters, parseAbiParameters } from 'viem/utils';
import { deployed } from '../../data/deployed.ts';
import type { Hex } from '../../effects/call.ts';
import type { Effect, Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { nonceOf, signatureBytes } from '../rules/irrelevant.ts';
import { type ArgumentFates, type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { exactly, token } from '../rules/quantity.ts';
import { foldPlan } from '../rules/router-ledger.ts';
import { wrappedNativeOf } from '../tokens/wrapped-native.ts';
import { readCommands } from './universal-router-commands.ts';
import { poolManager, type Setting } from './universal-router-setting.ts';

const slug = 'uniswap-universal-router';
const does = effectsOf(slug);
const contracts = deployed(slug);

interface Commands {
  readonly commands: Hex;
  readonly inputs: readonly Hex[];
  readonly deadline?: bigint;
}

/** The total effect of the commands for the user, in whose name the router spends. */
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

/** A plan for trials of the functions: at least 5 of a token are swept to an account. */
const sweepExample = {
  commands: '0x04',
  inputs: [
    encodeAbiParameters(parseAbiParameters('address, address, uint256'), [
      `0x${'a1'.repeat(20)}`,
      `0x${'b2'.repeat(20)}`,
      5n,
    ]),
  ],
};
const tried: ArgumentFates = { examples: [sweepExample] };

/** Hooks of pools can read the signed data for them. */
const isNothing = (word: Hex): boolean => BigInt(word) === 0n;
const bindTo = (effect: Effect, terms: readonly Term[]): Effect =>
  terms.length > 0 ? { ...effect, terms: [...(effect.terms ?? []), ...terms] } : effect;

export const uniswapUniversalRouter: Protocol = {
  slug,
  name: 'Uniswap Universal Router',
  family: 'uniswap',
  words: ['universal router', 'uniswap universal router'],
  contracts,
  functions: [
    rule(
      'function execute(bytes commands, bytes[] inputs)',
      on,
      (plan, call) => runs(call, call.to, call.from, plan),
      tried,
    ),
    rule(
      'function execute(bytes commands, bytes[] inputs, uint256 deadline)',
      on,
      (plan, call) => runs(call, call.to, call.from, plan),
      tried,
    ),
    rule(
      'function executeSigned(bytes commands, bytes[] inputs, bytes32 intent, bytes32 data, bool verifySender, bytes32 nonce, bytes signature, uint256 deadline)',
      on,
      ({ intent, data, ...plan }, call) => {
        const reading = runs(call, call.to, call.from, plan);
        const terms = [
          ...(isNothing(intent) ? [] : [{ what: 'signed intent', is: 'hex', value: intent } as const]),
          ...(isNothing(data) ? [] : [{ what: 'signed data', is: 'hex', value: data } as const]),
        ];
        return { ...reading, effects: (reading.effects ?? []).map((effect) => bindTo(effect, terms)) };
      },
      {
        ...tried,
        irrelevant: {
          verifySender: 'whether somebody else could send the same plan in their own name',
          ...nonceOf(),
          ...signatureBytes(),
        },
      },
    ),
    // The proxy first moves the tokens to the router, and is then the router's caller.
    rule(
      'function execute(address router, address token, uint256 amount, bytes commands, bytes[] inputs, uint256 deadline)',
      ['swap_proxy'],
      ({ router, token: address, amount, ...plan }, call) => {
        const isKnown = Object.values(contracts.universal_router ?? {}).some((routers) => routers.includes(router));
        if (!isKnown) return { fault: `${checksumAddress(router)} is not a Universal Router` };
        const deposit = does(call, 'send', { gives: [exactly(token(address), amount)], to: router });
        return runs(call, router, call.to, plan, [deposit]);
      },
      {
        pinned: { router: 'the Universal Routers of every chain' },
        examples: [{ ...sweepExample, router: Object.values(contracts.universal_router ?? {})[0]?.[0] }],
      },
    ),
  ],
};
