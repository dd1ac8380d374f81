import type { Address } from '@countersign/protocol';
import { type MorphoMarket, morphoMarketId } from '../../data/morpho-market-id.ts';
import { pairOfMorphoMarket } from '../../data/morpho-markets.ts';
import type { Hex } from '../../effects/call.ts';
import type { Effect, Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { handedData } from '../rules/handed-data.ts';
import type { ArgumentFates, CallContext } from '../rules/protocol.ts';

const does = effectsOf('morpho-blue');

export const marketParams =
  '(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams' as const;

/**
 * The creator of an unlisted market chose its oracle, and so controls who gets its assets: the words have to name it.
 */
function marketTerm({ chainId }: CallContext, market: MorphoMarket): Term {
  const id = morphoMarketId(market);
  const value = pairOfMorphoMarket(chainId, id);
  if (value === null) return { what: 'market', is: 'hex', value: id };
  const tokens = [market.collateralToken, market.loanToken];
  return { what: 'market', is: 'pair', value, id, tokens, loanToValueBps: Number(market.lltv / 10n ** 14n) };
}

/** The terms of an effect on a market. */
export const inMarket = (
  call: CallContext,
  market: MorphoMarket,
  others: readonly Term[] = [],
): { readonly terms: readonly Term[] } => ({ terms: [marketTerm(call, market), ...others] });

/** With any bytes, Morpho calls its caller back before it takes the owed assets. */
export const callsBack = (call: CallContext, caller: Address | null, data: Hex): readonly Effect[] =>
  data === '0x'
    ? []
    : [does(call, 'unknown', { to: caller, ...handedData(data), detail: 'runs code of the caller in between' })];

const partOfMarket = 'the list of known markets; of any other market, the words name the id';

export const marketFates: Readonly<Record<string, string>> = Object.fromEntries(
  ['loanToken', 'collateralToken', 'oracle', 'irm', 'lltv'].map((part) => [`marketParams.${part}`, partOfMarket]),
);

export const callbackFate: Readonly<Record<string, string>> = { data: 'empty: nobody is called back' };

/** Generated arguments would set both. */
export const assetsOrShares: Pick<ArgumentFates, 'examples'> = { examples: [{ shares: 0n }, { assets: 0n }] };
