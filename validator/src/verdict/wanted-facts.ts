import { type Address, keyOfFact, maxWantedFacts, type WantedFact } from '@countersign/protocol';
import { movedTokens } from '../checks/moved-tokens.ts';
import { addsToRight, allowanceOf } from '../compare/added-right.ts';
import { findOpenLimit, isFairlyPriced } from '../compare/open-limit.ts';
import { lookUpName } from '../compare/price.ts';
import { isDollarToken } from '../data/rough-prices.ts';
import { walkCalls } from '../decode/walk-calls.ts';
import type { Asset, Effect } from '../effects/effect.ts';
import type { Facts } from '../facts/facts.ts';
import type { Want } from '../reader/intent.ts';
import { showAsset } from '../show/show.ts';

/**
 * Facts that a chain or a price source could supply, and that are still missing. In the order of the request, and
 * limited.
 */
export function wantedFacts(facts: Facts): WantedFact[] {
  const { request } = facts;
  if (request.chainId === null || request.faults.length > 0) return [];
  const wanted = new Map<string, WantedFact>();
  for (const fact of [...inWords(facts), ...inBytes(facts), ...betweenThem(facts)]) {
    if (!request.lookedUp.isAnswered(fact)) wanted.set(keyOfFact(fact), fact);
  }
  return [...wanted.values()].slice(0, maxWantedFacts);
}

/** The addresses of names. */
const inWords = ({ intent }: Facts): WantedFact[] =>
  intent.steps.flatMap(({ recipient, spender }) =>
    [recipient, spender].flatMap((party): WantedFact[] =>
      party?.value.kind === 'ens' ? [{ kind: 'name', name: party.value.name.toLowerCase() }] : [],
    ),
  );

/**
 * The names of unlisted tokens, the assets of vaults, the owners of a Safe, and the existing allowance to which a right
 * adds.
 */
function inBytes(facts: Facts): WantedFact[] {
  const { data, request, decoded } = facts;
  const isListed = (address: Address) =>
    (data.tokens.at(request.chainId, address) ?? data.contracts.at(request.chainId, address)) !== null;
  const vaults = decoded.effects
    .flatMap(({ gives, gets }) => [...gives, ...gets])
    .flatMap(({ asset }): WantedFact[] =>
      asset.kind === 'unnamed' && asset.vault ? [{ kind: 'vault', address: asset.vault }] : [],
    );
  const tokens = [...movedTokens(facts)].filter((address) => !isListed(address));
  const safes = walkCalls(decoded.calls).flatMap(({ protocol, to }) =>
    protocol === 'safe' && to !== null && !isListed(to) ? [to] : [],
  );
  return [
    ...vaults,
    ...tokens.map((address): WantedFact => ({ kind: 'token', address })),
    ...safes.map((address): WantedFact => ({ kind: 'safe', address })),
    ...decoded.effects.flatMap((effect) => (addsToRight(facts, effect) ? (allowanceOf(facts, effect) ?? []) : [])),
  ];
}

/** The balances for `all` and `half`, the prices for amounts in dollars, and for the check of a fair price. */
function betweenThem(facts: Facts): WantedFact[] {
  const said = facts.alignment.pairs.flatMap(({ step, effect }) => [
    ...balances(facts, step.gives, effect),
    ...[step.gives, step.gets].flatMap((want) => (isDollars(want) ? assetsOf(effect).flatMap(priceOf(facts)) : [])),
    ...(facts.intent.constraints.slippageBps && effect.kind === 'swap' ? assetsOf(effect).flatMap(priceOf(facts)) : []),
  ]);
  const open = facts.decoded.effects.filter((effect) =>
    (['least', 'most'] as const).some((is) => findOpenLimit(facts, effect, is) !== null),
  );
  // A price that the words settle for the owner may still be subject to a policy.
  const unpriced = facts.decoded.effects.filter(
    (effect) => effect.kind === 'swap' && !facts.chain?.isTestnet && !isFairlyPriced(facts, effect),
  );
  return [...said, ...[...open, ...unpriced].flatMap(assetsOf).flatMap(priceOf(facts))];
}

const isDollars = (want: Want | null): boolean => want?.amount?.value.kind === 'usd';

const assetsOf = ({ gives, gets }: Effect): Asset[] => [...gives, ...gets].map(({ asset }) => asset);

function balances({ request }: Facts, want: Want | null, { from, gives }: Effect): WantedFact[] {
  const holder = from ?? request.sender;
  if (want?.amount?.value.kind !== 'fraction' || !holder) return [];
  return gives.flatMap(({ asset }): WantedFact[] => {
    const named = lookUpName(asset);
    return named ? [{ kind: 'balance', holder, asset: named }] : [];
  });
}

/** A dollar token needs no price. */
const priceOf =
  (facts: Facts) =>
  (asset: Asset): WantedFact[] => {
    const named = lookUpName(asset);
    return named && !isDollarToken(showAsset(facts, asset)) ? [{ kind: 'price', asset: named }] : [];
  };
