import { checksumAddress } from '@countersign/protocol';
import { showMention } from '../../align/show-step.ts';
import type { Match } from '../../compare/match.ts';
import { matchesOf } from '../../compare/match.ts';
import { isListedDollar } from '../../compare/payment.ts';
import { type Side, sidesOf } from '../../compare/side.ts';
import { rightKinds } from '../../compare/spender.ts';
import { chains } from '../../data/chains.ts';
import { roughPriceOf } from '../../data/rough-prices.ts';
import type { Asset, Effect } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { matchesIn } from '../../patterns/matches-in.ts';
import { isGuess } from '../../reader/guess.ts';
import type { Action, AssetMention, Step } from '../../reader/intent.ts';
import { showAddress, showAsset } from '../../show/show.ts';
import { sureIf } from '../evidence.ts';
import { type Mark, type Node, UNSURE } from '../node.ts';
import { about, type Comparison, settle, spansOf } from './settle.ts';

/** `ETH` for a trade in WETH is common, but not exact. */
const LOOSE_CONFIDENCE = 0.9;

/** The symbol with the address: two tokens may have the same symbol. */
function name(facts: Facts, asset: Asset): string {
  if (asset.kind !== 'token') return showAsset(facts, asset);
  const token = facts.data.tokens.at(facts.request.chainId, asset.address);
  return token ? `${token.symbol} (${checksumAddress(asset.address)})` : showAddress(facts, asset.address);
}

function rightToken({ data, request, chain }: Facts, mention: AssetMention): string {
  if (mention.kind !== 'symbol') return showMention(mention);
  const [token] = data.tokens.named(request.chainId, mention.symbol);
  const place = chain ? ` on ${chain.name}` : '';
  return token && request.chainId !== null
    ? `${mention.symbol} (${checksumAddress(token.address)})${place}`
    : `${mention.symbol}${place}`;
}

/** `USDC` in `5 USDC (0x…)`: the words' name for the token whose address they state. */
const wordBefore = /(?<![\p{L}\p{N}])([\p{L}\p{N}][\p{L}\p{N}.]{1,11})[\s([:=,]{1,4}$/u;

/** Whether the word before an address is the name of a token, not a word of the sentence. */
const isLabel = ({ data }: Facts, word: string): boolean =>
  /^(?=.*[A-Z])[A-Z0-9.]+$/.test(word) ||
  roughPriceOf(word) !== null ||
  (/[A-Z]/.test(word) && data.tokens.named(null, word).some(({ symbol }) => symbol === word));

/** A looked-up token has its own symbol; if the words use another, the owner must say which of the two is meant. */
function findOtherLabel(facts: Facts, { want, quantity: { asset } }: Side): string | null {
  if (asset.kind !== 'token' || !want.asset) return null;
  const found = facts.request.lookedUp.find({ kind: 'token', address: asset.address });
  const [, said = null] = wordBefore.exec(facts.intent.text.slice(0, want.asset.start).slice(-20)) ?? [];
  if (!found || said === null || said.toLowerCase() === found.symbol?.toLowerCase()) return null;
  return isLabel(facts, said) ? said : null;
}

/** `pay the $0.01 that it asks for`: a payment in dollars uses a token pegged to the dollar. */
const paysDollars = (facts: Facts, { want, quantity }: Side): boolean =>
  want.amount?.value.kind === 'usd' && facts.request.payment !== null && isListedDollar(facts, quantity);

/** A symbol of no list may be another name of any token: only an address, an item or a listed symbol excludes one. */
const isListed = ({ data }: Facts, mention: AssetMention): boolean =>
  mention.kind !== 'symbol' || data.tokens.isSymbol(mention.symbol);

function compare(facts: Facts, side: Side): Comparison {
  const { want, quantity, accepts, is, isLoose } = side;
  if (!want.asset && paysDollars(facts, side))
    return { is: 'same', text: `Dollars are ${name(facts, quantity.asset)}.` };
  if (!want.asset)
    return {
      is: 'unknown',
      text: `The intent does not name what it ${is}, but the call has ${name(facts, quantity.asset)}.`,
    };
  const said = showMention(want.asset.value);
  const seen = name(facts, quantity.asset);
  if (accepts === 'yes') {
    const label = findOtherLabel(facts, side);
    if (label) return { is: 'unknown', text: `The intent calls ${seen} ${label}, which is not the token's own name.` };
    if (!isLoose) return { is: 'same', text: `${said} is ${seen}.` };
    return { is: 'same', text: `${said} is ${seen}, its wrapped form.`, confidence: LOOSE_CONFIDENCE };
  }
  if (accepts === 'no' && quantity.asset.kind === 'native' && !facts.chain && facts.request.chainId !== null) {
    return {
      is: 'different',
      confidence: UNSURE,
      text: `The intent says ${said}, but chain ${facts.request.chainId} and its native coin are unknown here.`,
      fix: `Use a chain that is known: ${chains.map((chain) => `${chain.name} (${chain.id})`).join(', ')}.`,
    };
  }
  if (accepts === 'no') {
    const verb = is === 'gives' ? 'takes' : 'brings';
    if (isGuess(want.asset)) {
      return {
        is: 'different',
        confidence: UNSURE,
        text: `The call ${verb} ${seen}, and the intent names an address without saying that it is that of a token.`,
        fix: 'Ask the owner for the token: the intent must name it.',
      };
    }
    return {
      is: 'different',
      confidence: sureIf(isListed(facts, want.asset.value)),
      text: `The intent says ${said}, but the call ${verb} ${seen}.`,
      fix: `Use ${rightToken(facts, want.asset.value)} instead of ${seen}.`,
    };
  }
  if (quantity.asset.kind === 'token' && want.asset.value.kind === 'symbol') {
    // `token_legitimacy` decides whether an unlisted token may be used at all.
    return { is: 'unknown', text: `No token list maps the symbol ${said} to ${seen}: name the token by its address.` };
  }
  return { is: 'unknown', text: `The bytes do not show whether ${seen} is ${said}.` };
}

const markOf = ({ is, quantity: { asset }, want }: Side): Mark => ({
  claim: is,
  asset,
  spans: spansOf(want.asset),
  ...(want.asset && !isGuess(want.asset) && { said: showMention(want.asset.value) }),
});

/** An asset that the call takes in addition to those named by its steps. */
function findUnasked(facts: Facts, match: Match): Comparison[] {
  const { step, gives, together } = match;
  if (!step.gives?.asset || gives.length < 2) return [];
  const asked = new Set(
    together.flatMap((each) => sidesOf(facts, { ...match, step: each })).map((side) => side.quantity),
  );
  return gives
    .filter((quantity) => !asked.has(quantity) && quantity.amount !== 0n && quantity.asset.kind !== 'native')
    .map(({ asset }) => ({
      is: 'different',
      text: `The call also takes ${name(facts, asset)}, which the intent does not name.`,
      fix: `Remove ${name(facts, asset)}, unless the owner names it.`,
      mark: { claim: 'gives', asset },
    }));
}

const itemNumbers = /(?:#|№|\b(?:token )?id:? ?#?|\bno\. ?)(\d{1,78})(?!\d)/giu;

/** A number that stands for an item of a collection, even if no slot contains it, must match the item that moves. */
function findOtherItems({ intent }: Facts, { step, gives, gets }: Match): Comparison[] {
  const items = [...gives, ...gets].filter(({ asset }) => asset.kind === 'nft' && asset.id !== null);
  const isRead = [step.gives, step.gets].some(
    (want) => want?.asset?.value.kind === 'nft' && want.asset.value.id !== null,
  );
  const found = isRead || items.length === 0 ? [] : matchesIn(intent.text, itemNumbers);
  if (found.length === 0) return [];
  const numbers = found.map(([, digits]) => BigInt(digits ?? 0));
  const spans = found.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  return items.flatMap(({ asset }): Comparison[] => {
    if (asset.kind !== 'nft' || asset.id === null || numbers.includes(asset.id)) return [];
    const text = `The intent names item ${numbers.join(', ')}, but the call moves item ${asset.id}.`;
    const mark: Mark = { claim: 'gives', asset, spans, said: `item ${numbers.join(', ')}` };
    return [{ is: 'different', text, fix: `Use item ${numbers[0]}.`, mark }];
  });
}

/** `send it all to 0x…`: the words leave the asset to the transaction. */
function findUnsaid(facts: Facts, { step, effects: [effect], gives, gets }: Match): Comparison[] {
  const unsaid = unsaidSide(step, effect);
  if (unsaid) {
    const [quantity] = unsaid === 'gives' ? gives : gets;
    const seen = quantity ? name(facts, quantity.asset) : 'nothing that can be read';
    const what = unsaid === 'gives' ? 'pay with' : 'get';
    const text = `The intent does not say what to ${what}, but the call has ${seen}.`;
    return [{ is: 'unknown', text, mark: { claim: unsaid } }];
  }
  const [moved] = [...gives, ...gets];
  const isWithout = step.gives || step.gets || rightKinds.has(effect.kind) || leftOpen.has(step.action.value);
  if (!moved || isWithout) return [];
  const text = `The intent names no token, but the call has ${name(facts, moved.asset)}.`;
  return [{ is: 'unknown', text, mark: { claim: 'gives', asset: moved.asset } }];
}

/** `sell 1 ETH`, `buy 1 ETH`: the words name only one side of a trade. */
function unsaidSide(step: Step, { kind }: Effect): 'gives' | 'gets' | null {
  if (kind !== 'swap' || step.action.value !== 'swap') return null;
  if (!step.gives?.asset) return 'gives';
  return step.gets?.asset ? null : 'gets';
}

/** The protocol decides the output of these, and the chain their cost. */
const leftOpen: ReadonlySet<Action> = new Set(['claim', 'register', 'deploy']);

export const tokenMatching: Node = {
  id: 'intent_alignment.token_matching',
  name: 'Token',
  severity: 'critical',
  needs: ['steps', 'effects'],
  stops: 'A token other than the named one, by address: a token that only uses its symbol is a different token.',
  rejectsOn: 'A token other than that of a listed symbol, a named item or a named address.',
  letsThrough: 'Every token that a symbol may stand for on the chain; ETH for WETH in a trade, but not in a payment.',
  skips: 'If the intent names no token, or if no list maps a symbol to the token.',
  check(facts) {
    const comparisons = matchesOf(facts.alignment).flatMap((match) => {
      const sides = sidesOf(facts, match);
      return about(match.effects, [
        ...sides
          .filter(({ want }) => want.asset || want.amount)
          .map((side): Comparison => ({ ...compare(facts, side), mark: markOf(side) })),
        ...findUnasked(facts, match),
        ...findOtherItems(facts, match),
        ...findUnsaid(facts, match),
      ]);
    });
    return settle(comparisons, 'The intent names no token.');
  },
};
