import type { Address } from '@countersign/protocol';
import type { Asset, Effect, Term } from '../../effects/effect.ts';
import type { effectsOf } from '../rules/effects-of.ts';
import type { ArgumentFates, CallContext, Reading } from '../rules/protocol.ts';
import { atLeast, exactly, native, someOf, token } from '../rules/quantity.ts';

type Does = ReturnType<typeof effectsOf>;

/** Exchanges coins of the call for a token that represents them. */
export const stakesCoins = (
  does: Does,
  call: CallContext,
  receipt: Address,
  fields: Partial<Pick<Effect, 'to' | 'detail'>> & { readonly least?: bigint } = {},
): Reading => {
  const { least, ...others } = fields;
  const gets = least === undefined ? someOf(token(receipt)) : atLeast(token(receipt), least);
  return { effects: [does(call, 'stake', { gives: [exactly(native, call.value)], gets: [gets], ...others })] };
};

/** A withdrawal that is requested now and claimed later, by a number from the contract. */
export const requestTerm = (value: bigint): Term => ({ what: 'withdrawal request', is: 'number', value });
export const later = 'requests a withdrawal that can be claimed once it is ready';

export const unstakes = (
  does: Does,
  call: CallContext,
  gives: readonly [asset: Asset, amount: bigint],
  gets: Asset,
  fields: Partial<Effect> = { detail: later },
): Reading => ({
  effects: [does(call, 'unstake', { gives: [exactly(...gives)], gets: [someOf(gets)], ...fields })],
});

export const credited = (argument: string, whose: string): ArgumentFates => ({
  irrelevant: { [argument]: `whom ${whose} credits for the stake; takes nothing from it` },
});
