import { effectsOf } from '../rules/effects-of.ts';
import { type FunctionRule, rule } from '../rules/protocol.ts';

const does = effectsOf('safe');

/** Functions that a Safe delegatecalls to change its implementation, which the migration contract contains. */
const names = [
  ['migrateSingleton', 'the code of this version'],
  ['migrateWithFallbackHandler', 'the code and the fallback handler of this version'],
  ['migrateL2Singleton', 'the code of this version for rollups'],
  ['migrateL2WithFallbackHandler', 'the code and the fallback handler of this version for rollups'],
] as const;

export const safeMigration: readonly FunctionRule[] = [
  ...names.map(([name, what]) =>
    rule(`function ${name}()`, ['migration'], (_args, call) => ({
      effects: [does(call, 'upgrade', { beneficiaryUnknown: true, detail: `gives the Safe ${what}` })],
    })),
  ),
  rule('function setupToL2(address l2Singleton)', ['setup'], ({ l2Singleton }, call) => ({
    effects: [does(call, 'upgrade', { to: l2Singleton, detail: 'gives a new Safe the code for rollups' })],
  })),
];
