import { saidUnits } from '../compare/amount.ts';
import { assetKey, type Effect } from '../effects/effect.ts';
import type { AmountMention, Step } from '../reader/intent.ts';
import { putsAnother } from '../reader/languages/phrases/corrections.ts';
import {
  feeBefore,
  feeBehind,
  leadsToCode,
  leadsToRemark,
  numberedThing,
  oneOrTwo,
  tellsHolding,
  theRest,
} from '../reader/languages/phrases/other-numbers.ts';
import type { Said } from '../reader/mentions/said.ts';
import { fitOf, wantOf } from './amounts.ts';
import { quantityClaims } from './claims.ts';
import { type Matching, within } from './matching.ts';
import { isPart, isPartOfAnother } from './open-shares.ts';
import { isSameMention } from './same.ts';

export const isSameAmount = (one: AmountMention | undefined, other: AmountMention | undefined): boolean =>
  one?.kind === 'number' &&
  other?.kind === 'number' &&
  one.unit === other.unit &&
  one.value.digits * 10n ** BigInt(other.value.scale) === other.value.digits * 10n ** BigInt(one.value.scale);

/** The total of one asset that the targets give. */
function isTotal({ facts, targets }: Matching, said: Said): boolean {
  const given = targets.flatMap(({ gives }) => gives);
  const byAsset = Map.groupBy(given, ({ asset }) => assetKey(asset));
  return [...byAsset.values()].some((quantities) => {
    const [first] = quantities;
    const sum = quantities.reduce((total, { amount }) => total + (typeof amount === 'bigint' ? amount : 0n), 0n);
    return quantities.length > 1 && first !== undefined && saidUnits(facts, wantOf(said), first.asset) === sum;
  });
}

/** A bound that the amounts keep: `at most 0.4 USDC` next to a price of 0.36. */
function isKept({ facts, text, targets }: Matching, said: Said): boolean {
  const { bound, asset } = said.mention;
  if (bound !== 'min' && bound !== 'max') return false;
  const claims = quantityClaims(targets);
  // `bridge 800 USDC, at least 800 USDC must arrive`: the minimum of an asset that goes and comes applies to what
  // comes.
  const gotten = claims.filter(
    (claim) => claim.side === 'gets' && fitOf(facts, claim, said, text.actions[said.action]).accepts === 'yes',
  );
  return (bound === 'min' && gotten.length > 0 ? gotten : claims).some((claim) => {
    const fit = fitOf(facts, claim, said, text.actions[said.action]);
    const isNamed = asset !== null || said.mention.amount?.value.kind === 'usd';
    return isNamed && fit.accepts === 'yes' && fit.amount === 'same' && !fit.isTurned;
  });
}

/** Whether a mention precedes everything that is asked for: a bare number there is part of the story. */
export const isTold = ({ text }: Matching, sentence: number): boolean => {
  const [first] = text.asked;
  if (!first) return false;
  const at = text.pieces.findIndex(({ start }) => start === first.start);
  return sentence < (text.sentenceOf[at] ?? 0);
};

/** Every quantity that leaves the owner, and for which the bytes give a number, has an amount in the words. */
const isAllSaid = ({ targets, amounts }: Matching): boolean =>
  quantityClaims(targets)
    .filter(({ side, quantity }) => side === 'gives' && typeof quantity.amount === 'bigint')
    .every((claim) => amounts.some((each) => each.claim.quantity === claim.quantity));

/** `Compound three`: a number after a name that contains it. */
const isVersion = ({ text }: Matching, { at, mention }: Said): boolean => {
  const before = text.pieces[at - 1];
  const value = mention.amount?.value;
  if (before?.is !== 'mention' || !before.protocol || value?.kind !== 'number') return false;
  return new RegExp(`-v${value.value.digits}$`).test(before.protocol.value) || value.value.digits <= 4n;
};

const day = /^\d{1,2}[./]\d{1,2}[./]?(?:\d{2,4})?$/;

/** A number that only names something: in a memo, the day of a month, the nonce of the message. */
function isNumbered({ text, facts }: Matching, { start, end, mention }: Said): boolean {
  const value = mention.amount?.value;
  const nonce = facts.decoded.message?.message.nonce;
  if (value?.kind === 'number' && value.value.scale === 0 && String(nonce) === String(value.value.digits)) return true;
  const around = text.text.slice(Math.max(0, start - 70), start);
  if (leadsToRemark.test(around) || numberedThing.test(around) || leadsToCode.test(around)) return true;
  // `bot-7: preparing`
  if (/\p{L}-$/u.test(around) && /^\s?[:\]>]/.test(text.text.slice(end, end + 2))) return true;
  return (
    day.test(text.text.slice(start, end)) &&
    /^[.\s]|^$/.test(text.text.slice(end, end + 1)) &&
    /\.$/.test(text.text.slice(start, end + 1))
  );
}

/** On a line above the first line that asks for something. */
const isLineBefore = ({ text: { text, asked } }: Matching, start: number): boolean =>
  text.slice(start, Math.min(...asked.map((action) => action.start))).includes('\n');

/** `I have 1,200 USDC on Optimism.`: a balance, mentioned before the instruction. */
function isHolding(matching: Matching, { sentence, start }: Said): boolean {
  const { text, amounts } = matching;
  const isOrderWhole = amounts.every((each) => !each.said.mention.amount || !isTold(matching, each.said.sentence));
  const isBefore = isTold(matching, sentence) || isLineBefore(matching, start);
  return isOrderWhole && isBefore && tellsHolding.test(text.text.slice(Math.max(0, start - 60), start + 40));
}

/** The same amount in other words: `45 bucks in USDC … exactly 45 USDC`. */
function isSaidAgain({ facts, text, targets }: Matching, said: Said): boolean {
  if (said.mention.asset === null || said.mention.bound !== 'exact') return false;
  return quantityClaims(targets).some((claim) => {
    const fit = fitOf(facts, claim, said, text.actions[said.action]);
    return fit.accepts === 'yes' && fit.amount === 'same' && !fit.isTurned && claim.quantity.bound === 'exact';
  });
}

/**
 * A number without a unit, when every amount that moves has its unit and no number tells things apart: it counts
 * something else (`the Arbitrum one`, `ticket 4471`), unless it corrects an amount.
 */
function isUnitless({ text, targets, amounts }: Matching, { start }: Said): boolean {
  // After the amounts, a bare number may be a correction: `…, no, only 15`.
  const grounded = amounts.filter(({ said }) => said.mention.amount).map(({ said }) => said.start);
  if (start > Math.min(...grounded) && !isYear(text.text.slice(start, start + 5))) return false;
  const hasNumber = ({ terms = [], gives, gets }: Effect) =>
    terms.some(({ is }) => is === 'number') || [...gives, ...gets].some(({ asset }) => asset.kind === 'nft');
  if (targets.length === 0 || targets.some(hasNumber)) return false;
  const isWhole = quantityClaims(targets)
    .filter(({ quantity }) => typeof quantity.amount === 'bigint' && quantity.amount > 1n)
    .every((claim) =>
      amounts.some(
        (each) => each.claim.quantity === claim.quantity && each.said.mention.amount && each.said.mention.asset,
      ),
    );
  return isWhole && !putsAnother.test(text.text.slice(Math.max(0, start - 40), start));
}

const isYear = (text: string): boolean => /^(?:19|20)\d\d(?!\d)/.test(text);

/** `leave the rest of the DAI`: an amount that is not to move. */
const isRest = ({ text }: Matching, { start, end }: Said): boolean => theRest.test(text.text.slice(start, end));

/** A fee is named directly before or after a number. */
const isFeeWord = ({ text }: Matching, { start, end }: Said): boolean =>
  feeBefore.test(text.text.slice(Math.max(0, start - 40), start)) || feeBehind.test(text.text.slice(end, end + 14));

/** `a fee of up to 12 USDC`: a bridge keeps no more than that of what it takes. */
function isFee({ facts, text, targets }: Matching, said: Said): boolean {
  if (!feeBefore.test(text.text.slice(Math.max(0, said.start - 40), said.start))) return false;
  return targets.some(({ gives, gets }) => {
    const [given, gotten] = [gives[0], gets[0]];
    if (typeof given?.amount !== 'bigint' || typeof gotten?.amount !== 'bigint') return false;
    const units = saidUnits(facts, wantOf(said), given.asset);
    return units !== null && given.amount - gotten.amount <= units;
  });
}

/** Numbers that bind nothing: a repetition, the sum of the payments, a count of the steps, a number in the story. */
export function isBackgroundNumber(matching: Matching, said: Said, steps: readonly Step[]): boolean {
  const { amounts, targets } = matching;
  const { amount, asset, bound } = said.mention;
  const value = amount?.value;
  const isAgain = amounts.some(({ said: { mention: other } }) => {
    const isSameAsset = !asset || isSameMention(asset.value, other.asset?.value);
    const isSameBound = bound !== 'min' || other.bound === 'min';
    return isSameAsset && isSameBound && isSameAmount(other.amount?.value, value);
  });
  if (isAgain || isSaidAgain(matching, said)) return true;
  const words = matching.text.text.slice(said.start, said.end);
  // `DD-05`: a code
  if (/^\p{Lu}{1,8}-?\d{1,6}$/u.test(words)) return true;
  // `the Base one`
  if (oneOrTwo.test(words)) return isAllSaid(matching);
  if (isHolding(matching, said)) return isAllSaid(matching);
  if (isTotal(matching, said) || isKept(matching, said) || isFee(matching, said)) return true;
  if (steps.some(({ threshold }) => threshold && within(threshold, said))) return true;
  if (value?.kind === 'fraction') {
    const isOther = isPart(value) ? isPartOfAnother(matching, said) : asset === null || isRest(matching, said);
    return isOther && isAllSaid(matching);
  }
  if (value?.kind === 'number' && value.value.digits === 0n && isFeeWord(matching, said)) return true;
  if (value?.kind !== 'number' || asset !== null) return false;
  if (isVersion(matching, said) || isNumbered(matching, said)) return true;
  if (bound === 'exact' && isUnitless(matching, said)) return true;
  const isOrderWhole = amounts.every((each) => !each.said.mention.amount || !isTold(matching, each.said.sentence));
  if (isTold(matching, said.sentence) && bound === 'exact' && isOrderWhole) return true;
  return value.value.scale === 0 && targets.length > 1 && value.value.digits === BigInt(targets.length);
}
