import type { Address } from '@countersign/protocol';
import type { Effect, Quantity } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import type { CallContext, Reading } from '../rules/protocol.ts';
import { switchTerm } from './collateral.ts';

const does = effectsOf('aave-v3');

/** A code that Aave records; it pays no one. */
export const referral = { referralCode: 'whom Aave credits; it takes nothing' };

export const supplies = (call: CallContext, gives: Quantity, to: Address | null): Effect =>
  does(call, 'supply', { gives: [gives], to });

/** The tokens go to the caller, whoever takes on the debt, so the debtor is the party that the words have to name. */
export const borrows = (call: CallContext, gets: Quantity, debtor: Address | null, rateMode = 2n): Effect =>
  does(call, 'borrow', {
    gets: [gets],
    to: debtor,
    detail: `${showRateMode(rateMode)}, lent to the caller${debtor === call.from ? '' : ' on the debt of another account'}`,
  });

export const repays = (call: CallContext, gives: Quantity, to: Address | null, detail?: string): Effect =>
  does(call, 'repay', { gives: [gives], to, ...(detail && { detail }) });

export const permits = (call: CallContext, gives: Quantity, deadline: bigint): Effect =>
  does(call, 'permit', { gives: [{ ...gives, bound: 'max' }], spender: call.to, deadline });

/** The rate of a debt, which current pools no longer allow to change. */
export const changesRate = (call: CallContext, asset: string, mode: bigint): Effect =>
  does(call, 'unknown', { detail: `changes the debt in ${asset} from the ${showRateMode(mode)} to the other one` });

/** Category 0 means none: the usual rules apply to the position again. */
export const setsMode = (call: CallContext, category: number, from = call.from): Effect =>
  does(call, 'set', {
    from,
    terms: [
      switchTerm('efficiency mode', category !== 0),
      ...(category === 0 ? [] : [{ what: 'category', is: 'number', value: BigInt(category) } as const]),
    ],
    detail: category === 0 ? 'leaves the efficiency mode' : `sets the efficiency mode to category ${category}`,
  });

/** Current pools have no debts at a stable rate, and refuse requests for one. */
export const refuseStableRate = (mode: bigint): Pick<Reading, 'fault'> =>
  mode === 2n ? {} : { fault: `the interest rate mode is ${mode}, but pools support only the variable rate (2)` };

const rateModes: Readonly<Record<string, string>> = { 1: 'stable rate', 2: 'variable rate' };
const showRateMode = (mode: bigint): string => rateModes[String(mode)] ?? `rate of mode ${mode}`;

interface Liquidation {
  readonly debt: Quantity;
  readonly collateral: Quantity;
  readonly debtor: Address;
  readonly getsATokens: boolean;
}

export const liquidates = (call: CallContext, { debt, collateral, debtor, getsATokens }: Liquidation): Effect =>
  does(call, 'repay', {
    gives: [debt],
    gets: [collateral],
    to: debtor,
    detail: `liquidates another account and keeps its collateral${getsATokens ? ' as aTokens' : ''}`,
  });
