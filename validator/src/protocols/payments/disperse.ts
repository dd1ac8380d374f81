import type { Address } from '@countersign/protocol';
import type { Asset } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { exactly, native, token } from '../rules/quantity.ts';

const does = effectsOf('disperse');

interface Payees {
  readonly recipients: readonly Address[];
  readonly values: readonly bigint[];
}

/** One payment for each recipient; coins beyond their sum return to the caller. */
function sends(call: CallContext, asset: Asset, { recipients, values }: Payees): Reading {
  if (recipients.length !== values.length) return { fault: 'there must be one value for each recipient' };
  const effects = recipients.map((to, index) =>
    does(call, 'send', { gives: [exactly(asset, values[index] ?? 0n)], to }),
  );
  if (asset.kind !== 'native') return { effects };
  const sum = values.reduce((total, value) => total + value, 0n);
  return sum > call.value
    ? { fault: 'the coins of the call do not suffice for the values' }
    : { effects, value: 'counted' };
}

const app = ['app'];

/** Pays many recipients in one call. */
export const disperse: Protocol = {
  slug: 'disperse',
  name: 'Disperse',
  family: 'disperse',
  words: ['disperse.app', 'disperse app'],
  contracts: {
    app: Object.fromEntries(
      [1, 10, 56, 100, 137, 8453, 42161, 43114, 11155111].map((id) => [
        id,
        ['0xd152f549545093347a162dce210e7293f1452150'],
      ]),
    ),
  },
  functions: [
    rule(
      'function disperseEther(address[] recipients, uint256[] values)',
      app,
      (payees, call) => sends(call, native, payees),
      { examples: [{ recipients: [], values: [] }] },
    ),
    rule(
      'function disperseToken(address token, address[] recipients, uint256[] values)',
      app,
      ({ token: paid, ...payees }, call) => sends(call, token(paid), payees),
    ),
    rule(
      'function disperseTokenSimple(address token, address[] recipients, uint256[] values)',
      app,
      ({ token: paid, ...payees }, call) => sends(call, token(paid), payees),
    ),
  ],
};
